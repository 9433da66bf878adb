import type { GraphQLResolveInfo } from 'graphql';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { boardConfig } from '#domain/boards/config';
import type { BoardCrew, BoardRights, SubJob } from '#domain/boards/types';
import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import type { CrewPlant } from '#domain/plants/crewPlant';
import type { SiteAnswer } from '#domain/evening/siteAnswer';
import type { StopPromise, DateNotice } from '#domain/boards/told/told';
import { isCivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { boardAnswer, type ServedBoard } from '../read/boardAnswer';
import { refusesDays } from '../read/dayRule';
import { boardRights } from '../read/boardRights';
import { BOARD_SOURCES } from '../read/boardSources';
import { boardReach, withinReach, withReadableDays } from '../read/reach';
import { withSeenColumns } from '../read/seenOfBoard';
import { demand } from '../../../access/demand';
import type { Builder } from '../../../api/builder';
import { selectedFields } from '../../../api/read/readPlan';
import { seesColumn } from '../../../api/seenColumns';
import type { boardCategory } from './boardSearch';
import { addCardType, type EntryRefs } from './cardTypes';
import { cardsInAnswer } from './cardInAnswer';
import {
  CARD_FIELDS,
  CREW_COLUMNS,
  CREW_FIELDS,
  DAY_COLUMNS,
  DAY_FIELDS,
  GUNITE_SUMMARY_FIELDS,
  plainObject,
  RIGHTS_FIELDS,
  SUB_JOB_FIELDS,
  SUMMARY_FIELDS,
} from '../../../api/plainTypes';

const addSubJobType = (builder: Builder) => {
  const summary = plainObject<NonNullable<SubJob['summary']>>(builder, 'PebbleSummary', SUMMARY_FIELDS);
  const gunite = plainObject<NonNullable<SubJob['gunite_summary']>>(builder, 'GuniteSummary', GUNITE_SUMMARY_FIELDS);
  const readiness = plainObject<NonNullable<SubJob['readiness']>>(builder, 'Readiness', { missing: '[String!]!' });
  const siteAnswer = plainObject<SiteAnswer>(builder, 'SiteAnswer', {
    key: 'String!',
    date: 'Date!',
    kind: 'String!',
    answer: 'String!',
    reason: 'String',
    answered_at: 'DateTime!',
  });
  const told = plainObject<DateNotice>(builder, 'ToldDate', {
    key: 'String!',
    date: 'Date',
    way: 'String!',
    told_at: 'DateTime!',
    user_name: 'String',
  });
  const promise = plainObject<StopPromise>(builder, 'StopPromise', { key: 'String!', date: 'Date!', name: 'String!' });
  const subJob = plainObject<SubJob>(builder, 'BoardSubJob', SUB_JOB_FIELDS, { isLasting: true });
  builder.objectFields(subJob, (t) => ({
    summary: t.field({ type: summary, extensions: { property: 'summary' }, resolve: (row) => row.summary }),
    gunite_summary: t.field({
      type: gunite,
      extensions: { property: 'gunite_summary' },
      resolve: (row) => row.gunite_summary,
    }),
    site_answers: t.field({
      type: [siteAnswer],
      extensions: { property: 'site_answers' },
      resolve: (row) => [...(row.site_answers ?? [])],
    }),
    told: t.field({
      type: [told],
      description: 'Of each stop the last date that its builder was told.',
      extensions: { property: 'told' },
      resolve: (row) => [...(row.told ?? [])],
    }),
    promises: t.field({
      type: [promise],
      description: 'The stops that were promised for a day.',
      extensions: { property: 'promises' },
      resolve: (row) => [...(row.promises ?? [])],
    }),
    readiness: t.field({ type: readiness, extensions: { property: 'readiness' }, resolve: (row) => row.readiness }),
  }));
  return subJob;
};

/** Fields that a card has without its place being worked out. */
const ON_THE_ROW: ReadonlySet<string> = new Set([...Object.keys(CARD_FIELDS), 'start_date', 'end_date', '__typename']);

const selectsPlaces = ({ fieldNodes, fragments }: GraphQLResolveInfo): boolean =>
  [
    ...selectedFields(
      fieldNodes.map(({ selectionSet }) => selectionSet),
      fragments,
    ).keys(),
  ].some((name) => !ON_THE_ROW.has(name));

/** A field that is what the answer has by its name, or what follows from the answer alone. */
const of = (property: keyof ServedBoard): { property: string } => ({ property });

/** `boardCards`, the one query of a board [BAPI-017]. */
export const addBoardQuery = (
  builder: Builder,
  entries: EntryRefs,
  category: ReturnType<typeof boardCategory>,
): void => {
  const view = builder.enumType('BoardView', { values: ['day', 'week'] as const });
  const crew = plainObject<BoardCrew>(builder, 'BoardCrew', CREW_FIELDS, { isLasting: true, shows: CREW_COLUMNS });
  const day = plainObject<DayWithoutWork>(builder, 'BoardDayWithoutWork', DAY_FIELDS, {
    isLasting: true,
    shows: DAY_COLUMNS,
  });
  const crewPlant = plainObject<CrewPlant>(
    builder,
    'CrewPlant',
    {
      crew_id: 'Int!',
      date: 'Date!',
      plant_id: 'Int!',
      name: 'String!',
      lat: 'Quantity',
      lon: 'Quantity',
      is_usual: 'Boolean!',
    },
    { shows: { lat: 'plant.lat', lon: 'plant.lon' } },
  );
  const rights = plainObject<BoardRights>(builder, 'BoardRights', RIGHTS_FIELDS);
  const subJob = addSubJobType(builder);
  const card = addCardType(builder, subJob, entries);
  const answer = builder.objectRef<ServedBoard>('BoardAnswer').implement({
    extensions: { isWhole: true },
    fields: (t) => ({
      category: t.field({
        type: category,
        nullable: false,
        extensions: of('category'),
        resolve: (row) => row.category,
      }),
      view: t.field({ type: view, nullable: false, extensions: of('view'), resolve: (row) => row.view }),
      date: t.field({ type: 'Date', nullable: false, extensions: of('date'), resolve: (row) => row.date }),
      today: t.field({ type: 'Date', nullable: false, extensions: of('today'), resolve: (row) => row.today }),
      cursor: t.string({ nullable: false, extensions: of('cursor'), resolve: (row) => row.cursor }),
      days: t.field({ type: ['Date'], nullable: false, extensions: of('days'), resolve: (row) => [...row.days] }),
      is_complete: t.boolean({
        nullable: false,
        extensions: of('is_complete'),
        description: 'False when only what changed after `since` is told.',
        resolve: (row) => row.is_complete,
      }),
      removed: t.stringList({
        nullable: false,
        extensions: of('removed'),
        description: 'Keys of cards that are gone.',
        resolve: (row) => [...row.removed],
      }),
      rights: t.field({ type: rights, nullable: false, extensions: of('rights'), resolve: (row) => row.rights }),
      days_without_work: t.field({
        type: [day],
        nullable: true,
        extensions: of('days_without_work'),
        description:
          'Holidays, closures, crews off or short, people away and own blocks, from the first shown day on and some weeks ahead; null when `since` was given and they are as they were told.',
        resolve: (row) => row.days_without_work ?? null,
      }),
      crew_plants: t.field({
        type: [crewPlant],
        nullable: true,
        extensions: of('crew_plants'),
        description:
          'The plants of crews on the shown days; null when `since` was given and they are as they were told.',
        resolve: (row) => row.crew_plants ?? null,
      }),
      crews: t.field({ type: [crew], nullable: false, extensions: of('crews'), resolve: (row) => row.crews }),
      sub_jobs: t.field({
        type: [subJob],
        nullable: false,
        extensions: of('sub_jobs'),
        resolve: (row) => row.sub_jobs,
      }),
      cards: t.field({
        type: [card],
        nullable: false,
        extensions: of('cards'),
        resolve: (row, _args, _context, info) => (selectsPlaces(info) ? cardsInAnswer(row) : row.cards),
      }),
    }),
  });
  builder.queryField('boardCards', (t) =>
    t.field({
      type: answer,
      nullable: false,
      args: {
        category: t.arg({ type: category, required: true }),
        view: t.arg({ type: view, required: true }),
        date: t.arg({
          type: 'Date',
          description: 'The shown day; a week board shows the week that holds it. Today when absent.',
        }),
        since: t.arg.string({ description: 'A cursor: only what changed after it.' }),
      },
      resolve: async (_root, args, { actor, db, runner, today }) => {
        demand(actor, BOARD_VIEW[args.category]);
        const source = BOARD_SOURCES[args.category];
        if (!source) throw badInput([fieldIssue('category', 'board_unknown')]);
        const date = isCivilDate(args.date) ? args.date : today;
        const config = boardConfig(args.category, args.view);
        // A role that does not see the setting hears of it by its refusals alone.
        const refuses_days_without_work =
          seesColumn(actor, 'company_setting.refuses_days_without_work') && (await refusesDays(runner));
        const rights = { ...boardRights(config, actor), refuses_days_without_work };
        const asked = await boardAnswer(runner, source, {
          view: args.view,
          date,
          today,
          since: args.since ?? null,
          rights,
        });
        const reach = await boardReach(db, actor);
        return withSeenColumns(runner, withinReach(withReadableDays(asked, actor), reach), actor);
      },
    }),
  );
};
