import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { keepSession } from './keepSession';
import { SessionContext } from './SessionContext';
import type { SessionStore } from './sessionStore';

/** Gives the session of a store to all below, and keeps it alive. */
export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => {
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => keepSession(store), [store]);
  const value = useMemo(
    () => ({
      ...state,
      login: store.login,
      loginWith: store.loginWith,
      loginElsewhere: store.loginElsewhere,
      logout: store.logout,
      restart: store.start,
    }),
    [state, store],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
};
