import type { Row } from '../../db/statement';
import type { ReadPlan } from './readPlan';

/** The alias of the rows that a statement is about; `where`, `order by` and computed values speak of them by it. */
export const ROOT = 't0';

/** A plan as SQL: one select list, one join per reference, and how a row of values becomes nested objects. */
export interface CompiledPlan {
  select: string;
  joins: string;
  width: number;
  assemble(values: readonly unknown[]): Row;
}

interface Draft {
  columns: string[];
  joins: string[];
  aliases: number;
}

type Assemble = (values: readonly unknown[]) => Row;

const add = (draft: Draft, expression: string): number => draft.columns.push(expression) - 1;

const compileInto = (draft: Draft, plan: ReadPlan, alias: string): Assemble => {
  const columns = plan.columns.map((name) => [name, add(draft, `${alias}."${name}"`)] as const);
  const computed = plan.computed.map(({ name, expression }) => [name, add(draft, expression(alias))] as const);
  const relations = plan.relations.map(({ field, column, plan: target }) => {
    const joined = `t${(draft.aliases += 1)}`;
    draft.joins.push(`left join "${target.entity.name}" ${joined} on ${joined}.id = ${alias}."${column}"`);
    const idAt = draft.columns.length; // a plan's first column is its id
    return [field, idAt, compileInto(draft, target, joined)] as const;
  });
  const plain = [...columns, ...computed];
  return (values) => {
    const row: Row = {};
    for (const [name, at] of plain) row[name] = values[at];
    for (const [field, idAt, assemble] of relations) row[field] = values[idAt] === null ? null : assemble(values);
    return row;
  };
};

const compiled = new WeakMap<ReadPlan, CompiledPlan>();

/** Compiled once per plan, hence once per document. */
export const compilePlan = (plan: ReadPlan): CompiledPlan => {
  const known = compiled.get(plan);
  if (known) return known;
  const draft: Draft = { columns: [], joins: [], aliases: 0 };
  const assemble = compileInto(draft, plan, ROOT);
  const result = {
    select: draft.columns.join(', '),
    joins: draft.joins.join(' '),
    width: draft.columns.length,
    assemble,
  };
  compiled.set(plan, result);
  return result;
};
