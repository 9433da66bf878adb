import type { Change, FieldValue } from '../changes';
import { isStandIn } from './standIns';
import type { Card, CardEntity, SubJobFacts } from './types';

export const JOB_DETAIL = 'job_detail';

/** The derived fields of a sub-job: where they stand in it, and the table that stores them. */
export const SUMMARIES = [
  { name: 'summary', entity: 'pebble_details' },
  { name: 'gunite_summary', entity: 'gunite_details' },
] as const satisfies readonly { name: keyof SubJobFacts; entity: string }[];

type CardField = 'status_id' | 'crew_id' | 'foreman_id' | 'date' | 'job_order' | 'position' | 'phase_id' | 'type_id';

/** Database names of the card fields that a move can write, by table. */
const FIELDS: Readonly<Record<CardEntity, Readonly<Partial<Record<CardField, string>>>>> = {
  crew_information: {
    phase_id: 'phase_type_id',
    status_id: 'status_id',
    crew_id: 'crew_id',
    foreman_id: 'foreman_id',
    date: 'date',
    job_order: 'job_order',
    position: 'position',
  },
  crew_repair_job: { phase_id: 'pebble_phase_type_id', status_id: 'status_id', crew_id: 'crew_id', date: 'date' },
  gunite_history: {
    type_id: 'type_id',
    status_id: 'status_id',
    crew_id: 'crew_id',
    date: 'gunite_date',
    job_order: 'job_order',
    position: 'position',
  },
  // Visits have changes of their own kind, with times (timeGrid/applyVisits); a sub-job's card is written as its
  // sub-job.
  warranty_schedule: {},
  job_detail: {},
};

const isCardField = (name: string): name is CardField => Object.values(FIELDS).some((fields) => name in fields);
const ORDER_FIELDS: ReadonlySet<string> = new Set(['job_order', 'position']);

/** The card fields of a table with their database names. */
export const fieldsOf = (entity: CardEntity): (readonly [CardField, string])[] =>
  Object.entries(FIELDS[entity]).flatMap(([name, column]) => (isCardField(name) ? [[name, column] as const] : []));

/** The write of one card; null when it ends as it was. A stand-in becomes a row. */
export const cardChange = (before: Card | undefined, now: Card): Change | null => {
  const isNew = isStandIn(now);
  const set: Record<string, FieldValue> = {};
  for (const [name, column] of fieldsOf(now.entity)) {
    if (isNew || before?.[name] !== now[name]) set[column] = now[name];
  }
  const columns = Object.keys(set);
  if (columns.length === 0) return null;
  const { entity, job_id } = now;
  if (isNew)
    return { entity, id: null, key: now.key, job_id, op: 'insert', set: { job_detail_id: now.job_detail_id, ...set } };
  const isOrder = columns.every((column) => ORDER_FIELDS.has(column));
  return { entity, id: now.id, job_id, op: 'update', set, ...(isOrder && { effect: 'order' }) };
};

/** The fields of `now` that differ from `before`, null for a field that is gone. */
const differing = (before: object, now: object): Record<string, FieldValue> => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => old.get(name) !== value));
};

/** The writes of one sub-job: its own fields (raising its version, as a touch does alone), and its derived ones. */
export const subJobChanges = (
  before: SubJobFacts | undefined,
  now: SubJobFacts | undefined,
  isTouched: boolean,
): Change[] => {
  if (!before || !now) return [];
  const { id, job_id, status_id, awaiting_builder_date, details_id } = now;
  const own = differing(
    { status_id: before.status_id, awaiting_builder_date: before.awaiting_builder_date },
    { status_id, awaiting_builder_date },
  );
  const changes: Change[] = [];
  if (isTouched || Object.keys(own).length > 0)
    changes.push({ entity: JOB_DETAIL, id, job_id, op: 'update', set: own });
  for (const { name, entity } of SUMMARIES) {
    const [old, derived] = [before[name], now[name]];
    const set = old && derived ? differing(old, derived) : {};
    if (details_id !== null && Object.keys(set).length > 0)
      changes.push({ entity, id: details_id, job_id, op: 'update', set, effect: 'derived' });
  }
  return changes;
};
