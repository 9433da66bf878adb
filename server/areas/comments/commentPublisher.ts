import type pg from 'pg';
import { JOB_RECORDS, readReach } from '../../access/recordReach';
import type { Registry } from '../../api/registry';
import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import { runText } from '../../db/statement';
import { recordComment } from '../../db/tables/comments';
import type { LogRow } from '../../events/changeLog';
import type { Publisher } from '../../events/publishers';
import { commentedTable } from './commentedRecord';

const toPlace = rowDecoder(columnsOf(recordComment, 'id', 'entity', 'entity_id'));

const opOf = ({ before, after }: LogRow): 'insert' | 'update' | 'delete' => {
  if (before === null) return 'insert';
  return after === null ? 'delete' : 'update';
};

/**
 * Tells of comments to those who may read their records. Where rows of another kind than jobs' decide that, nobody is
 * told: those pages ask again when they are looked at.
 */
export const commentPublisher =
  (pool: pg.Pool, registry: Registry): Publisher =>
  async (rows, { cursor, nameOf }) => {
    const told = rows.filter(({ entity }) => entity === 'record_comment');
    if (told.length === 0) return [];
    const ids = [...new Set(told.map(({ entity_id }) => entity_id))];
    const found = await runText(pool, 'select id, entity, entity_id from record_comment where id = any($1)', [ids]);
    const places = new Map(found.map(toPlace).map((place) => [place.id, place]));
    const ofJobs = [...places.values()].filter(({ entity }) => JOB_RECORDS.has(entity));
    const reach = ofJobs.length === 0 ? new Map() : await readReach(pool, ofJobs);
    return told.flatMap((row) => {
      const place = places.get(row.entity_id);
      const table = place && commentedTable(registry, place.entity);
      if (!table) return [];
      const facts = reach.get(`${place.entity} ${place.entity_id}`);
      if (JOB_RECORDS.has(place.entity) ? !facts : table.resource?.scope) return [];
      return [
        {
          name: 'change' as const,
          need: table.need,
          data: {
            cursor,
            mutation_id: row.mutation_id,
            user: nameOf(row.user_id),
            records: [{ entity: 'record_comment', id: row.entity_id, op: opOf(row) }],
          },
          ...(facts ? { reach: [facts] } : {}),
        },
      ];
    });
  };
