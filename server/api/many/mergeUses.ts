import { usesOf } from '../../pipeline/countUses';
import type { Entities, EntityTable } from '../../db/entityTable';
import { countIn, runText, type Runner } from '../../db/statement';
import { mayUseField, type FieldAsker } from '../fieldRights';
import type { Registry } from '../registry';

/** A column of another table that names records of this one. */
export interface Naming {
  table: string;
  column: string;
  /**
   * Other columns of that table whose rows belong to the record too, and that a rule ties to it: the contact of a job is
   * one of its builder's.
   */
  partners: string[];
}

/** How other tables name the records of one, found from the references of the schema. */
export const namesOf = (entities: Entities, entity: EntityTable): Naming[] => {
  const uses = usesOf(entities, entity, new Set());
  const belonging = new Set(uses.map(({ table }) => table));
  return uses.map(({ table, column }) => ({
    table,
    column,
    partners: (entities.get(table)?.columns ?? [])
      .filter(
        ({ reference, notNull }) =>
          reference !== undefined && reference !== table && belonging.has(reference) && !notNull,
      )
      .map(({ name }) => name),
  }));
};

/** The comments on a record, which name it by its table and id; deleted ones too. */
export const COMMENTS_ON = 'from record_comment where entity = $1 and entity_id = $2';

/** How many rows of a table name a record. */
export interface UseCount {
  table: string;
  count: number;
}

/**
 * What names a record, by kind: what a merge would move. Rows that name it in a field that the user does not see are not
 * told, though they move with the others [USR-018].
 */
export const countNames = async (
  runner: Runner,
  registry: Registry,
  actor: FieldAsker,
  entity: EntityTable,
  id: number,
): Promise<UseCount[]> => {
  const counts: UseCount[] = [];
  const seen = namesOf(registry.entities, entity).filter(({ table, column }) =>
    mayUseField(registry, actor, table, column),
  );
  for (const { table, column } of seen) {
    const rows = await runText(runner, `select count(*) as count from "${table}" where "${column}" = $1`, [id]);
    counts.push({ table, count: countIn(rows, 'count') });
  }
  const comments = await runText(runner, `select count(*) as count ${COMMENTS_ON}`, [entity.name, id]);
  counts.push({ table: 'record_comment', count: countIn(comments, 'count') });
  return counts.filter(({ count }) => count > 0);
};
