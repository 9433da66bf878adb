import type { Change, Decision } from '../changes';
import type { CivilDate } from '../civilDate';
import { AppError, badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import { isStartTime } from './startTime';

/** What is said of a crew's day: `plant_id` null is the crew's usual one, absent leaves it as it is. */
export interface CrewDayPlan {
  crew_id: number;
  date: CivilDate;
  plant_id?: number | null | undefined;
  starts: readonly { id: number; start_time: string | null }[];
}

/** A gunite stop under lock. */
export interface GuniteStop {
  id: number;
  job_id: number;
  crew_id: number | null;
  date: CivilDate | null;
  start_time: string | null;
}

export interface CrewDayFacts {
  /** The usual plant of the crew. */
  usual_plant_id: number | null;
  /** What the day has of its own; null for nothing. */
  own: { id: number; plant_id: number } | null;
  /** The plant that is named: false for one that is not there or takes no work any more. */
  is_plant_open: boolean;
  stops: readonly GuniteStop[];
}

/** Another plant is a row of its own; the usual one needs none. */
const plantChanges = (
  { usual_plant_id, own }: CrewDayFacts,
  { crew_id, date, plant_id }: CrewDayPlan,
): readonly Change[] => {
  if (plant_id === undefined) return [];
  if (plant_id === null || plant_id === usual_plant_id)
    return own ? [{ entity: 'crew_day', id: own.id, op: 'delete', set: {} }] : [];
  if (!own) return [{ entity: 'crew_day', id: null, key: 'crew_day', op: 'insert', set: { crew_id, date, plant_id } }];
  return own.plant_id === plant_id ? [] : [{ entity: 'crew_day', id: own.id, op: 'update', set: { plant_id } }];
};

/**
 * The plant of a crew's day and the start times of its gunite stops, all or nothing [SDY-018].
 * @throws AppError BAD_USER_INPUT for what is no time and for a plant that takes no work, CONFLICT for a stop that stands
 * elsewhere by now
 */
export const decideCrewDay = (facts: CrewDayFacts, plan: CrewDayPlan): Decision => {
  const issues = plan.starts.flatMap(({ start_time }, at) =>
    start_time === null || isStartTime(start_time) ? [] : [fieldIssue(`starts.${at}.start_time`, 'not_valid')],
  );
  if (typeof plan.plant_id === 'number' && plan.plant_id !== facts.own?.plant_id && !facts.is_plant_open)
    issues.push(fieldIssue('plant_id', 'not_valid'));
  if (issues.length > 0) throw badInput(issues);
  const starts = plan.starts.flatMap(({ id, start_time }): Change[] => {
    const stop = facts.stops.find((one) => one.id === id);
    if (stop?.crew_id !== plan.crew_id || stop.date !== plan.date) throw new AppError('CONFLICT');
    if (stop.start_time === start_time) return [];
    return [{ entity: 'gunite_history', id, job_id: stop.job_id, op: 'update', set: { start_time } }];
  });
  return { changes: [...plantChanges(facts, plan), ...starts] };
};
