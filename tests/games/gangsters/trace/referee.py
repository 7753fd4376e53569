"""An independent referee of the core: it reads trace lines and the pack, and knows the rulebook alone.

`check(lines, cards)` raises Wrong at the first line that the rules do not allow. What a scenario does to
pieces of the core is in `SCENARIO_LINES`; other lines of scenarios are theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.games.gangsters.trace.cards import Cards, Wrong, demand
from tests.games.gangsters.trace.dice import AFTER, BEFORE, Challenge, Line
from tests.games.gangsters.trace.piles import Piles

KINDS_OF_REST = {"revive": "out", "cheer": "exhausted"}
MARKERS = 15


def check(lines: Sequence[Line], cards: Cards) -> Referee:
    """All lines of a match, finished or not."""
    referee = Referee(lines[0], cards)
    for number, line in enumerate(lines[1:], 2):
        try:
            referee.read(line)
        except Wrong as fault:
            raise Wrong(f"line {number}, {line}: {fault}") from None
    return referee


class Referee(Piles):
    """The table as the lines leave it."""

    def read(self, line: Line) -> None:
        demand(not self.over, "something happens after the end")
        event: str = line["event"]
        happens = getattr(self, f"on_{event}", None)
        if happens is not None:
            happens(line)
        elif event in SCENARIO_LINES:
            SCENARIO_LINES[event](self, line)
        else:
            demand(
                "_" in event
                and event.split("_")[0]
                in ("bank", "race", "neighbour", "casino", "family", "election", "stakeout"),
                "an unknown event",
            )
        self.check_henchmen()
        if event != "family_mole_caught":
            self.uncovered = 0

    # ── the round ──

    def on_round_began(self, line: Line) -> None:
        demand(
            line["round"] == self.round + 1 and not self.active and not self.turns_left, "a round is missing"
        )
        self.round += 1
        self.nominations = {}

    def on_intention_said(self, line: Line) -> None:
        demand(self.players > 1, "there is nobody to tell")

    def on_passed(self, line: Line) -> None:
        demand(bool(self.hands[line["boss"] - 1]), "who holds no card is not asked")

    def on_nominated(self, line: Line) -> None:
        demand(line["boss"] not in self.nominations and 1 <= line["nominee"] <= self.bosses, "a nomination")
        self.nominations[line["boss"]] = line["nominee"]

    def on_first_chosen(self, line: Line) -> None:
        # LG-G11
        named = list(self.nominations.values())
        demand(len(named) == self.players, "not everybody has nominated")
        most = max(named.count(boss) for boss in named)
        tied = {boss for boss in named if named.count(boss) == most}
        how = "alone" if self.players == 1 else "together" if most == len(named) else "most"
        if len(tied) > 1:
            how = "decided" if self.first else "chance"
        demand(line["boss"] in tied and line["how"] == how, "somebody else is first")
        self.first = line["boss"]
        order = [(self.first - 1 + step) % self.bosses + 1 for step in range(self.bosses)]
        self.turns_left = order
        self.owed = order[: self.cards.table["problems"][self.players - 1]]  # LG-023

    def on_problem_taken(self, line: Line) -> None:
        # LG-023 LG-024 LG-G7
        if line["why"] == "round":
            demand(bool(self.owed) and self.owed.pop(0) == line["boss"], "somebody else takes the problem")
        if line["why"] == "red":
            demand(self.challenge is not None and self.challenge.red == "problem", "the red die shows none")
        self.draw_problem(line["problem"])
        self.before[line["boss"] - 1].add(line["problem"])

    def on_no_problem_left(self, line: Line) -> None:
        demand(not self.problem_deck and not self.discard and not self.next, "there are problems")
        self.owed = [boss for boss in self.owed if boss != line["boss"]]

    def on_turn_began(self, line: Line) -> None:
        # LG-025
        demand(not self.active and not self.owed, "it is not time for a turn")
        demand(self.turns_left.pop(0) == line["boss"], "it is somebody else's turn")
        self.active = line["boss"]
        fewer = self.amount(self.active, "fewer_actions", "actions")
        self.actions = max(1, self.cards.table["actions"][self.players - 1] - fewer)
        demand(line["actions"] == self.actions, f"a turn of {self.actions} actions")

    def on_turn_ended(self, line: Line) -> None:
        # LG-028 LG-073 LG-075
        self.close_challenge()
        demand(line["boss"] == self.active and self.actions == 0, "the turn is not over")
        demand(set(line["returned"]) == self.turned, "others come back")
        self.hands[self.active - 1] |= self.turned
        self.turned = set()
        self.active = 0

    def on_round_ended(self, line: Line) -> None:
        # LG-083
        demand(line["round"] == self.round and not self.active and not self.turns_left, "turns are missing")
        own = sum(self.fingerprints(boss) for boss in range(1, self.bosses + 1))
        demand(line["fingerprints"] >= own, "there are more fingerprints")
        self.prints = line["fingerprints"]
        self.police_owed = {"controlled": "uncontrolled", "uncontrolled": "active"}.get(self.police or "")

    # ── actions ──

    def act(self, boss: int) -> None:
        self.close_challenge()
        demand(boss == self.active and self.actions > 0, "there is no action left")
        self.second_card = False
        self.actions -= 1

    def on_recruited(self, line: Line) -> None:
        # LG-030 LG-049
        boss = line["boss"]
        if line["why"] == "action":
            self.act(boss)
            self.second_card = not self.amount(boss, "recruit_one")
        elif line["why"] == "more":
            demand(self.second_card and boss == self.active, "there is no second card")
            self.second_card = False
        elif line["why"] == "red":
            demand(self.challenge is not None and self.challenge.red == "henchman", "the red die shows none")
        elif line["why"] == "ability":
            demand(self.used is not None and self.used[1] in ("draw", "all_draw"), "no ability draws")
        self.move(self.clan, self.hands[boss - 1], [line["henchman"]])

    def on_skipped(self, line: Line) -> None:
        self.act(line["boss"])

    def on_rallied(self, line: Line) -> None:
        # LG-097 LG-A6
        demand(set(line["henchmen"]) == self.exhausted and bool(self.exhausted), "not all the exhausted")
        demand(not self.amount(line["boss"], "no_rally"), "the clan cannot be rallied")
        challenge = self.challenge
        demand(challenge is None or not challenge.rolled or challenge.fixed is not None, "not while rolling")
        demand(line["free"] or line["boss"] == self.active, "only the active boss rallies")
        self.was_rallied = True
        self.move(self.exhausted, self.clan, line["henchmen"])

    def on_challenge_chosen(self, line: Line) -> None:
        # LG-033 LG-088 LG-094 LG-095
        self.act(line["boss"])
        kind = line["kind"]
        if kind == "police":
            demand(self.police == "uncontrolled", "the police cannot be controlled now")
        elif kind == "problem":
            row = self.cards.problem(line["number"])
            demand(any(line["number"] in heap for heap in self.before), "this problem does not lie there")
            demand((row["best"], 1) == (line["best"], line["successes"]), "another challenge")
            demand(line["difficulty"] == row["difficulty"] + self.harder(self.active, kind), "difficulty")
        elif kind in KINDS_OF_REST:
            demand(bool(getattr(self, KINDS_OF_REST[kind])), "there is nobody to bring back")
        demand(line["harmless"] == (kind in ("police", "revive", "cheer")) or kind == "place", "locks hurt")
        names = self.scenario == "election" and kind == "place"
        self.challenge = Challenge(line, self.cards, self.home_of(line), names)
        self.base = line["difficulty"] - self.harder(self.active, kind)
        self.was_rallied = False

    def on_henchman_sent(self, line: Line) -> None:
        demand(line["boss"] == self.active and line["henchman"] in self.hands[self.active - 1], "not in hand")
        alone = self.amount(self.active, "alone") and bool(self.at_challenge().sent)
        demand(not alone, "he must go alone")
        self.at_challenge().send(line, self.held(self.active))
        self.hands[self.active - 1].remove(line["henchman"])

    def on_ability_used(self, line: Line) -> None:
        # LG-054 LG-056
        card, row = line["henchman"], self.cards.henchman(line["henchman"])["ability"]
        demand(self.used is None and card in self.hands[line["boss"] - 1], "not in hand")
        demand(not self.amount(line["boss"], "no_abilities"), "no abilities")
        is_barred = self.heeds_marks and self.cards.henchman(card).get("casino", False)
        demand(not is_barred, "this ability is off here")  # LG-057
        number = next((value for name, value in row.items() if name != "do"), 0)
        demand((line["ability"], line["amount"]) == (row["do"], number), "another ability")
        self.hands[line["boss"] - 1].remove(card)
        self.used = (card, row["do"])
        if row["do"] in BEFORE | AFTER:
            self.at_challenge().help(row["do"], number)
        self.actions += row["do"] == "extra_action"

    def on_henchman_boosted(self, line: Line) -> None:
        demand(self.used is not None and self.used[1] in ("double_spec", "best_spec"), "no ability does that")
        self.at_challenge().boost(line["henchman"], line["dice"])

    def home_of(self, line: Line) -> str:
        """The district where a challenge lies, in the scenario where that means something. LS3-012"""
        number = line["number"] if line["kind"] == "place" else 0
        district = self.stands.get(number, number) - FIRST_DISTRICT
        return self.cards.districts[district] if 0 <= district < len(self.cards.districts) else ""

    def on_rolled(self, line: Line) -> None:
        fewer = self.amount(self.active, "fewer_dice", "dice")
        self.at_challenge().roll(line, fewer, self.amount(self.active, "no_red") > 0)

    def on_rerolled(self, line: Line) -> None:
        demand(line["by"] == (self.used[0] if self.used else 0), "by somebody else")
        self.at_challenge().roll_again(line)

    def on_die_turned(self, line: Line) -> None:
        demand(self.used is not None and self.used[1] == "set_die", "no ability turns a die")
        self.at_challenge().turn_die(line["before"], line["after"])

    def on_result_fixed(self, line: Line) -> None:
        more = self.amount(self.active, "more_damage", "damage")
        # a rally may have changed what the scenario adds
        difficulty = None if self.was_rallied else self.base + self.harder(self.active, line["kind"])
        self.at_challenge().fix(line, more, difficulty)

    def outcome(self, line: Line) -> Line:
        """The result that a line about its outcome belongs to; it comes once. LG-064"""
        challenge = self.at_challenge()
        fixed = challenge.fixed
        demand(fixed is not None and not challenge.told, "there is no result")
        assert fixed is not None
        demand((line["kind"], line["number"]) == (fixed["kind"], fixed["number"]), "another challenge")
        challenge.told = True
        return fixed

    def on_failed(self, line: Line) -> None:
        demand(self.outcome(line)["successes"] == 0, "there was a success")

    def on_markers_placed(self, line: Line) -> None:
        # LG-016 LG-065
        won, number = self.outcome(line)["successes"], line["number"]
        now = self.markers.get(number, 0)
        demand(0 < won < line["needed"] - now, "no markers are placed")
        left = MARKERS - sum(self.markers.values())
        self.markers[number] = now + min(won, left)
        demand(line["markers"] == self.markers[number], "other markers")

    def on_overcome(self, line: Line) -> None:
        # LG-066
        won, number = self.outcome(line)["successes"], line["number"]
        demand(line["successes"] == won > 0, "other successes")
        if line["kind"] == "place":
            needed = self.at_challenge().chosen["successes"]
            demand(self.markers.get(number, 0) + won >= needed, "not yet")
            self.markers[number] = 0

    def close_challenge(self) -> None:
        """Whoever is unhurt is turned; all damage was given. LG-068 LG-073"""
        if self.challenge is not None:
            demand(self.challenge.told and self.challenge.damage == 0, "the challenge is not over")
            self.turned |= set(self.challenge.sent)
            self.challenge = None

    # ── the end ──

    def on_scenario_ended(self, line: Line) -> None:
        # LG-083 LG-084 LG-098 LG-099
        demand(self.police_owed is None, "the police were forgotten")
        most = max(self.fingerprints(boss) for boss in range(1, self.bosses + 1))
        lost = self.prints >= self.level["fingerprints"]
        lost_one = self.players > 2 and most >= self.level["fingerprints_each"]
        reason = "evidence" if lost else "evidence_before_one" if lost_one else line["reason"]
        demand(line["reason"] == reason, "evidence comes first")
        demand(lost or lost_one or not line["reason"].startswith("evidence"), "there is too little evidence")
        self.ending = line
        if lost or lost_one:
            demand((line["success"], line["reputation"]) == (False, 0), "defeat")
            return
        demand(set(line["eliminated"]) == self.out, "others are eliminated")
        self.move(self.out, self.reserve, line["eliminated"])
        for heap in (*self.hands, self.exhausted, self.turned):
            self.move(heap, self.clan, sorted(heap))
        self.clan -= {MOLE, ACCOUNTANT}  # LG-010: back to the box
        self.aside.clear()
        if self.campaign and self.chapter == 1:
            self.begin_break(line["reputation"])
        elif self.campaign and self.chapter == MIDDLE:
            self.possible = line["reputation"]

    def on_ended(self, line: Line) -> None:
        ending = self.ending
        demand(ending is not None and self.purse is None, "it is not over")
        assert ending is not None
        demand(all(line[name] == ending[name] for name in ("reason", "success", "reputation")), "otherwise")
        self.over = True


def action(referee: Referee, line: Line) -> None:
    referee.act(line["boss"])


def gear(referee: Referee, line: Line) -> None:
    for _ in range(GEAR_COSTS[line["how"]]):
        referee.act(line["boss"])


def shaken(referee: Referee, line: Line) -> None:
    referee.move(referee.clan, referee.exhausted, line["henchmen"])


def hint(referee: Referee, line: Line) -> None:
    referee.markers[line["card"]] = line["markers"]


def way_faded(referee: Referee, line: Line) -> None:
    referee.markers[GETAWAY] = line["markers"]


def came(referee: Referee, line: Line) -> None:
    referee.stands[line["neighbour"]] = line["district"]


def left(referee: Referee, line: Line) -> None:
    referee.markers[line["neighbour"]] = 0


def mayor_left(referee: Referee, line: Line) -> None:
    referee.markers[line["visit"]] = 0


def met(referee: Referee, line: Line) -> None:
    """Guests are shuffled into the clan deck once hands were dealt. LG-010 LS5-003"""
    referee.clan |= {MOLE, ACCOUNTANT}


def mole_caught(referee: Referee, line: Line) -> None:
    """Unmasked, or come to light on top of the deck or by a penalty. LS5-006 LS5-007"""
    if line["boss"] is not None:
        referee.act(line["boss"])
        demand(MOLE in referee.hands[line["boss"] - 1], "the mole is not in this hand")
    elif MOLE in referee.clan:
        referee.uncovered += 1
    for heap in (referee.clan, *referee.hands):
        heap.discard(MOLE)
    referee.aside.add(MOLE)


def mole_betrayed(referee: Referee, line: Line) -> None:
    referee.move(referee.hands[line["boss"] - 1], referee.clan, [MOLE])


def mole_freed(referee: Referee, line: Line) -> None:
    referee.move(referee.aside, referee.clan, [MOLE])


def employed(referee: Referee, line: Line) -> None:
    referee.act(line["boss"])
    referee.move(referee.hands[line["boss"] - 1], referee.aside, [ACCOUNTANT])


def fled(referee: Referee, line: Line) -> None:
    referee.move(referee.aside, referee.exhausted, [ACCOUNTANT])


def taken(referee: Referee, line: Line) -> None:
    referee.move(referee.exhausted, referee.aside, [ACCOUNTANT])


GETAWAY = 16
MOLE, ACCOUNTANT = 36, 37
MIDDLE = 2  # a chapter that may be the last one or not
FIRST_DISTRICT = 41
GEAR_COSTS = {"lever": 0, "handbrake": 1, "engine": 0}
SCENARIO_LINES: dict[str, Callable[[Referee, Line], None]] = {
    "bank_bags_carried": action,
    "bank_hint_given": hint,
    "bank_way_faded": way_faded,
    "election_mayor_left": mayor_left,
    "family_met": met,
    "family_mole_caught": mole_caught,
    "family_mole_betrayed": mole_betrayed,
    "family_mole_freed": mole_freed,
    "family_accountant_employed": employed,
    "family_accountant_fled": fled,
    "family_accountant_taken": taken,
    "family_clan_shot": shaken,
    "neighbour_came": came,
    "neighbour_left": left,
    "race_clan_shaken": shaken,
    "race_gear_shifted": gear,
    "stakeout_wiped": action,
}
