import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefusedRow } from '#domain/errors';
import { asCallError } from '../../dataProvider/asCallError';
import { CallError } from '../../dataProvider/CallError';
import { gql } from '../../dataProvider/gql';
import { useServer } from '../../dataProvider/ServerContext';
import { useReason } from '../../dataProvider/useReason';
import { useCrudText } from '../look/useCrudText';

/** Why nothing was taken back: the records that somebody has changed since, by name, of so many. */
export interface TakeBackRefusal {
  message: string;
  rows: readonly RefusedRow[];
  /** How many others would be taken back without those; 0 where the change cannot be parted. */
  others: number;
}

/** What was taken back, and under which id that is taken back again. */
export interface TakenBack {
  mutation_id: string;
  left_count: number;
}

const UNDO_MANY = gql(
  'mutation UndoMany($mutation_id: ID!, $leave_changed: Boolean) { undo(mutation_id: $mutation_id, leave_changed: $leave_changed) { mutation_id left_count } }',
);

const refusalOf = (error: Error, message: string): TakeBackRefusal => {
  if (!(error instanceof CallError)) return { message, rows: [], others: 0 };
  const { rule, params } = error.refusal ?? {};
  const { count, refused } = params ?? {};
  const isParted = rule === 'undo_rows_moved_on' && typeof count === 'number' && typeof refused === 'number';
  return { message, rows: error.rows, others: isParted ? count - refused : 0 };
};

/**
 * Takes a change of many records back in one commit, or makes it again, which is the same. Where records have been
 * changed since, nothing is done; the refusal names them, and the others alone are taken back only when that is asked for.
 * @param resource whose lists are read anew
 */
export const useTakeBack = (resource: string) => {
  const server = useServer();
  const queries = useQueryClient();
  const reasonOf = useReason();
  const text = useCrudText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<TakeBackRefusal | null>(null);
  const takeBack = async (mutation_id: string, leave_changed = false): Promise<TakenBack | null> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { undo } = await server.mutate(UNDO_MANY, { mutation_id, leave_changed });
      void queries.invalidateQueries({ queryKey: [resource] });
      return undo;
    } catch (thrown) {
      const error = asCallError(thrown);
      setRefusal(refusalOf(error, reasonOf(error, text('failed'))));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { takeBack, busy, refusal, forget: () => setRefusal(null) };
};
