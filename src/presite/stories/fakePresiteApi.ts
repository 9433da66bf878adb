import { ERRORS, type ErrorCode } from '#domain/errors';
import type { CivilDate } from '#domain/civilDate';
import type { LoadedDay, PresiteApi, PresiteItem } from '../schedule/presiteApi';
import type { Visit } from '../../siteCheck/siteCheckApi';
import { aVisit, LISTS, mapJobs } from './presiteData';
import { CallError, conflictError, notFoundError } from '../../dataProvider/CallError';

/** What a story's server does. */
export interface FakeServer {
  /** Answers every assignment with this refusal; can be set while the story goes on. */
  refuses?: { message: string; code: ErrorCode };
  /** Never answers a load, or fails it. */
  load?: 'waits' | 'fails';
  /** The server's day, which may turn; the schedule's without it. */
  today?: () => CivilDate;
  map?: 'empty' | 'fails';
  /** Refuses a checklist, or gives no answer; called with what was sent. */
  fillIn?: (sent: Record<string, unknown>) => void;
  /** Milliseconds until an assignment is answered. */
  delay?: number;
}

export type FakePresiteApi = PresiteApi & {
  calls: string[];
  change: (id: number, given: Partial<PresiteItem>) => void;
  /** Somebody else fills in a checklist. */
  fillInElsewhere: (job_detail_id: number, presite: Partial<Visit['presite']>) => void;
};

/** A server in the page: it keeps the items and remembers what it was asked. */
export const fakePresiteApi = (day: LoadedDay, server: FakeServer = {}): FakePresiteApi => {
  const { load, map, delay = 0, today = () => day.today } = server;
  let items = new Map(day.items.map((item) => [item.id, item]));
  const before = new Map<string, readonly PresiteItem[]>();
  const calls: string[] = [];
  const visits = new Map([...items.values()].map((item) => [item.job_detail_id, aVisit(item)]));
  const filled = (id: number, presite: Partial<Visit['presite']>): Visit => {
    const known = visits.get(id);
    if (!known) throw notFoundError();
    const next = { ...known, version: known.version + 1, presite: { ...known.presite, ...presite } };
    visits.set(id, next);
    return next;
  };
  const writeAll = (changes: readonly (Partial<PresiteItem> & { id: number })[]): string => {
    const old = changes.map(({ id }) => {
      const item = items.get(id);
      if (!item) throw notFoundError();
      return item;
    });
    const mutation_id = `m${calls.length}`;
    before.set(mutation_id, old);
    const next = old.map((item, at) => ({ ...item, ...changes[at], version: item.version + 1 }));
    items = new Map([...items, ...next.map((item) => [item.id, item] as const)]);
    return mutation_id;
  };
  const write = (id: number, given: Partial<PresiteItem>): string => writeAll([{ ...given, id }]);
  return {
    calls,
    change: (id, given) => {
      write(id, given);
    },
    load: async (date, span) => {
      calls.push(`load ${date ?? 'today'}${span === 'week' ? ', week' : ''}`);
      if (load === 'waits') return new Promise(() => undefined);
      if (load === 'fails') throw new Error('the server is away');
      return { ...day, span, date: date ?? today(), today: today(), items: [...items.values()] };
    },
    assign: async (asked) => {
      calls.push(
        asked
          .map(
            ({ presite_id, employee_id, scheduled_date, version }) =>
              `assign ${presite_id} to ${employee_id ?? 'nobody'} on ${scheduled_date ?? 'no day'}, version ${version}`,
          )
          .join('; '),
      );
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (server.refuses)
        throw new CallError(server.refuses.message, ERRORS[server.refuses.code].status, { code: server.refuses.code });
      return {
        mutation_id: writeAll(
          asked.map(({ presite_id, employee_id, scheduled_date }) => ({
            id: presite_id,
            presite_supervisor_id: employee_id,
            scheduled_date,
          })),
        ),
      };
    },
    undo: async (mutation_id) => {
      calls.push(`undo ${mutation_id}`);
      const old = before.get(mutation_id);
      if (!old) throw notFoundError();
      return {
        mutation_id: writeAll(
          old.map(({ id, presite_supervisor_id, scheduled_date }) => ({ id, presite_supervisor_id, scheduled_date })),
        ),
      };
    },
    fillInElsewhere: (id, presite) => {
      filled(id, presite);
    },
    visit: async (id) => visits.get(id) ?? null,
    lists: async () => LISTS,
    fillIn: async ({ id, version, answers: { comment, ...answers } }) => {
      calls.push(`fill in ${id} with ${JSON.stringify({ ...answers, ...(comment === undefined ? {} : { comment }) })}`);
      await new Promise((resolve) => setTimeout(resolve, delay));
      server.fillIn?.({ ...answers });
      const stored = visits.get(id);
      if (stored && stored.version !== version) throw conflictError({ current: { id }, changed_by: 'Ana Ruiz' });
      const said = { id: calls.length, comment: comment ?? '', date_created: '2026-03-04T15:00:00Z', created_by: null };
      const comments = [...(comment === undefined ? [] : [said]), ...(stored?.presite.comments ?? [])];
      const item = [...items.values()].find(({ job_detail_id }) => job_detail_id === id);
      if (item && answers.checkin_date !== undefined) write(item.id, { checkin_date: answers.checkin_date });
      return filled(id, { ...answers, comments });
    },
    mapJobs: async ({ start_date, end_date }, divisions) => {
      calls.push(`map ${start_date} to ${end_date} of ${divisions.join(' ')}`);
      if (map === 'fails') throw new Error('the server is away');
      return map === 'empty' ? [] : mapJobs(divisions);
    },
  };
};
