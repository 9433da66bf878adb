import type { CivilDate } from '#domain/civilDate';
import type { DayCell } from '#domain/daily/dayCell';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { batchesOf } from '#domain/pebble/batches';
import { CallError } from '../../../dataProvider/CallError';
import { type CallDocument, gql } from '../../../dataProvider/gql';
import { narrowed } from '../../../dataProvider/narrowed';
import type { Server } from '../../../dataProvider/server';

const CELLS = narrowed<{ dayCells: readonly DayCell[] }>(
  gql(
    `query DayCells($date: Date!) { dayCells(date: $date) { kind row_id sub_job_id job_id job_name company_name address_line_1 city crews job_order type_id type_name color section value may_edit } }`,
  ),
);

const CALLS: Readonly<Record<DailyKind, { read: CallDocument<SubJobAnswer, { id: number }>; save: CallDocument }>> = {
  yardage: {
    read: gql(
      `query DayYards($id: Int!) { sub_job: job_detail(job_detail_id: $id) { version yardage: gunite_details { rows: gunite_history { id value: yardage } } } }`,
    ),
    save: gql(
      `mutation SaveDayYards($id: Int!, $it: DailyYardageInput!) { saved: updateDailyYardage(id: $id, dailyYardage: $it) { id } }`,
    ),
  },
  batches: {
    read: gql(
      `query DayBatches($id: Int!) { sub_job: job_detail(job_detail_id: $id) { version batches: pebble_details { rows: color_additions { id value: batches_used } } } }`,
    ),
    save: gql(
      `mutation SaveDayBatches($id: Int!, $it: DailyBatchesInput!) { saved: updateDailyBatches(id: $id, dailyBatches: $it) { id } }`,
    ),
  },
};

interface Stored {
  version: number;
  rows: readonly { id: number; value: string | null }[];
}

type Rows = { rows: readonly { id: number; value: string | number | null }[] } | null;
interface SubJobAnswer {
  sub_job: ({ version: number } & Partial<Record<DailyKind, Rows>>) | null;
}

/** How a figure was saved: `contested` when somebody else entered another one since it was read. */
type CellSave =
  | { kind: 'saved'; mutation_id: string | null }
  | { kind: 'contested'; value: string | null }
  | { kind: 'gone' };

/** The calls of the sheet of a day; a story gives its own. */
export interface SheetApi {
  cells: (date: CivilDate) => Promise<readonly DayCell[]>;
  /**
   * @param before what the figure stood on when it was typed
   * @throws CallError
   */
  save: (cell: DayCell, before: string | null, value: string | null) => Promise<CellSave>;
  undo: (mutation_id: string) => Promise<void>;
}

/** Times that a save begins anew when somebody saved something else of the sub-job in between. */
const MAX_TRIES = 4;

/** Whether two stored texts are the same figure. */
const isSame = (one: string | null, other: string | null): boolean =>
  (one ?? '').trim() === (other ?? '').trim() || (batchesOf(one) !== null && batchesOf(one) === batchesOf(other));

/** What a figure is saved with: all rows of its list by their ids, of which the others keep what they hold. */
const inputOf = ({ kind, row_id, sub_job_id }: DayCell, { version, rows }: Stored, value: string | null) => {
  const list = rows.map(({ id }) =>
    id !== row_id
      ? { id }
      : kind === 'yardage'
        ? { id, yardage: value === null ? null : Number(value) }
        : { id, batches_used: value },
  );
  const group =
    kind === 'yardage' ? { gunite_details: { gunite_history: list } } : { pebble_details: { color_additions: list } };
  return { sub_jobs: [{ id: sub_job_id, version, ...group }] };
};

/** The calls of the sheet of a day over the app's server: figures are saved as the daily sheets save them. */
export const serverSheetApi = ({ query, send, undo }: Server): SheetApi => {
  const read = async ({ kind, sub_job_id }: DayCell): Promise<Stored | null> => {
    const { sub_job } = await query(CALLS[kind].read, { id: sub_job_id });
    const rows = sub_job?.[kind]?.rows;
    return sub_job && rows
      ? {
          version: sub_job.version,
          rows: rows.map(({ id, value }) => ({ id, value: value === null ? null : String(value) })),
        }
      : null;
  };
  const save: SheetApi['save'] = async (cell, before, value) => {
    for (let tries = 1; ; tries += 1) {
      const stored = await read(cell);
      const row = stored?.rows.find(({ id }) => id === cell.row_id);
      if (!stored || !row) return { kind: 'gone' };
      // Also when an earlier try was carried out and its answer was lost.
      if (isSame(row.value, value)) return { kind: 'saved', mutation_id: null };
      if (!isSame(row.value, before)) return { kind: 'contested', value: row.value };
      try {
        const { mutation_id } = await send(CALLS[cell.kind].save, {
          id: cell.job_id,
          it: inputOf(cell, stored, value),
        });
        return { kind: 'saved', mutation_id };
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'CONFLICT' || tries === MAX_TRIES) throw error;
      }
    }
  };
  return {
    cells: async (date) => (await query(CELLS, { date })).dayCells,
    save,
    undo: async (mutation_id) => {
      await undo(mutation_id);
    },
  };
};
