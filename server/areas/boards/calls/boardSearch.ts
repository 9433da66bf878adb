import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import type { BoardCategory } from '#domain/boards/kinds';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Actor } from '../../../access/actor';
import { demand } from '../../../access/demand';
import type { BoardSource } from '../read/boardSource';
import { BOARD_SOURCES } from '../read/boardSources';
import { findOnBoards, type FoundCard } from '../read/findCards';
import { movesSince, type MoveOfOther, type MovesSince } from '../history/movesSince';
import { boardReach } from '../read/reach';
import type { Builder } from '../../../api/builder';

const MAX_TEXT = 100;

const sourceOf = (category: BoardCategory): BoardSource => {
  const source = BOARD_SOURCES[category];
  if (!source) throw badInput([fieldIssue('category', 'board_unknown')]);
  return source;
};

const CATEGORIES = ['gunite', 'pebble', 'warranty'] as const;

/** The asked board, or all that the user may see. @throws AppError FORBIDDEN without the right to see one of them */
const searchedBoards = (actor: Actor, category: BoardCategory | null | undefined): readonly BoardCategory[] => {
  const seen = CATEGORIES.filter((one) => can(actor.permissions, BOARD_VIEW[one]));
  const asked = category ?? seen[0] ?? 'pebble';
  demand(actor, BOARD_VIEW[asked]);
  return category ? [category] : seen;
};

const addFoundCard = (builder: Builder, category: ReturnType<typeof boardCategory>) =>
  builder.objectRef<FoundCard>('FoundCard').implement({
    fields: (t) => ({
      category: t.expose('category', { type: category, nullable: false, description: 'The board on which it stands.' }),
      key: t.string({ nullable: false, resolve: ({ card }) => card.key }),
      job_id: t.int({ nullable: false, resolve: ({ subJob }) => subJob.job_id }),
      job_detail_id: t.int({ nullable: false, resolve: ({ subJob }) => subJob.id }),
      job_name: t.string({ resolve: ({ subJob }) => subJob.job_name }),
      company_name: t.string({ resolve: ({ subJob }) => subJob.company_name }),
      address_line_1: t.string({ resolve: ({ subJob }) => subJob.address_line_1 }),
      city: t.string({ resolve: ({ subJob }) => subJob.city }),
      phase_id: t.int({ resolve: ({ card }) => card.phase_id }),
      type_id: t.int({ resolve: ({ card }) => card.type_id }),
      status_id: t.int({ resolve: ({ card }) => card.status_id }),
      bin: t.exposeString('bin', { nullable: false, description: 'Where the card stands, whatever the shown days.' }),
      crew_name: t.exposeString('crew_name'),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
    }),
  });

type Place = MoveOfOther['from'];

const addMoves = (builder: Builder) => {
  const place = builder.objectRef<Place>('MovePlace').implement({
    fields: (t) => ({
      status_id: t.exposeInt('status_id'),
      crew_id: t.exposeInt('crew_id'),
      crew_name: t.exposeString('crew_name'),
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      phase_id: t.exposeInt('phase_id'),
      type_id: t.exposeInt('type_id'),
    }),
  });
  const move = builder.objectRef<MoveOfOther>('MoveOfOther').implement({
    fields: (t) => ({
      key: t.exposeString('key', { nullable: false }),
      entity: t.exposeString('entity', { nullable: false }),
      job_detail_id: t.exposeInt('job_detail_id', { nullable: false }),
      job_name: t.exposeString('job_name'),
      at: t.field({ type: 'DateTime', nullable: false, resolve: ({ at }) => at }),
      user_name: t.exposeString('user_name'),
      from: t.field({ type: place, nullable: false, resolve: ({ from }) => from }),
      to: t.field({ type: place, nullable: false, resolve: ({ to }) => to }),
    }),
  });
  return builder.objectRef<MovesSince>('MovesSince').implement({
    fields: (t) => ({
      moves: t.field({ type: [move], nullable: false, resolve: ({ moves }) => moves }),
      is_complete: t.exposeBoolean('is_complete', {
        nullable: false,
        description: 'False when too much has happened since to be told.',
      }),
    }),
  });
};

/** Finds a card in any week, and tells what others moved since a user last looked. */
export const addBoardSearch = (builder: Builder, category: ReturnType<typeof boardCategory>): void => {
  const found = addFoundCard(builder, category);
  const moves = addMoves(builder);
  builder.queryField('boardSearch', (t) =>
    t.field({
      type: [found],
      nullable: false,
      args: {
        category: t.arg({ type: category, description: 'One board; without it all that the user may see [SDY-015].' }),
        text: t.arg.string({
          required: true,
          description: "Words of the job's name, address, city, key map, builder, colors or phone, or its number.",
        }),
      },
      resolve: async (_root, args, { actor, db, runner, today }) => {
        const boards = searchedBoards(actor, args.category);
        if (args.text.length > MAX_TEXT) throw badInput([fieldIssue('text', 'max_length', { max: MAX_TEXT })]);
        return findOnBoards(runner, boards.map(sourceOf), {
          text: args.text,
          today,
          reach: await boardReach(db, actor),
        });
      },
    }),
  );
  builder.queryField('boardMoves', (t) =>
    t.field({
      type: moves,
      nullable: false,
      args: {
        category: t.arg({ type: category, required: true }),
        since: t.arg.string({ required: true, description: 'A cursor of boardCards or of a live event.' }),
      },
      resolve: async (_root, args, { actor, db, runner }) => {
        demand(actor, BOARD_VIEW[args.category]);
        return movesSince(runner, {
          source: sourceOf(args.category),
          since: args.since,
          user_id: actor.user_id,
          reach: await boardReach(db, actor),
        });
      },
    }),
  );
};

/** The boards by the category of their jobs. */
export const boardCategory = (builder: Builder) =>
  builder.enumType('BoardCategory', { values: ['gunite', 'pebble', 'warranty'] as const });
