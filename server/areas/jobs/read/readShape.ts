import { entityTable } from '../../../db/entityTable';
import { columnsOf, referencesOf, type Shape } from './shape';
import { targetJson } from './targets';

const selectOf = (shape: Shape): string =>
  [
    ...columnsOf(shape).map(({ name }) => `t."${name}"`),
    ...referencesOf(shape).map(
      ({ field, column, target }) => `${targetJson(target, `r.id = t."${column.name}"`)} as "${field}"`,
    ),
    ...Object.entries(shape.extras ?? {}).map(([name, { sql }]) => `${sql} as "${name}"`),
  ].join(', ');

const texts = new WeakMap<Shape, string>();

/** The statement that reads rows of a shape, without its conditions: `select ... from table t`. */
export const shapeSql = (shape: Shape): string => {
  const known = texts.get(shape) ?? `select ${selectOf(shape)} from "${entityTable(shape.table).name}" t`;
  texts.set(shape, known);
  return known;
};

/** The statement that reads the rows of a shape that belong to a list of sub-jobs, `$1`. */
export const partSql = (shape: Shape): string =>
  `${shapeSql(shape)} where t.job_detail_id = any($1) order by ${shape.orderBy ?? 't.id'}, t.id`;
