import { hash } from 'node:crypto';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import type { Actor } from '../../access/actor';
import { runText, type Runner } from '../../db/statement';
import { numberOf, textOrEmpty } from '#domain/values';

/** Whose schedule a feed tells: of one employee, or of one crew. */
export interface FeedTarget {
  employee_id: number | null;
  crew_id: number | null;
}

export interface NamedTarget extends FeedTarget {
  name: string;
}

/** Own schedule and own crews; those of others for who supervises them [MSG-003]. */
export const mayFollow = (actor: Actor, { employee_id, crew_id }: FeedTarget): boolean =>
  can(actor.permissions, CALLS.calendarFeeds.need) &&
  (can(actor.permissions, 'CAN_SUPERVISE_OTHERS') ||
    (employee_id === null ? crew_id !== null && actor.crew_ids.includes(crew_id) : employee_id === actor.employee_id));

const NAMES = `
  select id as employee_id, null::int as crew_id, first_name || ' ' || last_name as name from employee where id = $1 and deleted_at is null
  union all select null, id, name from crew where id = any($2)`;

/** Those of an employee and some crews that are there, each with its name. */
export const namedTargets = async (
  runner: Runner,
  employee_id: number | null,
  crew_ids: readonly number[],
): Promise<NamedTarget[]> =>
  (await runText(runner, NAMES, [employee_id, crew_ids])).map((row) => ({
    employee_id: numberOf(row.employee_id),
    crew_id: numberOf(row.crew_id),
    name: textOrEmpty(row.name),
  }));

/** A key as it is kept: it has 256 random bits, so that a fast hash is enough. */
export const feedHash = (secret: string): string => hash('sha256', secret, 'hex');

/** The address below the origin: the secret stands in the query, which no log of requests keeps. */
export const feedPath = (secret: string): string => `/calendar-feed.ics?key=${secret}`;
