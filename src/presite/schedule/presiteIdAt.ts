/** The card that something stands on; null beside all cards. */
export const presiteIdAt = (target: EventTarget | null): number | null => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-presite]')?.dataset.presite : undefined;
  return id === undefined ? null : Number(id);
};

/** The column that something stands on, also its tab on a phone. */
export const columnKeyAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset.column : undefined) ?? null;
