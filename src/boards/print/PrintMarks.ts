import { createContext } from 'react';

/** The cards that changed since the last print of their day. */
export const PrintMarks = createContext<ReadonlySet<string>>(new Set());
