import { createContext, type ReactNode } from 'react';

/** Draws react-admin and what is known of the records around a part of a screen that does without them otherwise. */
interface AroundRecords {
  (part: ReactNode): ReactNode;
  preload?: () => void;
}

/** The app says how; where nobody does, they are there already. */
export const RecordsContext = createContext<AroundRecords>((part) => part);
