import { createContext, type ComponentType, type ReactNode } from 'react';

/**
 * react-admin and what is known of the records, for a part of a screen that does without them otherwise. The app says
 * what it is; where nobody does, it is there already.
 */
export const RecordsContext = createContext<ComponentType<{ children: ReactNode }> & { preload?: () => void }>(
  ({ children }) => children,
);
