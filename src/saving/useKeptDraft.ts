import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '#domain/values';
import { useProfile } from '../auth/useProfile';

/** So long after the last key unsaved values are written down. */
const WAIT_MS = 600;

type Plain = Readonly<Record<string, unknown>>;

/** Unsaved values that outlive their tab, and what they stood on. */
interface KeptDraft {
  at: string;
  values: Plain;
  base: Plain | null;
}

/**
 * Cleared with the app's other data of this browser, at logout too; a browser that keeps nothing is no reason to stop
 * typing.
 */
const keptAt = (key: string) => ({
  read: (): KeptDraft | null => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      if (!isRecord(kept) || typeof kept.at !== 'string' || !isRecord(kept.values)) return null;
      return { at: kept.at, values: kept.values, base: isRecord(kept.base) ? kept.base : null };
    } catch {
      return null;
    }
  },
  write: (kept: KeptDraft | null): void => {
    try {
      if (kept === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      /* Full or forbidden. */
    }
  },
});

export interface KeptOffer {
  /** What an earlier visit left, until it was answered. */
  kept: KeptDraft | null;
  restore: () => void;
  discard: () => void;
}

interface Options {
  /** The kind of record. */
  name: string;
  /** Null for a new one. */
  id: number | null;
  /** What stands in the form unsaved; null when nothing does. */
  unsaved: () => Omit<KeptDraft, 'at'> | null;
  putBack: (kept: KeptDraft) => void;
}

/**
 * Keeps the unsaved values of a form in the browser and offers those that an earlier visit left [KEY-008]. `touch` is
 * told of each change of the form.
 */
export const useKeptDraft = ({ name, id, unsaved, putBack }: Options): KeptOffer & { touch: () => void } => {
  const userId = useProfile()?.id ?? 0;
  const key = `trowel:draft:${userId}:${name}:${id ?? 'new'}`;
  const [kept, setKept] = useState(() => keptAt(key).read());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ key, unsaved, isOffered: kept !== null });
  useEffect(() => {
    // What was new is stored by now, and is no draft any more.
    if (latest.current.key !== key) keptAt(latest.current.key).write(null);
    latest.current = { key, unsaved, isOffered: kept !== null };
  });

  const keep = useCallback((): void => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = latest.current.unsaved();
    keptAt(latest.current.key).write(draft && { at: new Date().toISOString(), ...draft });
  }, []);
  const touch = useCallback((): void => {
    // What an earlier visit left is not written over before it was looked at.
    if (latest.current.isOffered) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, WAIT_MS);
  }, [keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [keep]);

  return {
    kept,
    touch,
    restore: () => {
      if (!kept) return;
      setKept(null);
      putBack(kept);
    },
    discard: (): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      keptAt(latest.current.key).write(null);
      setKept(null);
    },
  };
};
