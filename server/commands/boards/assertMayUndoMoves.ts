import { can } from '#domain/access/can';
import { boardConfig } from '#domain/boards/config';
import { assignedBin, tray } from '#domain/boards/bins';
import { lockOf } from '#domain/boards/locks';
import { refusalText } from '#domain/boards/refusals';
import { AppError } from '#domain/errors';
import { DIVISION } from '#domain/statuses';
import { boardReach } from '../../boards/reach';
import { boardRights } from '../../boards/boardRights';
import type { LogRow } from '../../events/changeLog';
import { lockRows } from '../lockRows';
import { lockedRow, type Mutation } from '../mutation';
import { refusalError } from '../refusalError';
import type { Row } from '../statement';
import { lockPlaces } from './lockPlaces';
import { daysBack, idsOf } from './movedEntries';

const PEBBLE = boardConfig('pebble', 'week');
const GUNITE = boardConfig('gunite', 'week');
const CARDS = ['crew_information', 'crew_repair_job'] as const;

/** Where a card stands, as far as its lock goes. */
const binOf = ({ crew_id, date }: Row) =>
  (typeof date === 'string' && typeof crew_id === 'number' ? assignedBin('APP', crew_id, date) : tray('unassigned', 'APP'));

/**
 * Who may take a move back: with the edit right of its board, its mover also in spite of the lock that it caused, others
 * only what is not locked [BRD-052]. Holds the days to which cards come back, as a drop does.
 * @throws AppError FORBIDDEN, NOT_FOUND, or BAD_USER_INPUT with the lock
 */
export const assertMayUndoMoves = async (mutation: Mutation, entries: readonly LogRow[]): Promise<void> => {
  const { actor, db } = mutation;
  const moved = idsOf(entries, 'crew_information');
  const days = entries.filter(({ entity }) => entity === 'crew_information').flatMap((entry) => daysBack(entry, lockedRow(mutation, 'crew_information', entry.entity_id)));
  await lockPlaces(mutation, { subJobs: [], wholeJobs: false, entries: moved, targets: days });
  await lockRows(mutation, Object.fromEntries(['job_detail', ...CARDS].map((entity) => [entity, idsOf(entries, entity)])));

  const rows = CARDS.flatMap((entity) => idsOf(entries, entity).map((id) => lockedRow(mutation, entity, id))).filter((row) => row !== undefined);
  const need = (row: Row) => (row.company_division_id === DIVISION.GUNITE ? GUNITE : PEBBLE).edit_permission;
  if (!rows.every((row) => can(actor.permissions, need(row)))) throw new AppError('FORBIDDEN');
  const reach = await boardReach(db, actor);
  if (reach && !rows.every(({ job_detail_id }) => reach.has(Number(job_detail_id)))) throw new AppError('NOT_FOUND');

  if (entries.every(({ user_id }) => user_id === actor.user_id)) return;
  const rights = boardRights(PEBBLE, actor);
  const movedKeys = new Set(entries.filter(({ effect }) => effect === null).map(({ entity, entity_id }) => `${entity} ${entity_id}`));
  for (const entity of CARDS) {
    for (const id of idsOf(entries, entity).filter((one) => movedKeys.has(`${entity} ${one}`))) {
      const row = lockedRow(mutation, entity, id);
      const lock = row && lockOf({ status_id: typeof row.status_id === 'number' ? row.status_id : null }, binOf(row), rights, mutation.today);
      if (lock) throw refusalError({ rule: lock.code, params: lock.params, message: refusalText(lock, 'en') });
    }
  }
};
