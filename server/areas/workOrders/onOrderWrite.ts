import type pg from 'pg';
import { isFieldValue, type FieldValue } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { isRecord, textOf } from '#domain/values';
import { derivedValues } from '#domain/workOrders/derivedValues';
import { assertHasOrders, newOrderValues } from '#domain/workOrders/startOrder';
import type { WorkOrderRows, WorkOrderType } from '#domain/workOrders/types';
import { isWorkOrderComplete, workOrderIssues, type WorkOrderValues } from '#domain/workOrders/workOrderRules';
import { entriesOf, isField, isRows, sectionFlag } from '#domain/workOrders/workOrderTypes';
import type { RowWrite } from '../../api/resource';
import { runText, type Row, idOf } from '../../db/statement';
import type { Mutation } from '../../pipeline/mutation';
import { loadSources } from './loadSources';
import { subJobOfOrder } from './subJobOfOrder';
import { unfitPeople } from './chosenPeople';
import { isSayable } from './takenRows';

type Owned = Record<string, FieldValue>;

/** The stored rows of some parents, each with the rows inside of it, as an input would carry them. */
const storedRows = async (
  client: pg.PoolClient,
  owner: string,
  entry: WorkOrderRows,
  parents: readonly number[],
): Promise<Row[]> => {
  if (parents.length === 0) return [];
  const table = `${owner}_${entry.table}`;
  const rows = await runText(client, `select * from "${table}" where "${owner}_id" = any($1) order by id`, [parents]);
  for (const inner of entry.fields.filter(isRows)) {
    const below = await storedRows(client, table, inner, rows.map(idOf));
    for (const row of rows) row[inner.name] = below.filter((one) => one[`${table}_id`] === row.id);
  }
  return rows;
};

/** A row of the input over the stored one of its id: a patch names what changes alone. */
const overlaid = (given: WorkOrderValues, stored: readonly Row[]): WorkOrderValues => {
  const before = stored.find(({ id }) => id === given.id) ?? {};
  return Object.fromEntries(
    Object.entries({ ...before, ...given }).map(([name, value]) => {
      const kept: unknown = before[name];
      return Array.isArray(value) && Array.isArray(kept)
        ? [name, value.filter(isRecord).map((row) => overlaid(row, kept.filter(isRecord)))]
        : [name, value];
    }),
  );
};

/** The order as it is stored and as it will stand, with all of its rows. */
const wholeOrder = async (
  { client }: Mutation,
  type: WorkOrderType,
  { row, values }: RowWrite,
): Promise<{ stored: Record<string, unknown>; whole: Record<string, unknown> }> => {
  const whole: Record<string, unknown> = { ...row, ...values };
  const stored: Record<string, unknown> = { ...row };
  if (!row) return { stored, whole };
  for (const entry of entriesOf(type).filter(isRows)) {
    const rows = await storedRows(client, type.table, entry, [idOf(row)]);
    const given = values[entry.name];
    stored[entry.name] = rows;
    whole[entry.name] = Array.isArray(given) ? given.filter(isRecord).map((one) => overlaid(one, rows)) : rows;
  }
  return { stored, whole };
};

const isChanged =
  ({ row, values }: RowWrite) =>
  (name: string): boolean =>
    values[name] !== undefined && values[name] !== (row?.[name] ?? null);

/** A complete order stands still until somebody who edits the sub-job opens a section again. */
const assertOpen = (type: WorkOrderType, { row, values }: RowWrite, mayEdit: boolean): void => {
  if (row?.is_complete !== true) return;
  if (!mayEdit) throw new AppError('FORBIDDEN');
  if (type.sections.some((section) => values[sectionFlag(section)] === false)) return;
  throw badInput([fieldIssue('is_complete', 'work_order_complete')]);
};

/**
 * What a new order takes over and its input cannot say: fields that nobody sets, or that the actor's role does not see
 * or change [USR-018 WO-028].
 */
const unsayable = (
  { actor }: Pick<Mutation, 'actor'>,
  { table, sections }: WorkOrderType,
  begun: Readonly<Record<string, unknown>>,
): Owned =>
  Object.fromEntries(
    entriesOf({ sections })
      .filter(isField)
      .flatMap(({ name, readOnly }): [string, FieldValue][] => {
        const value = begun[name];
        const isGiven = !readOnly && isSayable(actor, table, name);
        return isGiven || !isFieldValue(value) ? [] : [[name, value]];
      }),
  );

/**
 * Who may write an order, whether it may be saved as a whole, and what follows from it: the job, yards and areas,
 * complete or not [WO-013 .. WO-019 WO-027 WO-028].
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT
 */
export const onOrderWrite =
  (type: WorkOrderType) =>
  async (mutation: Mutation, asked: RowWrite): Promise<Owned> => {
    const { op, row, values } = asked;
    const given = values.job_detail_id;
    if (row && given !== undefined && given !== row.job_detail_id)
      throw badInput([fieldIssue('job_detail_id', 'not_valid')]);
    const subJob = await subJobOfOrder(mutation, type, Number(row?.job_detail_id ?? given));
    if (op === 'remove') {
      if (!subJob.mayEdit) throw new AppError('FORBIDDEN');
      return {};
    }
    assertHasOrders(type, subJob);
    assertOpen(type, asked, subJob.mayEdit);
    const begun = row ? {} : newOrderValues(type, await loadSources(mutation.client, type, subJob), mutation.today);
    const taken = unsayable(mutation, type, begun);
    const write = { ...asked, values: { ...values, ...taken } };
    const { stored, whole } = await wholeOrder(mutation, type, write);
    const own = derivedValues(type, whole, isChanged(write));
    Object.assign(whole, own);
    // Whom the sub-job itself names stays on its new order, also when not active any more.
    const unfit = await unfitPeople(mutation.client, type, values, row ? stored : begun);
    const issues = [...workOrderIssues(type, whole), ...unfit];
    if (issues.length > 0) throw badInput(issues);
    const is_complete = isWorkOrderComplete(type, whole);
    return {
      ...taken,
      ...own,
      ...(row ? {} : { job_id: subJob.job_id, created_date: mutation.today }),
      is_complete,
      completed_date: is_complete ? (textOf(row?.completed_date) ?? mutation.today) : null,
    };
  };
