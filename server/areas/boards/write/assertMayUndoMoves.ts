import { can } from '#domain/access/can';
import { boardConfig } from '#domain/boards/config';
import { assignedBin, tray } from '#domain/boards/bins';
import { lockOf, ownRights } from '#domain/boards/locks';
import { AppError, refusalError } from '#domain/errors';
import { DIVISION } from '#domain/statuses';
import { boardReach } from '../read/reach';
import { boardRights } from '../read/boardRights';
import type { LogRow } from '../../../events/changeLog';
import { lockRows } from '../../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../../pipeline/mutation';
import { numberIn, type Row } from '../../../db/statement';
import { ENTRY_TABLES, HISTORY_ENTRIES } from '../../../pipeline/places/entryTables';
import { idsOf } from '../../../pipeline/places/movedEntries';

const PEBBLE = boardConfig('pebble', 'week');
const GUNITE = boardConfig('gunite', 'week');
const CARDS = [...ENTRY_TABLES.map(({ name }) => name), 'crew_repair_job'] as const;

/** Where a card stands, as far as its lock goes. */
const binOf = ({ crew_id, date, gunite_date }: Row) => {
  const day = date ?? gunite_date;
  return typeof day === 'string' && typeof crew_id === 'number'
    ? assignedBin('APP', crew_id, day)
    : tray('unassigned', 'APP');
};

const isOfGunite = (entity: string, row: Row): boolean =>
  entity === HISTORY_ENTRIES.name || row.company_division_id === DIVISION.GUNITE;

/**
 * Who may take a move back: with the edit right of its board, its mover also in spite of the lock that it caused,
 * others only what is not locked [BRD-052]. The days to which cards come back are held by then.
 * @throws AppError FORBIDDEN, NOT_FOUND, or BAD_USER_INPUT with the lock
 */
export const assertMayUndoMoves = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  const { actor, db } = mutation;
  await lockRows(
    mutation,
    Object.fromEntries(['job_detail', ...CARDS].map((entity) => [entity, idsOf(entries, entity)])),
  );

  const rows = CARDS.flatMap((entity) =>
    entries
      .filter((entry) => entry.entity === entity)
      .flatMap(({ entity_id, before }) => {
        const row = lockedRow(mutation, entity, entity_id) ?? before;
        return row ? [{ entity, row }] : [];
      }),
  );
  const need = (entity: string, row: Row) => (isOfGunite(entity, row) ? GUNITE : PEBBLE).edit_permission;
  if (!rows.every(({ entity, row }) => can(actor.permissions, need(entity, row)))) throw new AppError('FORBIDDEN');
  const reach = await boardReach(db, actor);
  if (reach && !rows.every(({ row }) => reach.has(numberIn(row, 'job_detail_id')))) throw new AppError('NOT_FOUND');

  if (entries.every(({ user_id }) => user_id === actor.user_id)) return;
  const movedKeys = new Set(
    entries.filter(({ effect }) => effect === null).map(({ entity, entity_id }) => `${entity} ${entity_id}`),
  );
  for (const entity of CARDS) {
    for (const id of idsOf(entries, entity).filter((one) => movedKeys.has(`${entity} ${one}`))) {
      const row = lockedRow(mutation, entity, id);
      const lock =
        row &&
        lockOf(
          { status_id: typeof row.status_id === 'number' ? row.status_id : null },
          binOf(row),
          ownRights(boardRights(isOfGunite(entity, row) ? GUNITE : PEBBLE, actor)),
          mutation.today,
        );
      if (lock) throw refusalError(lock);
    }
  }
};
