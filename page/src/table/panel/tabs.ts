/** What the panel beside the table shows. */
export const TABS = ['log', 'chat', 'rulebook'] as const;
export type Tab = (typeof TABS)[number];
