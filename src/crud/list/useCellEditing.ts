import { useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { sameValue } from '#domain/fields/sameValue';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';
import type { RecordId, Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { createSaver } from '../../saving/createSaver';
import { toast } from '../../toasts/toast';
import { mergeRecords, type RecordMerge } from '../conflict/mergeRecords';
import { useSave } from '../form/useSave';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { FormValues } from '../values/formValues';
import { cellFields } from './cellFields';
import { cellRules } from './lateCell';
import { errorText, saidText } from '../../dataProvider/errorText';

/** A cell whose save is asked about: somebody else changed its field. */
interface CellConflict {
  cell: ReturnType<typeof cellSaver>;
  resource: ResourceDescriptor;
  base: Row;
  mine: FormValues;
  theirs: Row;
  by: string | null;
}

/** Why the value of a cell was not taken. */
export interface CellRefusal {
  id: RecordId;
  field: string;
  message: string;
}

/** A row of a list knows the fields of its columns alone: only those can differ. */
const ofRow = (resource: ResourceDescriptor, row: Row): ResourceDescriptor => ({
  ...resource,
  fields: resource.fields.filter(({ name }) => name in row),
  parts: [],
});

const NONE: ReadonlySet<string> = new Set();

interface CellSave {
  resource: ResourceDescriptor;
  before: Row;
  next: Row;
  write: (changes: FormValues, on: Row) => Promise<Row>;
  read: () => Promise<Row>;
}

/** The saver of one cell: what is typed into it stands on a row as the list has read it. */
const cellSaver = ({ resource, before, next, write, read }: CellSave) => {
  let [on, mine]: [Row, FormValues] = [before, next];
  const failures: unknown[] = [];
  const mergeWithTheirs = (theirs: Row): RecordMerge => mergeRecords(resource, on, mine, theirs);
  const changes = (): FormValues =>
    Object.fromEntries(
      [...cellFields(resource).keys()].flatMap((name) => (sameValue(mine[name], on[name]) ? [] : [[name, mine[name]]])),
    );
  const saver = createSaver<Row>({
    prepare: () => {
      const [sent, base] = [changes(), on];
      return async () => {
        on = { ...base, ...(await write(sent, base)) };
        mine = on;
      };
    },
    read,
    contested: (theirs) => mergeWithTheirs(theirs).contested.length,
    take: (theirs, chosen = NONE) => {
      const merge = mergeWithTheirs(theirs);
      [on, mine] = [{ ...before, ...theirs }, merge.choose(chosen)];
      return merge.taken;
    },
    drop: (theirs) => {
      [on, mine] = [{ ...before, ...theirs }, theirs];
    },
    isDirty: () => Object.keys(changes()).length > 0,
    fail: (error) => failures.push(error),
  });
  /** Answers whether it is stored. @throws what it was refused for */
  const told = async (run: () => Promise<boolean>): Promise<boolean> => {
    const isStored = await run();
    if (failures.length > 0) throw failures.pop();
    return isStored;
  };
  return {
    /** The row as it is known by now. */
    row: (): Row => on,
    asked: () => {
      const { conflict } = saver.state.get();
      return conflict && { resource, base: on, mine, ...conflict };
    },
    save: () => told(saver.save),
    merge: (chosen: ReadonlySet<string>) => told(() => saver.merge(chosen)),
  };
};

/**
 * Saves a cell as its form would: checked by the server's rules, on the version that the list has read. Others' changes
 * of other fields are kept; where they changed the same one the user is asked [API-037].
 */
export const useCellEditing = (resource: ResourceDescriptor) => {
  const provider = useDataProvider();
  const write = useSave(resource);
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<CellConflict | null>(null);
  const [refusal, setRefusal] = useState<CellRefusal | null>(null);
  const [busy, setBusy] = useState(false);

  const isChanged = useCallback(
    async (next: Row, before: Row): Promise<boolean> => {
      const changed = [...cellFields(resource)].filter(
        ([name]) => name in next && !sameValue(next[name], before[name]),
      );
      if (changed.length === 0) return false;
      const { cellError } = await cellRules();
      for (const [name, field] of changed) {
        const wrong = cellError(resource, field, next[name], language, label(field.label));
        if (wrong !== null) throw new CallError(wrong, 422, { fields: [{ path: name, message: wrong }] });
      }
      return true;
    },
    [resource, language, label],
  );

  /** Answers the row as the list shows it now. @throws what keeps the cell open */
  const save = useCallback(
    async (next: Row, before: Row): Promise<Row> => {
      setRefusal(null);
      if (!(await isChanged(next, before))) return before;
      const cell = cellSaver({
        resource: ofRow(resource, before),
        before,
        next,
        write,
        read: async () => (await provider.getOne<Row>(resource.name, { id: before.id })).data,
      });
      if (await cell.save()) return cell.row();
      const question = cell.asked();
      if (question) setAsked({ cell, ...question });
      return { ...before, ...question?.theirs };
    },
    [isChanged, provider, resource, write],
  );

  const showError = useCallback(
    (error: unknown, row: Row, cell: string | null): void => {
      const [first] = fieldErrorsOf(error);
      const refused = error instanceof CallError && error.isTold;
      const message = first ? saidText(first, language) : refused ? errorText(error, language) : text('failed');
      const field = first?.path ?? cell;
      if (field === null || field !== cell) toast.error(message);
      if (cell !== null) setRefusal({ id: row.id, field: cell, message });
    },
    [text, language],
  );

  const merge = async (chosen: ReadonlySet<string>): Promise<void> => {
    if (!asked) return;
    const { cell, base } = asked;
    setBusy(true);
    try {
      await cell.merge(chosen);
      // Somebody may have saved once more.
      const again = cell.asked();
      setAsked(again && { cell, ...again });
    } catch (error) {
      setAsked(null);
      showError(error, base, null);
    } finally {
      setBusy(false);
    }
  };

  return {
    save,
    showError,
    refusal,
    forget: useCallback(() => setRefusal(null), []),
    asked,
    merge,
    dismiss: () => setAsked(null),
    busy,
  };
};
