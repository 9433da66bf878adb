import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { demand } from '../../../access/demand';
import { addCommand } from '../../../api/commandField';
import { plainObject } from '../../../api/plainTypes';
import type { SchemaKit } from '../../../api/schema';
import type { boardCategory } from '../calls/boardSearch';
import { BOARD_SOURCES } from '../read/boardSources';
import { boardReach } from '../read/reach';
import { applyBoardPlan, rainOut, type AppliedPlan, type PlanConflict } from './applyPlan';
import { startedCards } from './startedCards';

/** More days than this are not looked at together. */
const MAX_DAYS = 31;

/** The calls of plans: what work has begun, and the two ways to make a plan real [SDY-002 SDY-008]. */
export const addBoardPlans = (kit: SchemaKit, category: ReturnType<typeof boardCategory>): void => {
  const { builder } = kit;
  const conflict = plainObject<PlanConflict>(builder, 'BoardPlanConflict', {
    key: 'String!',
    rule: 'String!',
    message: 'String!',
    who: 'String',
    bin: 'String',
    crew: 'String',
    where: 'String',
    date: 'String',
    reason: 'String',
    reason_es: 'String',
  });
  const applied = builder.objectRef<AppliedPlan>('AppliedBoardPlan').implement({
    fields: (t) => ({
      is_applied: t.exposeBoolean('is_applied', {
        nullable: false,
        description: 'False when nothing was applied, because cards cannot move.',
      }),
      moved: t.exposeStringList('moved', { nullable: false, description: 'Keys of the cards that moved.' }),
      conflicts: t.field({ type: [conflict], nullable: false, resolve: (row) => row.conflicts }),
    }),
  });
  addCommand(kit, {
    command: applyBoardPlan,
    type: applied,
    packed: { argument: 'plan' },
    description: 'Moves the cards of a plan as one commit; those that others changed meanwhile are named.',
  });
  addCommand(kit, {
    command: rainOut,
    type: applied,
    packed: { argument: 'plan' },
    description: 'As applyBoardPlan, for days that are lost: complete and begun cards stay, Day 2 to 8 keep a day.',
  });
  builder.queryField('boardStarted', (t) =>
    t.field({
      type: ['String'],
      nullable: false,
      description: 'Keys of the cards of some days at which a crew has arrived.',
      args: {
        category: t.arg({ type: category, required: true }),
        dates: t.arg({ type: ['Date'], required: true }),
      },
      resolve: async (_root, args, { actor, db, runner }) => {
        demand(actor, BOARD_VIEW[args.category]);
        const source = BOARD_SOURCES[args.category];
        if (!source) throw badInput([fieldIssue('category', 'board_unknown')]);
        if (args.dates.length > MAX_DAYS) throw badInput([fieldIssue('dates', 'max_entries', { max: MAX_DAYS })]);
        const reach = await boardReach(db, actor);
        const cards = await startedCards(runner, source, args.dates);
        return cards.filter(({ job_detail_id }) => !reach || reach.has(job_detail_id)).map(({ key }) => key);
      },
    }),
  );
};
