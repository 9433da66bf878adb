import { can } from '#domain/access/can';
import { BOARD_EDIT } from '#domain/access/boardNeeds';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { BoardCategory } from '#domain/boards/kinds';
import { isDone } from '#domain/boards/pastDue';
import type { Card, SubJob } from '#domain/boards/types';
import { BUSINESS_ZONE, type CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { addressText } from '#domain/inputs/address';
import { callStateOf, type CallState } from '#domain/boards/told/callState';
import { promiseOf, toldOf } from '#domain/boards/told/told';
import { STOP_TABLES } from '#domain/boards/told/stopKey';
import { numberOf, textOf, textOrEmpty } from '#domain/values';
import type { GraphContext } from '../../api/context';
import { idOf, runText, type Row, type Runner } from '../../db/statement';
import { BOARD_SOURCES } from '../boards/read/boardSources';
import { boardReach } from '../boards/read/reach';
import { scheduleRows } from '../boards/schedule/loadSchedule';
import { stopContacts } from './stopContacts';

/** A stop of a call list, with whom to call about it. */
export interface CallStop extends CallState {
  key: string;
  job_id: number;
  job_detail_id: number;
  job_name: string | null;
  address: string;
  phase_id: number | null;
  type_id: number | null;
  crew_name: string | null;
  /** The day on which it is planned now; null for none. */
  date: CivilDate | null;
  /** Of what was told last: how, when and by whom. */
  told_way: string | null;
  told_at: string | null;
  told_by: string | null;
  promised_to: string | null;
  builder_id: number;
  builder: string;
  /** The supervisor of the job at its builder. */
  contact: string | null;
  /** Null also for whoever may not read contacts. */
  phone: string | null;
  /** Of the number of the builder's office. */
  extension: string | null;
}

export interface CallList {
  category: BoardCategory;
  /** An instant: what was told before it needs no call. */
  since: string;
  may_tell: boolean;
  stops: CallStop[];
}

/** What a list is about: a day, or the stops that one commit has moved. */
export interface CallListRequest {
  category: BoardCategory;
  date: CivilDate | null;
  mutation_id: string | null;
}

const MOVED = `
  select entity || ':' || entity_id as key, coalesce((after ->> 'job_detail_id')::int, (before ->> 'job_detail_id')::int) as job_detail_id, entity, entity_id, at
  from change_log where mutation_id = $1 and entity = any($2) and effect is null order by seq`;
const SUB_JOB_OF: Readonly<Record<string, string>> = Object.fromEntries(
  STOP_TABLES.map((table) => [table, `select job_detail_id as id from ${table} where id = any($1)`]),
);

/** $1 a day: the sub-jobs with a stop whose builder was told this day. */
const TOLD_FOR = 'select distinct job_detail_id as id from stop_notice where date = $1 and told_at is not null';

const NOTICES =
  'select stop_key, date, told_at from stop_notice where stop_key = any($1) and told_at is not null order by told_at desc, id desc';

const START_OF_DAY = `select ($1::date::timestamp at time zone '${BUSINESS_ZONE}') as at`;

interface Found {
  /** The stops that the list is about, by their keys; null: all that stand on the day or were told for it. */
  keys: ReadonlySet<string> | null;
  subJobs: number[];
  since: string;
}

const instant = (value: unknown): string => new Date(String(value)).toISOString();

const movedStops = async (runner: Runner, mutation_id: string): Promise<Found> => {
  const rows = await runText(runner, MOVED, [mutation_id, STOP_TABLES]);
  const [first] = rows;
  if (!first) throw new AppError('NOT_FOUND');
  const subJobs = new Set(rows.flatMap((row) => numberOf(row.job_detail_id) ?? []));
  for (const [table, text] of Object.entries(SUB_JOB_OF)) {
    const ids = rows.flatMap((row) => (row.entity === table ? [numberOf(row.entity_id) ?? 0] : []));
    if (ids.length > 0) for (const row of await runText(runner, text, [ids])) subJobs.add(idOf(row));
  }
  return { keys: new Set(rows.map((row) => textOrEmpty(row.key))), subJobs: [...subJobs], since: instant(first.at) };
};

const stopsOfDay = async (
  runner: Runner,
  category: BoardCategory,
  date: CivilDate,
  today: CivilDate,
): Promise<Found> => {
  const planned = await scheduleRows(runner, category, [date], null);
  const told = await runText(runner, TOLD_FOR, [date]);
  const [start] = await runText(runner, START_OF_DAY, [today]);
  return {
    keys: null,
    subJobs: [...new Set([...planned.sub_jobs.map(({ id }) => id), ...told.map(idOf)])],
    since: instant(start?.at),
  };
};

const isListed = (card: Card, subJob: SubJob, { keys }: Found, date: CivilDate | null): boolean => {
  if (isDone(card) || card.id < 1 || card.entity === 'job_detail') return false;
  if (keys) return keys.has(card.key);
  const told = toldOf(card, subJob);
  // Who was told that there is no date any more stays, ticked, on the list of the day that was told before.
  return card.date === date || told?.date === date || (card.date === null && told?.date === null);
};

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base' });

/**
 * Whom to call about a day, or about what one commit has moved, builder by builder [SDY-011].
 * @throws AppError BAD_USER_INPUT without either or with both, NOT_FOUND for a commit that moved no stop
 */
export const readCallList = async (
  { runner, db, actor, today }: GraphContext,
  { category, date, mutation_id }: CallListRequest,
): Promise<CallList> => {
  const source = BOARD_SOURCES[category];
  if (!source) throw badInput([fieldIssue('category', 'board_unknown')]);
  if ((date === null) === (mutation_id === null)) throw badInput([fieldIssue('date', 'required')]);
  const found =
    mutation_id === null
      ? await stopsOfDay(runner, category, date ?? today, today)
      : await movedStops(runner, mutation_id);
  const reach = await boardReach(db, actor);
  const ids = reach ? found.subJobs.filter((id) => reach.has(id)) : found.subJobs;
  const [{ cards, sub_jobs }, crews, contacts] = await Promise.all([
    source.load(runner, ids),
    source.crews(runner),
    runText(runner, stopContacts(actor), [ids]),
  ]);
  const jobs = new Map(sub_jobs.map((one) => [one.id, one]));
  const listed = cards.filter((card) => {
    const subJob = jobs.get(card.job_detail_id);
    return subJob !== undefined && isListed(card, subJob, found, date);
  });
  const notices = new Map<string, { date: CivilDate | null; told_at: string }[]>();
  for (const row of await runText(runner, NOTICES, [listed.map(({ key }) => key)])) {
    const key = textOrEmpty(row.stop_key);
    const one = { date: textOf(row.date), told_at: instant(row.told_at) };
    notices.set(key, [...(notices.get(key) ?? []), one]);
  }
  const contactOf = new Map<number, Row>(contacts.map((row) => [idOf(row), row]));
  const crewOf = new Map(crews.map(({ id, name }) => [id, name]));
  const seesContacts = can(actor.permissions, RESOURCE_NEEDS.customer_contact.read);
  const stops = listed.flatMap((card): CallStop[] => {
    const [subJob, contact] = [jobs.get(card.job_detail_id), contactOf.get(card.job_detail_id)];
    const state = callStateOf(notices.get(card.key) ?? [], card.date, found.since);
    if (!subJob || !contact || !state) return [];
    if (found.keys === null && card.date === null && state.old_date !== date) return [];
    const told = toldOf(card, subJob);
    return [
      {
        ...state,
        key: card.key,
        job_id: card.job_id,
        job_detail_id: card.job_detail_id,
        job_name: subJob.job_name,
        address: addressText(subJob),
        phase_id: card.phase_id,
        type_id: card.type_id,
        crew_name: (card.crew_id === null ? null : crewOf.get(card.crew_id)) ?? card.foreman_name,
        date: card.date,
        told_way: told?.way ?? null,
        told_at: told ? instant(told.told_at) : null,
        told_by: told?.user_name ?? null,
        promised_to: promiseOf(card, subJob)?.name ?? null,
        builder_id: numberOf(contact.builder_id) ?? 0,
        builder: textOrEmpty(contact.company_name),
        contact: seesContacts ? textOf(contact.contact) : null,
        phone: seesContacts ? textOf(contact.phone) : null,
        extension: seesContacts ? textOf(contact.extension) : null,
      },
    ];
  });
  return {
    category,
    since: found.since,
    may_tell: can(actor.permissions, BOARD_EDIT[category]),
    stops: stops.sort(
      (a, b) =>
        compare(a.builder, b.builder) ||
        a.builder_id - b.builder_id ||
        compare(a.date ?? '9999', b.date ?? '9999') ||
        compare(a.job_name ?? '', b.job_name ?? '') ||
        compare(a.key, b.key),
    ),
  };
};
