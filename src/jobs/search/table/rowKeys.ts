/** How many rows Page up and Page down go. */
const PAGE = 8;

/** The row that a key leads to from another one; null for a key that moves nothing. */
export const rowAfterKey = (key: string, active: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || count === 0 ? null : Math.max(0, Math.min(next, count - 1));
};
