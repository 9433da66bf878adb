import type { Card, SubJob } from '#domain/boards/types';
import type { Builder, SchemaTypes } from '../../builder';
import type { GraphContext } from '../../context';
import type { CardInAnswer } from './cardInAnswer';
import { CARD_FIELDS, plainObject } from './plainTypes';

interface Named { id: number; name: string | null }

const named = async ({ loaders }: GraphContext, table: string, id: number | null): Promise<Named | null> => {
  const row = id === null ? null : await loaders.row(table, id);
  return row && id !== null ? { id, name: typeof row.name === 'string' ? row.name : null } : null;
};

/** `crew_information_entry` of the documents [BAPI-002 BRD-022]: references as {id, name}. */
export const addCrewInformationEntry = (builder: Builder) => {
  const reference = plainObject<Named>(builder, 'Reference', { id: 'Int!', name: 'String' });
  return builder.objectRef<Card>('CrewInformationEntry').implement({
    fields: (t) => ({
      id: t.int({ nullable: false, resolve: ({ id }) => id }),
      job_detail_id: t.int({ nullable: false, resolve: ({ job_detail_id }) => job_detail_id }),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      job_order: t.int({ resolve: ({ job_order }) => job_order }),
      notes: t.string({ resolve: ({ notes }) => notes }),
      crew: t.field({ type: reference, resolve: ({ crew_id }, _args, context) => named(context, 'crew', crew_id) }),
      phase_type: t.field({ type: reference, resolve: ({ phase_id }, _args, context) => named(context, 'lookup_pebble_phase_type', phase_id) }),
      status: t.field({ type: reference, resolve: ({ status_id }, _args, context) => named(context, 'lookup_job_status', status_id) }),
      foreman: t.field({ type: reference, resolve: ({ foreman_id, foreman_name }) => (foreman_id === null ? null : { id: foreman_id, name: foreman_name }) }),
    }),
  });
};

export type EntryRef = ReturnType<typeof addCrewInformationEntry>;

export type SubJobRef = ReturnType<typeof plainObject<SubJob>>;

/** A board card: the fields of BRD-013 beside the flat ones that our own boards read. */
export const addCardType = (builder: Builder, subJob: SubJobRef, entry: EntryRef) =>
  builder.objectRef<CardInAnswer>('BoardCard').implement({
    fields: (t) => ({
      ...Object.fromEntries(Object.entries(CARD_FIELDS).map(([name, spec]) => {
        const type = spec.replace('!', '') as keyof SchemaTypes['Scalars'];
        return [name, t.field({ type, nullable: !spec.endsWith('!'), resolve: (row) => Reflect.get(row.card, name) })];
      })),
      content: t.field({ type: subJob, resolve: ({ content }) => content }),
      type: t.string({ description: 'assigned, unassigned or pending; null when the view does not show the card.', resolve: ({ type }) => type }),
      bin: t.string({ resolve: ({ bin }) => bin }),
      statusIcon: t.string({ nullable: false, resolve: (row) => row.statusIcon }),
      isPastDue: t.boolean({ nullable: false, resolve: (row) => row.isPastDue }),
      start_date: t.field({ type: 'Date', resolve: ({ card: { date } }) => date }),
      end_date: t.field({ type: 'Date', resolve: ({ card: { date } }) => date }),
      requested_scheduled_date: t.field({ type: 'Date', resolve: (row) => row.requested_scheduled_date }),
      crewInformationEntry: t.field({ type: entry, resolve: ({ card: row }) => (row.entity === 'crew_information' ? row : null) }),
      historyEntry: t.int({ description: 'The gunite history entry; null on the pebble boards.', resolve: ({ card: row }) => (row.entity === 'gunite_history' ? row.id : null) }),
    }),
  });
