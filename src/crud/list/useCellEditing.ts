import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { sameValue } from '#domain/fields/sameValue';
import { toast } from '../../toasts/toast';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { mergeRecords } from '../conflict/mergeRecords';
import type { FormValues } from '../values/formValues';
import { useSave } from '../form/useSave';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { cellError, cellFields } from './cellFields';
import { CallError, fieldErrorsOf, isConflict } from '../../dataProvider/CallError';

/** Somebody else changed the field of a cell that was edited here. */
export interface CellConflict {
  resource: ResourceDescriptor;
  base: Row;
  mine: FormValues;
  theirs: Row;
  by: string | undefined;
}

/** Why the value of a cell was not taken. */
export interface CellRefusal {
  id: number;
  field: string;
  message: string;
}

/** A row of a list knows the fields of its columns alone: only those can differ. */
const ofRow = (resource: ResourceDescriptor, row: Row): ResourceDescriptor => ({
  ...resource,
  fields: resource.fields.filter(({ name }) => name in row),
  parts: [],
});

/**
 * Saves a cell as its form would: checked by the server's rules, on the version that the list has read. Others' changes of other
 * fields are kept; where they changed the same one the user is asked [API-037].
 */
export const useCellEditing = (resource: ResourceDescriptor) => {
  const provider = useDataProvider();
  const write = useSave(resource);
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const [conflict, setConflict] = useState<CellConflict | null>(null);
  const [refusal, setRefusal] = useState<CellRefusal | null>(null);
  const [busy, setBusy] = useState(false);

  const changesOf = useCallback(
    (next: Row, before: Row): FormValues => {
      const changes: FormValues = {};
      for (const [name, field] of cellFields(resource)) {
        if (!(name in next) || sameValue(next[name], before[name])) continue;
        const wrong = cellError(resource, field, next[name], language, label(field.label));
        if (wrong !== null) throw new CallError(wrong, 422, { fields: [{ path: name, message: wrong }] });
        changes[name] = next[name];
      }
      return changes;
    },
    [resource, language, label],
  );

  /** Answers the row as the list shows it now. @throws what keeps the cell open */
  const save = useCallback(
    async (next: Row, before: Row): Promise<Row> => {
      const changes = changesOf(next, before);
      setRefusal(null);
      if (Object.keys(changes).length === 0) return before;
      try {
        return { ...before, ...(await write(changes, before)) };
      } catch (error) {
        if (!isConflict(error)) throw error;
        const { data: theirs } = await provider.getOne<Row>(resource.name, { id: before.id });
        const merge = mergeRecords(ofRow(resource, before), before, next, theirs);
        if (merge.contested.length === 0) return { ...theirs, ...(await write(changes, theirs)) };
        setConflict({
          resource: ofRow(resource, before),
          base: before,
          mine: next,
          theirs,
          by: error.changedBy ?? undefined,
        });
        return { ...before, ...theirs };
      }
    },
    [changesOf, provider, resource, write],
  );

  const tell = useCallback(
    (error: unknown, row: Row, cell: string | null): void => {
      const [first] = fieldErrorsOf(error);
      const refused = error instanceof CallError && error.isRefusal;
      const message = first?.message ?? (refused ? error.message : text('failed'));
      const field = first?.path ?? cell;
      if (field === null || field !== cell) toast.error(message);
      if (cell !== null) setRefusal({ id: row.id, field: cell, message });
    },
    [text],
  );

  const decide = async (chosen: ReadonlySet<string>): Promise<void> => {
    if (!conflict) return;
    const { resource: ofCells, base, mine, theirs } = conflict;
    const values = mergeRecords(ofCells, base, mine, theirs).choose(chosen);
    setBusy(true);
    try {
      await write(
        Object.fromEntries(Object.entries(values).filter(([name]) => !sameValue(values[name], conflict.theirs[name]))),
        conflict.theirs,
      );
      setConflict(null);
    } catch (error) {
      setConflict(null);
      tell(error, conflict.base, null);
    } finally {
      setBusy(false);
    }
  };

  return {
    save,
    tell,
    refusal,
    forget: useCallback(() => setRefusal(null), []),
    conflict,
    decide,
    dismiss: () => setConflict(null),
    busy,
  };
};
