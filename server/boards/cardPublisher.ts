import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { cardKey } from '#domain/boards/boardState';
import type { CardsEvent, LiveUser } from '#domain/live';
import type { Runner } from '../commands/statement';
import type { LogRow } from '../events/changeLog';
import type { Publisher } from '../events/publishers';
import { affectedSubJobs, ON_CARDS } from './affectedSubJobs';
import { goneCards } from './goneCards';
import { loadBoard } from './loadBoard';

/** Who last changed each card, and each made card by its own key. */
const changedBy = (rows: readonly LogRow[], nameOf: (id: number | null) => LiveUser | null): CardsEvent['changed_by'] =>
  Object.fromEntries(rows
    .filter(({ entity, effect }) => (entity === 'crew_information' || entity === 'crew_repair_job') && effect === null)
    .map((row) => [cardKey(row.entity === 'crew_repair_job' ? 'crew_repair_job' : 'crew_information', row.entity_id), { mutation_id: row.mutation_id, user: nameOf(row.user_id) }]));

/** Tells the pebble boards the cards that a batch of changes touched, as they are now. */
export const pebbleCardPublisher = (runner: Runner): Publisher => async (rows, { cursor, nameOf }) => {
  const relevant = rows.filter(({ entity }) => ON_CARDS.has(entity));
  if (relevant.length === 0) return [];
  const subJobs = await affectedSubJobs(runner, relevant);
  const { cards, sub_jobs } = await loadBoard(runner, subJobs);
  const removed = await goneCards(runner, relevant, subJobs, { cards, sub_jobs });
  if (sub_jobs.length === 0 && removed.length === 0) return [];
  const data: CardsEvent = {
    cursor, category: 'pebble', cards, sub_jobs, removed, changed_by: changedBy(relevant, nameOf),
  };
  return [{ name: 'cards', need: BOARD_VIEW.pebble, ofAllRows: true, data }];
};
