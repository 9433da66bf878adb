import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { useProfile } from '../../auth/useProfile';
import { changedValues } from '../../dataProvider/changedValues';
import type { Row } from '../../dataProvider/row';
import { keptValues, startValues, type FormValues } from '../values/formValues';

/** So long after the last key unsaved values are written down. */
const WAIT_MS = 600;

/** Unsaved values of a record's form that outlive their tab, and what they stood on. */
interface Kept {
  at: string;
  values: FormValues;
  base: FormValues | null;
}

/** Cleared with the app's other data of this browser, at logout too; a browser that keeps nothing is no reason to stop typing. */
const keptAt = (key: string) => ({
  read: (): Kept | null => {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      if (!isRecord(kept) || typeof kept.at !== 'string' || !isRecord(kept.values)) return null;
      return { at: kept.at, values: kept.values, base: isRecord(kept.base) ? kept.base : null };
    } catch {
      return null;
    }
  },
  write: (kept: Kept | null): void => {
    try {
      if (kept === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      /* Full or forbidden. */
    }
  },
});

interface Options {
  resource: ResourceDescriptor;
  form: UseFormReturn<FormValues>;
  /** The record that the form stands on; null for a new one. */
  base: Row | null;
  putBack: (from: FormValues | null, values: FormValues) => void;
}

/** Keeps the unsaved values of a record's form in the browser, and offers those that an earlier visit left [KEY-008]. */
export const useKeptValues = ({ resource, form, base, putBack }: Options) => {
  const userId = useProfile()?.id ?? 0;
  const key = `trowel:draft:${userId}:${resource.name}:${base?.id ?? 'new'}`;
  const [kept, setKept] = useState(() => keptAt(key).read());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const standing = useRef({ key, base });
  useEffect(() => {
    // What was new is stored by now, and is no draft any more.
    if (standing.current.key !== key) keptAt(standing.current.key).write(null);
    standing.current = { key, base };
  }, [key, base]);

  const keep = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { key: place, base: on } = standing.current;
    const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
    const values = Object.fromEntries(
      Object.entries(keptValues(resource, form.getValues())).filter(([name]) => !pictures.has(name)),
    );
    const from = on ?? startValues(resource, null);
    const isChanged = Object.keys(changedValues(resource, { ...from, ...values }, from)).length > 0;
    keptAt(place).write(isChanged ? { at: new Date().toISOString(), values, base: on } : null);
  }, [resource, form]);

  useEffect(() => {
    // What an earlier visit left is not written over before it was looked at.
    if (kept) return undefined;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, WAIT_MS);
    });
    const leave = (): void => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [kept, form, keep]);

  return {
    kept,
    restore: () => {
      if (!kept) return;
      setKept(null);
      putBack(kept.base, { ...(kept.base ?? startValues(resource, null)), ...kept.values });
    },
    discard: (): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      keptAt(standing.current.key).write(null);
      setKept(null);
    },
  };
};
