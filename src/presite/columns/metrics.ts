/** Pixels of a card: on a phone it has "Assign to..." in words and room for a finger. */
export const CARD_HEIGHT = { normal: 88, wide: 104 } as const;
export const CARD_GAP = 8;
