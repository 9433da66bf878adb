import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router';
import type { GuardedHistory } from './guardedHistory';

/** The history of the page, for guards. */
export const HistoryContext = createContext<GuardedHistory | null>(null);

/**
 * React-router's router over a history with guards. What is drawn stays until the next page can be drawn. Its router
 * for data would be 16 kB more of every first screen: decision 105.
 */
export const GuardedRouter = ({ history, children }: { history: GuardedHistory; children: ReactNode }) => {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => {
    const take = (): void => setPlace(history.place());
    take(); // of what changed while the app stood hidden
    return history.subscribe(() => startTransition(take));
  }, [history]);
  return (
    <HistoryContext value={history}>
      <Router location={place.location} navigationType={place.action} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
};
