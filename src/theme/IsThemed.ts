import { createContext } from 'react';

/** Whether MUI's theme stands around a part already. */
export const IsThemed = createContext(false);
