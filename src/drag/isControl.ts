/** Controls on a card keep their own clicks and keys. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null;
