import { SIGNED_IN } from '#domain/access/can';
import type { Publisher } from '../../events/publishers';
import type { SharedTable } from './shares';

const TABLES: readonly SharedTable[] = ['saved_view', 'import_mapping'];

/**
 * Tells browsers that something is shared or shared no more, so that their lists ask again: of a share with one person
 * that person alone; of others everybody, by nothing but a number [ADM-016].
 */
export const sharePublisher: Publisher = async (rows, { cursor }) =>
  rows.flatMap((row) => {
    if (row.entity !== 'share') return [];
    const share = row.after ?? row.before ?? {};
    const entity = TABLES.find((table) => typeof share[`${table}_id`] === 'number');
    const id = entity && share[`${entity}_id`];
    if (!entity || typeof id !== 'number') return [];
    const to_user = typeof share.user_id === 'number' ? { to_user: share.user_id } : {};
    return [
      {
        name: 'change' as const,
        need: SIGNED_IN,
        ...to_user,
        data: { cursor, mutation_id: row.mutation_id, user: null, records: [{ entity, id, op: 'update' as const }] },
      },
    ];
  });
