import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { asInput, namedInput } from '../../../api/zodInput';
import { overrideInput } from '../overrides/overrideInput';

/** More cards than this are no plan of one commit. */
const MAX_PLAN = 500;

const item = namedInput('BoardPlanItemInput', {
  key: z.string().max(60).describe('Of the card, as boardCards says it.'),
  job_detail_id: z.int(),
  to: z.string().max(60).describe('The bin it goes to: `assigned:GUNITE:41:2026-03-17`, `unassigned:PREP`.'),
  index: z.int().min(0).nullish().describe('Place in that bin, 0 first; the last when absent, in the order sent.'),
  version: z.int().min(0).describe('Of the card as last read; 0 for a stand-in.'),
  expected_bin: z.string().max(60).describe('The bin in which it was read.'),
  onto_closed: z
    .boolean()
    .default(false)
    .describe('The day it goes to was shown as one without work; else a card is not put on such a day.'),
  was_started: z
    .boolean()
    .nullish()
    .describe('Whether the crew had arrived when it was read: false keeps a card at which it has arrived since.'),
});

/** applyBoardPlan and rainOut [SDY-002 SDY-008]. */
export const boardPlan = namedInput('BoardPlanInput', {
  category: z.enum(['gunite', 'pebble']),
  view: asInput(z.enum(['day', 'week']), {}),
  date: z
    .string()
    .refine(isCivilDate, 'Must be a valid date.')
    .describe('The shown day: what a card in an unassigned bin of a day view gets.'),
  items: z.array(item).min(1).max(MAX_PLAN),
  leaves_conflicts: z
    .boolean()
    .default(false)
    .describe('Applies the others when some cannot move; else nothing is applied and they are named.'),
  fails_on_conflicts: z
    .boolean()
    .default(false)
    .describe('Where nothing is applied, the whole document fails: its other calls save nothing either.'),
  override: overrideInput,
});

export type BoardPlanInput = z.infer<typeof boardPlan>;
