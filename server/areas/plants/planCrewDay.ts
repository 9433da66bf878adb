import { z } from 'zod';
import { BOARD_EDIT } from '#domain/access/boardNeeds';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { farDateIssues } from '#domain/fields/farDate';
import { isCivilDate } from '#domain/civilDate';
import { decideCrewDay, type CrewDayFacts, type GuniteStop } from '#domain/plants/decideCrewDay';
import { numberOf, textOf } from '#domain/values';
import { asInput, namedInput } from '../../api/zodInput';
import { idOf, numberIn, runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking } from '../../pipeline/mutation';
import { lockStops } from '../told/stopRows';

/** More stops than this stand on no crew's day. */
const MAX_STARTS = 60;

const start = namedInput('StartTimeInput', {
  id: z.int().describe('Of the gunite history entry.'),
  start_time: asInput(z.string(), { scalar: 'Time' }).nullable().describe('Null for none.'),
});
const plan = namedInput('CrewDayPlanInput', {
  crew_id: z.int(),
  date: asInput(z.string().refine(isCivilDate, 'Must be a valid date.'), { scalar: 'Date' }),
  plant_id: z.int().nullish().describe('Null for the usual plant of the crew; absent leaves it as it is.'),
  starts: z.array(start).max(MAX_STARTS).default([]),
});
const input = z.strictObject({ plan });
type Input = z.infer<typeof input>;

const OWN = 'select * from crew_day where crew_id = $1 and date = $2 for no key update';
const OPEN = 'select from plant where id = $1 and is_active and deleted_at is null';

const keyOf = (id: number): string => `gunite_history:${id}`;

const stopsOf = async (mutation: Looking, ids: readonly number[]): Promise<GuniteStop[]> => {
  const stops = await lockStops(mutation, ids.map(keyOf), (at) => `starts.${at}.id`);
  return stops.map(({ job_id, date }, at) => {
    const id = ids[at] ?? 0;
    const row = lockedRow(mutation, 'gunite_history', id);
    return { id, job_id, date, crew_id: numberOf(row?.crew_id), start_time: textOf(row?.start_time) };
  });
};

/** The plant of a crew's day and the start times of its gunite stops: one change, taken back as one [SDY-018]. */
export const planCrewDay: Command<Input, CrewDayFacts, { crew_id: number }> = {
  name: 'planCrewDay',
  need: BOARD_EDIT.gunite,
  input,
  within: 'plan',
  // That the board may be edited is asked of every undo; a stop out of reach is none of who takes it back.
  assertMayUndo: async (looking, entries) => {
    const ids = entries.filter(({ entity }) => entity === 'gunite_history').map(({ entity_id }) => entity_id);
    await stopsOf(looking, [...new Set(ids)]);
    await lockRows(looking, {
      crew_day: entries.filter(({ entity }) => entity === 'crew_day').map(({ entity_id }) => entity_id),
    });
  },
  load: async (mutation, { plan: { crew_id, date, plant_id, starts } }) => {
    const { client, today } = mutation;
    const ids = starts.map(({ id }) => id);
    const issues = [
      ...farDateIssues({ date }, null, today),
      ...starts.flatMap(({ id }, at) => (ids.indexOf(id) < at ? [fieldIssue(`starts.${at}.id`, 'twice')] : [])),
    ];
    if (issues.length > 0) throw badInput(issues);
    // Of two who say something of a day at once the second finds what the first wrote.
    await lockRows(mutation, { crew: [crew_id] });
    const crew = lockedRow(mutation, 'crew', crew_id);
    if (!crew) throw new AppError('NOT_FOUND');
    const rows = await runText(client, OWN, [crew_id, date]);
    rememberRows(mutation, 'crew_day', rows);
    const [own] = rows;
    const stops = await stopsOf(mutation, ids);
    const isOpen = typeof plant_id === 'number' && (await runText(client, OPEN, [plant_id])).length > 0;
    return {
      usual_plant_id: numberOf(crew.plant_id),
      own: own ? { id: idOf(own), plant_id: numberIn(own, 'plant_id') } : null,
      is_plant_open: isOpen,
      stops,
    };
  },
  decide: (facts, { plan: asked }) => decideCrewDay(facts, asked),
  result: (_written, _mutation, { plan: { crew_id } }) => ({ crew_id }),
};
