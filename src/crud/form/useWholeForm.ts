import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { longTextIssues } from '#domain/fields/longTextIssues';
import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { errorText, saidText } from '../../dataProvider/errorText';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { useLanguage } from '../../i18n/useLanguage';
import { hasUntakenText } from '../../inputs/untakenText';
import { allTaken } from '../../saving/allTaken';
import { useFormDraft } from '../../saving/drafts/useFormDraft';
import { useSaver } from '../../saving/useSaver';
import { createValueStore } from '../../store/valueStore';
import { toast } from '../../toasts/toast';
import { compareRecords, type RecordChange } from '../conflict/compareRecords';
import { mergeRecords } from '../conflict/mergeRecords';
import { recordOfWhole, wholeOfRecord } from '../conflict/wholeRecord';
import { useWholeValues, withNamedRows } from './useWholeValues';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';

interface Options<Values> {
  stored: StoredRecord<Values> | null;
  /** The same record as it was read last: it may be newer than the one that the form began with. */
  latest?: StoredRecord<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  /** What of the values is checked and saved: without rows into which nothing was given. All of them unless said. */
  givenOf?: (values: Values) => Partial<Values>;
  save(stored: { id: number; version: number } | null, values: Values): Promise<StoredRecord<Values>>;
  /** The record as it is stored now, for a save that came too late. */
  read(id: number): Promise<StoredRecord<Values>>;
  /** The name of the resource whose fields and labels the values have. */
  resource: string;
  /** What a new one is called so far. */
  titleOf?: (values: Values) => string;
  /** The form stands in a dialog. */
  isInDialog?: boolean;
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

/** What a draft holds: the values, and those that they were typed over; null for a new one. */
interface Content<Values> {
  values: Values;
  base: Values | null;
}

/** Earlier versions of the app kept the whole stored record as the base. */
const readContent = <Values extends object>(content: unknown, alike: Values): Content<Values> | null => {
  if (!isRecord(content) || !isAlike(content.values, alike)) return null;
  const base = isRecord(content.base) && isRecord(content.base.values) ? content.base.values : content.base;
  return { values: content.values, base: isAlike(base, alike) ? base : null };
};

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
  titleOf,
  latest = null,
  isInDialog = false,
  saved,
  failed,
  givenOf,
  ...options
}: Options<Values>) => {
  const { language } = useLanguage();
  const resource = useCatalogue().find(name);
  const { issuesOf: ownIssues } = options;
  // With those that the server alone would name: beside a text that no field takes nothing is sent.
  const issuesOf = useCallback(
    (values: Values) => [...ownIssues(values), ...(resource ? longTextIssues(resource, values) : [])],
    [ownIssues, resource],
  );
  const { stored, values, errors, isDirty, standing, isChangedNow, change, check, rebase, endTry, refuse, forget } =
    useWholeValues({ ...options, issuesOf });
  /** Values that a button adds to one save. */
  const [added] = useState(() => createValueStore<Partial<Values>>({}));
  /** Those of them that were stored last. */
  const [taken] = useState(() => createValueStore<Partial<Values>>({}));

  const ended = useRef<(paths: readonly string[]) => void>(() => undefined);
  const fail = useCallback(
    (error: unknown) => {
      const said = error instanceof CallError && error.isTold ? errorText(error, language) : failed;
      refuse(
        new Map(
          fieldErrorsOf(error).map((field) => [
            field.path,
            field.message === (error instanceof Error ? error.message : null) ? said : saidText(field, language),
          ]),
        ),
      );
      toast.error(said, 'save');
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
      const paths = merged(standing.get().base, standing.get().base, sent)?.changes.map(({ field }) => field) ?? [];
      return async () => {
        const answer = await save(on && { id: on.id, version: on.version }, sent);
        taken.set(more);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        const own = { ...standing.get().values, ...more };
        rebase(answer, merged(sent, own, withNamedRows(answer.values, sent))?.values);
        endTry();
        ended.current(paths);
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

  const newer = latest && stored && latest.id === stored.id && latest.version > stored.version ? latest : null;
  // A form without changes shows what is stored, one with changes offers it [API-037 KEY-018].
  useEffect(() => {
    if (newer && !isDirty && !saver.isSaving && !isChangedNow() && !hasUntakenText()) rebase(newer);
  });

  /** Both as records, on the values that the draft began from. */
  const compare = ({ values: own, base }: Content<Values>, resolved: ReadonlySet<string>) => {
    if (!resource) return null;
    const now = standing.get();
    const compared = compareRecords(
      resource,
      recordOfWhole(resource, base ?? now.base),
      recordOfWhole(resource, own),
      recordOfWhole(resource, now.values),
      resolved,
    );
    return { compared, values: wholeOfRecord(resource, compared.merged, own, now.values) };
  };
  const draft = useFormDraft<Content<Values>, RecordChange>({
    form: `${name}:${stored?.id ?? 'new'}`,
    version: stored?.version,
    isReady: resource !== undefined,
    isInDialog,
    work: {
      title: stored ? '' : (titleOf?.(values) ?? ''),
      unsaved: () => {
        const now = standing.get();
        return isChangedNow() ? { values: now.values, base: now.stored && now.base } : null;
      },
      read: (content) => readContent(content, standing.get().values),
      compare: (content, resolved) => compare(content, resolved)?.compared ?? { changes: [], contested: [] },
      putBack: (content, chosen) => {
        const found = compare(content, chosen);
        if (found) change(found.values);
      },
    },
  });
  const { touch } = draft;
  useEffect(() => touch(), [values, stored, touch]);
  useEffect(() => {
    ended.current = draft.saved;
  }, [draft.saved]);

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
      const isTaken = await allTaken();
      if (givenOf) change(givenOf);
      const wrong = check({ ...standing.get().values, ...more });
      // What else is wrong is said at its fields as well.
      if (!isTaken) return null;
      if (wrong !== null) {
        toast.error(wrong, 'save');
        return null;
      }
      added.set(more);
      return told(saver.save);
    },
    /** What is kept of the form, and what earlier visits left unsaved. */
    draft,
    busy: saver.isSaving,
    isDirty,
    /** Somebody saved the record, and something here is not saved. */
    isOutdated: newer !== null && isDirty && !saver.isSaving,
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
