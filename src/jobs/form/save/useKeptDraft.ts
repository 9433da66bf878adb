import { useCallback, useEffect, useMemo, useState } from 'react';
import { useProfile } from '../../../auth/useProfile';
import { useSelected } from '../../../store/useValue';
import type { FormStore } from '../state/formStore';
import { keptDrafts, type KeptDraft } from './keptDraft';

/** So long after the last change unsaved edits are written down. */
const WAIT_MS = 600;

export interface KeptOffer {
  kept: KeptDraft | null;
  restore: () => void;
  discard: () => void;
}

/**
 * Keeps the unsaved edits of a form in the browser, and offers those that an earlier visit left.
 * @param name of the form: the number of its job, or what stands for a new one
 */
export const useKeptDraft = (store: FormStore, name: number | string): KeptOffer => {
  const userId = useProfile()?.id ?? 0;
  const place = useMemo(() => keptDrafts(userId, name), [userId, name]);
  const [kept, setKept] = useState(() => place.read());
  const isReady = useSelected(store.state, ({ tabs }) => tabs.every(({ load }) => !load.is_still_loading));

  useEffect(() => {
    // What an earlier visit left is not written over before it was looked at.
    if (kept || !isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const { draft, base, struck } = store.state.get();
      if (store.isDirty()) place.write({ at: new Date().toISOString(), draft, base, struck: [...struck] });
      else place.clear();
    };
    const stop = store.state.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, WAIT_MS);
    });
    const leave = (): void => {
      if (timer !== undefined) write();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [store, place, kept, isReady]);

  const discard = useCallback(() => {
    place.clear();
    setKept(null);
  }, [place]);
  const restore = useCallback(() => {
    if (!kept) return;
    const { base } = store.state.get();
    store.put({ draft: kept.draft, struck: new Set(kept.struck) });
    store.rebase(base, kept.base);
    setKept(null);
  }, [store, kept]);
  return { kept: isReady ? kept : null, restore, discard };
};
