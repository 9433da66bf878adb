import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useProfile } from '../../../auth/useProfile';
import { useSelected } from '../../../store/useValue';
import type { FormState } from '../state/formState';
import type { FormStore } from '../state/formStore';
import { keptDrafts, type KeptDraft } from './keptDraft';

/** So long after the last change unsaved edits are written down. */
const WAIT_MS = 600;

export interface KeptOffer {
  kept: KeptDraft | null;
  restore: () => void;
  discard: () => void;
  /** Writes down at once what is unsaved now. */
  keep: () => void;
  /**
   * A new one is about to be stored: under the key that its edits keep until the server has answered, so that it is not
   * stored twice.
   */
  beginCreation: () => string;
  endCreation: () => void;
}

/** Kept edits on top of what is stored by now. */
const putBack = (store: FormStore, { draft, base, struck }: KeptDraft): void => {
  const { base: stored } = store.state.get();
  store.put({ draft, struck: new Set(struck) });
  store.rebase(stored, base);
};

/**
 * Keeps the unsaved edits of a form in the browser, and offers those that an earlier visit left.
 * @param nameOf the form by what it holds: the number of its job, or what stands for a new one
 * @param isCarried they come from the page before this one, and are put back without asking
 */
export const useKeptDraft = (
  store: FormStore,
  nameOf: (state: FormState) => number | string,
  isCarried = false,
): KeptOffer => {
  const userId = useProfile()?.id ?? 0;
  const placeNow = useCallback(() => keptDrafts(userId, nameOf(store.state.get())), [store, userId, nameOf]);
  const [first] = useState(placeNow);
  const [carried] = useState(() => (isCarried ? first.read() : null));
  const [kept, setKept] = useState(() => (isCarried ? null : first.read()));
  const isReady = useSelected(store.state, ({ tabs }) => tabs.every(({ load }) => !load.is_still_loading));
  const creation = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Under the name that the form has by now: what was new may be stored since. */
  const keep = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { draft, base, struck } = store.state.get();
    if (store.isDirty())
      placeNow().write({
        at: new Date().toISOString(),
        draft,
        base,
        struck: [...struck],
        creation: creation.current ?? undefined,
      });
    else placeNow().clear();
  }, [store, placeNow]);

  useEffect(() => {
    // What an earlier visit left is not written over before it was looked at.
    if (kept || !isReady) return undefined;
    const stop = store.state.subscribe(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, WAIT_MS);
    });
    const leave = (): void => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [store, kept, keep, isReady]);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    placeNow().clear();
    setKept(null);
  }, [placeNow]);
  const restore = useCallback(() => {
    if (!kept) return;
    creation.current = kept.creation ?? null;
    putBack(store, kept);
    setKept(null);
  }, [store, kept]);
  const beginCreation = useCallback((): string => {
    creation.current ??= crypto.randomUUID();
    keep();
    return creation.current;
  }, [keep]);
  const endCreation = useCallback((): void => {
    creation.current = null;
  }, []);
  const isCarriedBack = useRef(false);
  useEffect(() => {
    if (!carried || !isReady || isCarriedBack.current) return;
    isCarriedBack.current = true;
    putBack(store, carried);
  }, [store, carried, isReady]);
  return useMemo(
    () => ({ kept: isReady ? kept : null, restore, discard, keep, beginCreation, endCreation }),
    [isReady, kept, restore, discard, keep, beginCreation, endCreation],
  );
};
