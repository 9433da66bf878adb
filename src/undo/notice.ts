/**
 * A short message on what was just done, with its own way back: the change of `ticket` taken back, or an undo made good
 * again.
 */
export interface Notice {
  text: string;
  turn: number;
  back: { way: 'undo'; ticket: number } | { way: 'redo' } | null;
  /** Where it goes on from here, in a tab of its own. */
  link?: { text: string; href: string };
}
