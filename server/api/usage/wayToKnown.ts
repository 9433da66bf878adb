import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../../db/entityTable';
import type { Registry } from '../registry';

/** How a row leads to a record that people know: itself, or the one that it belongs to. */
export interface Way {
  /** The table of that record: `job`, or that of a resource. */
  table: string;
  /** The tables joined on the way, each by its own name. */
  joins: readonly string[];
}

const JOB = 'job';
const SUB_JOB = 'job_detail';

/** The reference by which a row belongs to another one: it goes when that one goes; a sub-job belongs to its job. */
const ownerOf = ({ table, name }: EntityTable): { column: string; owner: string } | null => {
  if (name === SUB_JOB) return { column: 'job_id', owner: JOB };
  for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
    const {
      columns: [column],
      foreignTable,
    } = reference();
    if (onDelete === 'cascade' && column) return { column: column.name, owner: getTableName(foreignTable) };
  }
  return null;
};

/**
 * The way from a table's rows to the records that people know; null when there is none, as for a server's own tables.
 */
export const wayToKnown = (
  { entities, byTable }: Pick<Registry, 'entities' | 'byTable'>,
  table: string,
): Way | null => {
  const joins: string[] = [];
  for (let at = table; ;) {
    if (at === JOB || byTable.has(at)) return { table: at, joins };
    const entity = entities.get(at);
    const next = entity && ownerOf(entity);
    if (!next) return null;
    joins.push(`join "${next.owner}" on "${next.owner}".id = "${at}"."${next.column}"`);
    at = next.owner;
  }
};
