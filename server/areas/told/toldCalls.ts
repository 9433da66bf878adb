import { BOARD_VIEW, SEES_BOARDS } from '#domain/access/boardNeeds';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { demand } from '../../access/demand';
import { addCommand } from '../../api/commandField';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { promiseStop, withdrawPromise } from './promiseStop';
import { readCallList, type CallList, type CallStop } from './readCallList';
import { tellStops } from './tellStops';
import { textStops } from './textStops';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const CATEGORIES = ['gunite', 'pebble', 'warranty'] as const;

/** What builders were told and promised, and whom to call [SDY-011 SDY-012]. */
export const toldCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const stop = plainObject<CallStop>(builder, 'CallStop', {
    key: 'String!',
    job_id: 'Int!',
    job_detail_id: 'Int!',
    job_name: 'String',
    address: 'String!',
    phase_id: 'Int',
    type_id: 'Int',
    crew_name: 'String',
    date: 'Date',
    old_date: 'Date',
    was_told: 'Boolean!',
    is_told: 'Boolean!',
    told_way: 'String',
    told_at: 'DateTime',
    told_by: 'String',
    promised_to: 'String',
    builder_id: 'Int!',
    builder: 'String!',
    contact: 'String',
    phone: 'String',
    extension: 'String',
  });
  const list = plainObject<CallList>(builder, 'CallList', {
    category: 'String!',
    since: 'DateTime!',
    may_tell: 'Boolean!',
  });
  builder.objectFields(list, (t) => ({
    stops: t.field({ type: [stop], nullable: false, resolve: ({ stops }) => stops }),
  }));
  builder.queryField('callList', (t) =>
    t.field({
      type: list,
      nullable: false,
      description: 'The builders to be called about a day, or about what one commit has moved.',
      extensions: { need: SEES_BOARDS },
      args: {
        category: t.arg.string({ required: true }),
        date: t.arg({ type: 'Date', description: 'A day: its stops, and those that were told for it.' }),
        mutation_id: t.arg.string({ description: 'A commit, such as a Rain-out: the stops that it moved.' }),
      },
      resolve: (_root, { category, date, mutation_id }, context) => {
        const board = CATEGORIES.find((one) => one === category);
        if (!board) throw badInput([fieldIssue('category', 'board_unknown')]);
        demand(context.actor, BOARD_VIEW[board]);
        if (mutation_id && !UUID.test(mutation_id)) throw badInput([fieldIssue('mutation_id', 'not_valid')]);
        return readCallList(context, { category: board, date: date ?? null, mutation_id: mutation_id ?? null });
      },
    }),
  );
  const keys = plainObject<{ keys: string[] }>(builder, 'ToldStops', { keys: '[String!]!' });
  const key = plainObject<{ key: string }>(builder, 'PromisedStop', { key: 'String!' });
  addCommand(kit, {
    command: tellStops,
    type: keys,
    description:
      'Notes that the builders of some stops were told a date by phone, or that there is none yet, or takes that back.',
  });
  const texted = plainObject<{ sent: number; without: string[] }>(builder, 'TextedStops', {
    sent: 'Int!',
    without: '[String!]!',
  });
  addCommand(kit, {
    command: textStops,
    type: texted,
    description: 'Tells the builders of some stops their dates by text, where a service for texts is set up.',
  });
  addCommand(kit, {
    command: promiseStop,
    type: key,
    description: 'Promises a stop for the day on which it stands: no change of many cards moves it then.',
  });
  addCommand(kit, { command: withdrawPromise, type: key, description: 'Takes the promise of a stop back.' });
};
