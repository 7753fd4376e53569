/** What stands on the mayor's answers and on the traitors, in lines of a 24 × 24 field, by id. */
export const SIGNS: Readonly<Record<string, string>> = {
  free_beer: 'M6 8h9v12H6zM15 10h4v6h-4M6 8c0-3 3-4 4.500-2.500C12 4 15 5 15 8M9 11v6M12 11v6', // a mug
  bankers_dinner: 'M3 6h7l2 2h9v12H3zM7 12h10M7 16h6', // a file
  soup_kitchen: 'M3 12h18c0 5-4 8-9 8s-9-3-9-8zM8 9V5M12 9V4M16 9V5', // a bowl
  fireworks: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l4 4M14 14l4 4M18 6l-4 4M10 14l-4 4', // a rocket that bursts
  pinkertons: 'M12 3l2.500 5.500 6 .500-4.500 4 1.500 6L12 16l-5.500 3L8 13 3.500 9l6-.500z', // a badge
  garden_party: 'M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10h3v4h-3M4 21h13M9 6V3M12 6V3', // a cup
  traitor: 'M12 2l2.500 4v9h-5V6zM6 15h12M12 15v6M10 21h4', // a dagger
};

/** A coin in a 20 × 20 field. */
export const COIN = 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16M7 7h6M10 7v6M7.500 13h5';
/** A dagger in a 12 × 24 field. */
export const DAGGER = 'M6 1l2.500 4v10h-5V5zM1 15h10M6 15v7';

const COLUMNS = 12;

/** City hall in a field of this size: a column for every vote, as far from each other as they may. */
export function hallOf(width: number, height: number) {
  const base = height - 12;
  const roof = Math.max(24, height * 0.42);
  const wide = Math.min(width - 24, 460);
  const left = (width - wide) / 2;
  const step = wide / COLUMNS;
  return {
    base,
    roof,
    left,
    wide,
    /** The middle of a column. */
    column: (index: number): number => left + step * (index + 0.5),
    thick: step * 0.42,
    pediment: `M${left - 8} ${roof}L${width / 2} ${roof - height * 0.22}L${left + wide + 8} ${roof}z`,
    dome: `M${width / 2 - 34} ${roof - height * 0.17}a34 ${height * 0.22} 0 0 1 68 0z`,
  };
}
