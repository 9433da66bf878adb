import type { Card, SubJob } from '#domain/boards/types';
import { textOf } from '#domain/values';
import { runText } from '../../../db/statement';
import type { Builder } from '../../../api/builder';
import type { GraphContext } from '../../../api/context';
import type { CardInAnswer } from './cardInAnswer';
import { referenceType } from '../../../api/referenceType';
import { CARD_FIELDS, typeOfSpec, type plainObject } from '../../../api/plainTypes';

type Named = { id: number; name: string | null };

/** An entry of an answer; the names that it refers to are known after a write, and looked up for a list. */
export type EntryInAnswer = Card & { names?: Readonly<Partial<Record<keyof typeof TABLES, string | null>>> };

const NAMES = `select (select name from crew where id = $1) as crew, (select name from lookup_pebble_phase_type where id = $2) as phase_type,
  (select name from lookup_job_status where id = $3) as status, (select first_name || ' ' || last_name from employee where id = $4) as foreman`;

/**
 * An entry with all its names in one statement: a transaction has one connection, on which nothing runs side by side.
 */
export const withNames = async (card: Card, { runner }: GraphContext): Promise<EntryInAnswer> => {
  const [row] = await runText(runner, NAMES, [card.crew_id, card.phase_id, card.status_id, card.foreman_id]);
  return {
    ...card,
    names: {
      crew: textOf(row?.crew),
      phase_type: textOf(row?.phase_type),
      status: textOf(row?.status),
      foreman: textOf(row?.foreman),
    },
  };
};

const TABLES = {
  crew: 'crew',
  type: 'lookup_gunite_history_type',
  phase_type: 'lookup_pebble_phase_type',
  status: 'lookup_job_status',
  foreman: 'employee',
} as const;

const named = async (
  { names }: EntryInAnswer,
  reference: keyof typeof TABLES,
  id: number | null,
  { loaders }: GraphContext,
): Promise<Named | null> => {
  if (id === null) return null;
  if (names) return { id, name: names[reference] ?? null };
  const row = await loaders.row(TABLES[reference], id);
  if (!row) return null;
  return {
    id,
    name: reference === 'foreman' ? `${String(row.first_name)} ${String(row.last_name)}` : textOf(row.name),
  };
};

type ReferenceRef = ReturnType<typeof referenceType>;

/** An entry of `gunite_history` in the documents [BRD-025]: references as {id, name}. */
const addHistoryEntry = (builder: Builder, reference: ReferenceRef) =>
  builder.objectRef<EntryInAnswer>('GuniteHistoryEntry').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      job_detail_id: t.exposeInt('job_detail_id', { nullable: false }),
      gunite_date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      yardage: t.field({ type: 'Quantity', resolve: ({ yardage }) => yardage }),
      job_order: t.exposeInt('job_order'),
      notes: t.exposeString('notes'),
      status: t.field({
        type: reference,
        resolve: (row, _args, context) => named(row, 'status', row.status_id, context),
      }),
      crew: t.field({ type: reference, resolve: (row, _args, context) => named(row, 'crew', row.crew_id, context) }),
      type: t.field({ type: reference, resolve: (row, _args, context) => named(row, 'type', row.type_id, context) }),
    }),
  });

/** `crew_information_entry` of the documents [BAPI-002 BRD-022]: references as {id, name}. */
const addCrewInformationEntry = (builder: Builder, reference: ReferenceRef) =>
  builder.objectRef<EntryInAnswer>('CrewInformationEntry').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      job_detail_id: t.exposeInt('job_detail_id', { nullable: false }),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      job_order: t.exposeInt('job_order'),
      notes: t.exposeString('notes'),
      crew: t.field({ type: reference, resolve: (row, _args, context) => named(row, 'crew', row.crew_id, context) }),
      phase_type: t.field({
        type: reference,
        resolve: (row, _args, context) => named(row, 'phase_type', row.phase_id, context),
      }),
      status: t.field({
        type: reference,
        resolve: (row, _args, context) => named(row, 'status', row.status_id, context),
      }),
      foreman: t.field({
        type: reference,
        resolve: (row, _args, context) => named(row, 'foreman', row.foreman_id, context),
      }),
    }),
  });

/** The entries of the documents that cards carry. */
export const addEntries = (builder: Builder) => {
  const reference = referenceType(builder);
  return { entry: addCrewInformationEntry(builder, reference), history: addHistoryEntry(builder, reference) };
};

export type EntryRefs = ReturnType<typeof addEntries>;

export type SubJobRef = ReturnType<typeof plainObject<SubJob>>;

/** A board card: the fields of BRD-013 beside the flat ones that our own boards read. */
export const addCardType = (builder: Builder, subJob: SubJobRef, { entry, history }: EntryRefs) =>
  builder.objectRef<CardInAnswer>('BoardCard').implement({
    extensions: { isLasting: true },
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(CARD_FIELDS).map(([name, spec]) => [
          name,
          t.field({ ...typeOfSpec(spec), extensions: { property: name }, resolve: (row) => Reflect.get(row, name) }),
        ]),
      ),
      content: t.field({ type: subJob, resolve: ({ content }) => content }),
      type: t.exposeString('type', {
        nullable: true,
        description: 'assigned, unassigned or pending; null when the view does not show the card.',
      }),
      bin: t.exposeString('bin', { nullable: true }),
      statusIcon: t.string({ nullable: false, resolve: (row) => row.statusIcon ?? '' }),
      isPastDue: t.boolean({ nullable: false, resolve: (row) => row.isPastDue === true }),
      start_date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      end_date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      requested_scheduled_date: t.field({ type: 'Date', resolve: (row) => row.requested_scheduled_date }),
      crewInformationEntry: t.field({ type: entry, resolve: (row) => row.crewInformationEntry }),
      historyEntry: t.field({
        type: history,
        description: 'The gunite history entry; null on the other boards.',
        resolve: (row) => row.historyEntry,
      }),
    }),
  });
