import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { decideReorder, type SortItem } from '#domain/boards/reorder';
import { AppError, badInput } from '#domain/errors';
import type { Command } from '../command';
import { runText } from '../statement';
import { asDecision } from './boardError';
import { sortOrder } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof sortOrder>;
interface Facts { board: BoardFacts; items: SortItem[] }

/** The cards of a crew's day get a new order: each item an entry, its number 1 to 8 and its board [BRD-062]. */
export const reorderBins: Command<Input, Facts, Input> = {
  name: 'updateBoardSortOrder',
  need: { any: [boardConfig('pebble', 'week').edit_permission, boardConfig('gunite', 'week').edit_permission] },
  input: sortOrder,
  load: async (mutation, input) => {
    const foreign = input.findIndex(({ category }) => category !== 'Pebble');
    if (foreign >= 0) throw badInput([{ path: `items.${foreign}.category`, message: 'This order belongs to another board.' }]);
    const ids = input.map(({ id }) => id);
    const rows = await runText(mutation.client, 'select distinct job_detail_id as id from crew_information where id = any($1)', [ids]);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    const board = await pebbleFacts(mutation, { view: 'week', date: mutation.today, subJobs: rows.map(({ id }) => Number(id)), targets: [], lock: { crew_information: ids } });
    return { board, items: input.map(({ id, order }) => ({ key: cardKey('crew_information', id), order })) };
  },
  decide: ({ board, items }) => asDecision(decideReorder(board, items)),
  result: (written, _mutation, input) => input.map((item) => ({ ...item, order: Number(written.row('crew_information', item.id)?.job_order ?? item.order) })),
};
