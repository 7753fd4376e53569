// boardgame.io's server as it comes, with its memory store and the same small card game as our `_tiny`:
// two cards each; play a card into your row, draw once, or stop; hands are hidden.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const MOST = 12;

const setup = ({ ctx, random }) => {
  const deck = random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const seats = Array.from({ length: ctx.numPlayers }, () => ({ row: [], drew: false, stopped: false }));
  const hands = Object.fromEntries(seats.map((_, seat) => [seat, deck.splice(0, 2)]));
  return { seats, hands, deck };
};

const passTurn = (G, ctx, events) => {
  G.seats.forEach((seat, number) => {
    if (!G.hands[number].length) seat.stopped = true;
  });
  const order = G.seats.map((_, step) => (Number(ctx.currentPlayer) + step + 1) % G.seats.length);
  const next = order.find((number) => !G.seats[number].stopped);
  if (next !== undefined) events.endTurn({ next: String(next) });
};

const moves = {
  play: ({ G, ctx, playerID, events }, card) => {
    const hand = G.hands[playerID];
    if (!hand.includes(card)) return INVALID_MOVE;
    hand.splice(hand.indexOf(card), 1);
    G.seats[playerID].row.push(card);
    passTurn(G, ctx, events);
  },
  draw: ({ G, ctx, playerID, events }) => {
    if (G.seats[playerID].drew) return INVALID_MOVE;
    G.seats[playerID].drew = true;
    G.hands[playerID].push(G.deck.pop());
    passTurn(G, ctx, events);
  },
  stop: ({ G, ctx, playerID, events }) => {
    G.seats[playerID].stopped = true;
    passTurn(G, ctx, events);
  },
};

const totals = (G) => G.seats.map(({ row }) => row.reduce((sum, card) => sum + card, 0));

const Cards = {
  name: 'cards',
  setup,
  moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }])),
  endIf: ({ G }) =>
    G.seats.every(({ stopped }) => stopped)
      ? { totals: totals(G).map((total) => (total > MOST ? 0 : total)) }
      : undefined,
  playerView: ({ G, playerID }) => {
    const { deck, hands, ...shown } = G;
    return { ...shown, left: deck.length, hand: hands[playerID] ?? [] };
  },
};

const server = Server({ games: [Cards], origins: [/127\.0\.0\.1/] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } }).then(() => console.log('ready'));
