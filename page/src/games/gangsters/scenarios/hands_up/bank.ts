/** The places of the bank, as the server numbers them. */
export const PLACE = { alarm: 1, tills: 2, vaultDoor: 3, boxes: 4, safe: 5, firstHour: 6, grille: 13, getaway: 16 } as const;

/** Where something stands on a dial of so many steps, the last one on top. */
export function onDial(step: number, steps: number, radius: number): { x: number; y: number } {
  const angle = (step / steps) * 2 * Math.PI;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** An arc of the dial from one step to another. */
export function arc(from: number, to: number, steps: number, radius: number): string {
  const begin = onDial(from, steps, radius);
  const end = onDial(to, steps, radius);
  const large = (to - from) / steps > 0.5 ? 1 : 0;
  return `M ${begin.x} ${begin.y} A ${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

/** Where bags lie that are piled up, the widest row below. */
export function pile(bags: number, wide: number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  for (let row = 0, room = wide; places.length < bags && room > 0; row += 1, room -= 1) {
    const here = Math.min(room, bags - places.length);
    for (let n = 0; n < here; n += 1) places.push({ x: n - (here - 1) / 2, y: -row });
  }
  return places;
}
