/** The key of the card that an event happened on; null beside the cards. */
export const cardKeyAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-card]')?.getAttribute('data-card') ?? null) : null;
