import { createContext } from 'react';

/**
 * Under this width of the window rows are cards: 800 in the job form, more where a screen says so.
 */
export const CardsUnder = createContext(800);
