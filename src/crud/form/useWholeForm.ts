import { useCallback, useEffect, useState } from 'react';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { sameValue } from '#domain/fields/sameValue';
import { isRecord, recordOf } from '#domain/values';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { errorText } from '../../dataProvider/errorText';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { useLanguage } from '../../i18n/useLanguage';
import { allTaken } from '../../saving/allTaken';
import { useKeptDraft } from '../../saving/useKeptDraft';
import { useSaver } from '../../saving/useSaver';
import { createValueStore } from '../../store/valueStore';
import { toast } from '../../toasts/toast';
import { mergeRecords } from '../conflict/mergeRecords';
import { recordOfWhole, wholeOfRecord } from '../conflict/wholeRecord';
import { useWholeValues, withNamedRows } from './useWholeValues';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';

interface Options<Values> {
  stored: StoredRecord<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  save(stored: { id: number; version: number } | null, values: Values): Promise<StoredRecord<Values>>;
  /** The record as it is stored now, for a save that came too late. */
  read(id: number): Promise<StoredRecord<Values>>;
  /** The name of the resource whose fields and labels the values have. */
  resource: string;
  /** The label of a field in the language of the screen, by its path; null for a text that needs none. */
  labelOf(path: string): string | null;
  /** What is said after a save, and after one that failed. */
  saved: string;
  failed: string;
}

/** Whether what was kept has the fields of the form: another version of the app may have left it. */
const isAlike = <Values extends object>(kept: unknown, values: Values): kept is Values =>
  isRecord(kept) &&
  Object.entries(values).every(([name, value]) => name in kept && Array.isArray(kept[name]) === Array.isArray(value));

const plain = (values: object): Record<string, unknown> => Object.fromEntries(Object.entries(values));

const NONE: ReadonlySet<string> = new Set();

/**
 * The state of a form that is saved whole with its rows: its values, what is wrong with them, and how they are saved.
 * What is typed during a save stays, and what somebody else saved first is merged, or asked about where both changed it
 * [API-037 KEY-006].
 */
export const useWholeForm = <Values extends object>({
  save,
  read,
  resource: name,
  saved,
  failed,
  ...options
}: Options<Values>) => {
  const { language } = useLanguage();
  const resource = useCatalogue().find(name);
  const { stored, values, errors, isDirty, standing, isChangedNow, change, check, rebase, settle, refuse, forget } =
    useWholeValues(options);
  /** Values that a button adds to one save. */
  const [added] = useState(() => createValueStore<Partial<Values>>({}));
  /** Those of them that were stored last. */
  const [taken] = useState(() => createValueStore<Partial<Values>>({}));

  const fail = useCallback(
    (error: unknown) => {
      const said = error instanceof CallError && error.isRefusal ? errorText(error, language) : failed;
      refuse(
        new Map(
          fieldErrorsOf(error).map(({ path, message }) => [
            path,
            message === (error instanceof Error ? error.message : null) ? said : message,
          ]),
        ),
      );
      toast.error(said);
    },
    [refuse, failed, language],
  );

  const mine = (): Values => ({ ...standing.get().values, ...added.get() });
  const merged = (base: Values, own: Values, theirs: Values, chosen: ReadonlySet<string> = NONE) => {
    if (!resource) return null;
    const merge = mergeRecords(
      resource,
      recordOfWhole(resource, base),
      recordOfWhole(resource, own),
      recordOfWhole(resource, theirs),
    );
    const untouched = Object.entries(theirs).filter(([field]) =>
      sameValue(Reflect.get(own, field), Reflect.get(base, field)),
    );
    return {
      ...merge,
      values: { ...wholeOfRecord(resource, merge.choose(chosen), own, theirs), ...Object.fromEntries(untouched) },
    };
  };

  const saver = useSaver<StoredRecord<Values>>({
    prepare: () => {
      const { stored: on } = standing.get();
      const more = added.get();
      const sent = mine();
      return async () => {
        const answer = await save(on && { id: on.id, version: on.version }, sent);
        taken.set(more);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        const own = { ...standing.get().values, ...more };
        rebase(answer, merged(sent, own, withNamedRows(answer.values, sent))?.values);
        settle();
      };
    },
    read: async () => {
      const { stored: on } = standing.get();
      if (!on) throw new Error('A record that is not stored cannot be stale.');
      const theirs = await read(on.id);
      return { ...theirs, values: withNamedRows(theirs.values, mine()) };
    },
    contested: (theirs) => merged(standing.get().base, mine(), theirs.values)?.contested.length ?? 1,
    take: (theirs, chosen) => {
      const merge = merged(standing.get().base, mine(), theirs.values, chosen);
      rebase(theirs, merge?.values);
      return merge?.taken ?? [];
    },
    drop: (theirs) => rebase(theirs),
    isDirty: () =>
      isChangedNow() ||
      Object.entries(added.get()).some(([field, value]) => !sameValue(value, Reflect.get(taken.get(), field))),
    fail,
  });

  const { touch, ...offer } = useKeptDraft({
    name,
    id: stored?.id ?? null,
    unsaved: () => {
      const now = standing.get();
      return isChangedNow() ? { values: plain(now.values), base: now.stored && { ...now.stored } } : null;
    },
    putBack: ({ values: kept, base }) => {
      const now = standing.get();
      if (!isAlike(kept, now.values)) return;
      // On the version that it was typed over: what somebody saved since is merged, or asked about, by the next save.
      const on = base !== null && isAlike(base.values, now.values) && typeof base.version === 'number' ? base : null;
      if (now.stored && on)
        rebase(
          { id: now.stored.id, version: Number(on.version), values: { ...now.values, ...recordOf(on.values) } },
          kept,
        );
      else change(kept);
    },
  });
  useEffect(() => touch(), [values, stored, touch]);

  const told = async (run: () => Promise<boolean>): Promise<StoredRecord<Values> | null> => {
    const isStored = await run();
    added.set({});
    if (isStored) toast.success(saved);
    return isStored ? standing.get().stored : null;
  };

  return {
    resource,
    stored,
    values,
    change,
    errors,
    /** Saves, with more values where a button says so; answers what is stored then, null when it was refused. */
    submit: async (more: Partial<Values> = {}): Promise<StoredRecord<Values> | null> => {
      if (!(await allTaken())) return null;
      const wrong = check({ ...standing.get().values, ...more });
      if (wrong !== null) {
        toast.error(wrong);
        return null;
      }
      added.set(more);
      return told(saver.save);
    },
    /** What an earlier visit left unsaved. */
    offer,
    busy: saver.isSaving,
    isDirty,
    conflict: saver.conflict,
    /** The versions that the conflict is about. */
    sides: () => ({ base: standing.get().base, mine: standing.get().values }),
    bringIn: saver.bringIn,
    merge: (chosen: ReadonlySet<string>) => told(() => saver.merge(chosen)),
    discard: saver.discard,
    dismiss: saver.dismiss,
    fail,
    forget,
  };
};

export type WholeForm<Values extends object> = ReturnType<typeof useWholeForm<Values>>;
