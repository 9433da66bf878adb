import type { Actor } from '../../access/actor';
import { countIn, runText, idOf } from '../../db/statement';
import type { GraphContext } from '../context';
import { nameOf } from '../crud/partChanges';
import { pageOf, type PageInput } from '../crud/pageOf';
import { searchSql } from '../crud/searchSql';
import { newValues } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import type { Resource } from '../resource';

/** A record in the bin. */
export interface DeletedRow {
  id: number;
  name: string;
  deleted_at: unknown;
  deleted_by: string | null;
}

interface Wanted {
  ids?: readonly number[];
  search?: string | null | undefined;
}

/** The clause that finds records in the bin, among those that the actor may see. */
export const binSql = (
  resource: Resource,
  actor: Actor,
  { ids, search }: Wanted,
): { text: string; values: unknown[] } => {
  const values = newValues();
  const where = [
    't0.deleted_at is not null',
    ...(ids ? [`t0.id = any(${values.add([...ids])})`] : []),
    ...[...scopeOf(resource, actor), ...searchSql(resource, actor, search ?? '')].map((fragment) => fragment(values)),
  ].join(' and ');
  return { text: `from "${resource.entity.name}" t0 where ${where}`, values: values.list };
};

/**
 * A page of the bin, the latest deletion first. Nobody changes a deleted record, so who changed it last has deleted it.
 */
export const readDeleted = async (
  { runner, actor }: GraphContext,
  resource: Resource,
  search: string | null | undefined,
  page: PageInput | null | undefined,
) => {
  const { limit, offset } = pageOf(page);
  const { text, values } = binSql(resource, actor, { search });
  const counted = await runText(runner, `select count(*) as total ${text}`, values);
  const rows = await runText(
    runner,
    `
    select d.*, u.first_name || ' ' || u.last_name as deleted_by_name
    from (select t0.* ${text} order by t0.deleted_at desc, t0.id desc limit ${limit} offset ${offset}) d left join app_user u on u.id = d.updated_by
    order by d.deleted_at desc, d.id desc`,
    values,
  );
  const items = rows.map((row): DeletedRow => ({
    id: idOf(row),
    name: nameOf(resource.title, row),
    deleted_at: row.deleted_at,
    deleted_by: typeof row.deleted_by_name === 'string' ? row.deleted_by_name : null,
  }));
  return { items, total_count: countIn(counted, 'total') };
};
