import type { ChainGap } from '#domain/boards/chains/chainGap';
import { WHOLE_JOB, WHOLE_SUB_JOB } from '#domain/boards/testWholeJob';
import { ERRORS, type ErrorCode } from '#domain/errors';
import { applyChanges } from '#domain/boards/applyChanges';
import { boardFacts, type ShownBoard } from '#domain/boards/boardFacts';
import { boardState, cardKey } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { dayRule } from '#domain/boards/dayWithoutWorkRefusal';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import { decideReorder } from '#domain/boards/reorder';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import type { BoardAnswer, BoardRights } from '#domain/boards/types';
import { weekOf, type CivilDate } from '#domain/civilDate';
import type { Change } from '#domain/changes';
import type { DayWeather } from '#domain/weather/dayWeather';
import type { BoardApi, BoardWrite } from '../store/boardApi';
import { decideStoryCall } from './decideStoryCall';
import type { MoveOfOther } from '../store/cardHistory';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';
import type { PlanApi } from '../store/rainApi';
import { findIn } from './findIn';
import { fakeHistory } from './fakeHistory';
import { isRefusal, type Refusal } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { CallError } from '../../dataProvider/CallError';

export const SCHEDULER: BoardRights = { can_edit: true, can_move_all: false };

/** What a story's server does. */
export interface FakeServer {
  rights?: BoardRights;
  /** Answers every write with this refusal. */
  refuses?: { message: string; code: ErrorCode };
  /** Never answers a load, or fails it. */
  load?: 'waits' | 'fails';
  /** Told of every load: its date, and the cursor when only what changed is asked for. */
  onLoad?: (date: CivilDate | null, since: string | undefined) => void;
  /** Told of every write. */
  onWrite?: (write: BoardWrite) => void;
  /** Milliseconds until a write is answered. */
  delay?: number;
  /** The server's day, which may turn; the board's without it. */
  today?: () => CivilDate;
  /** The device showed the board before, as it is at first here. */
  isKept?: boolean;
  /** Cards at which work has begun, and those that somebody takes while a plan is drawn. */
  started?: readonly string[];
  taken?: readonly string[];
  /** Those between the phases of a job. */
  gaps?: readonly ChainGap[];
  /** The table service of distances; without it the server has none. */
  miles?: NonNullable<BoardApi['miles']>;
  /** What is forecast; without it the server has no weather service. */
  weather?: readonly DayWeather[];
  /** What others moved since the last visit. */
  moves?: readonly MoveOfOther[];
}

/** A server in the page: it keeps the cards, decides by the same rules, and remembers what it was asked. */
export const fakeBoardApi = (
  answer: BoardAnswer,
  {
    rights = SCHEDULER,
    refuses,
    load,
    onLoad,
    onWrite,
    delay = 0,
    isKept = false,
    moves = [],
    weather,
    started = [],
    taken = [],
    gaps = [],
    miles = async (legs) => ({ has_service: false, miles: legs.map(() => null) }),
    today: dayOf = () => answer.today,
  }: FakeServer = {},
): BoardApi & { writes: BoardWrite[] } => {
  const writes: BoardWrite[] = [];
  const { category, view, date: first, today, crews } = answer;
  let facts: ShownBoard = boardFacts({
    config: boardConfig(category, view),
    rights,
    date: first,
    today,
    crews,
    days_without_work: answer.days_without_work,
    day_rule: dayRule,
    ...boardState(answer),
  });
  const before = new Map<string, ShownBoard>();
  const history = fakeHistory();

  const take = (decision: { changes: readonly Change[] } | Refusal): void => {
    if (isRefusal(decision))
      throw new CallError(refusalText(decision, 'en'), 422, { ...decision, code: 'BAD_USER_INPUT' });
    facts = { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state };
  };
  const run = (write: BoardWrite): void => {
    switch (write.kind) {
      case 'calls':
        return write.calls.forEach((call) => take(decideStoryCall(facts, call)));
      case 'sort':
        return take(
          decideReorder(
            facts,
            write.items.map(({ id, order, category: board }) => ({
              key: cardKey(board === 'Gunite' ? 'gunite_history' : 'crew_information', id),
              order,
            })),
          ),
        );
      case 'awaitingBuilder':
        return take(decideSetAwaitingBuilder(facts, write.job_detail_id, write.is_awaiting_builder));
      case 'printQueue':
        return take({
          changes: write.job_detail_ids.map((id) => ({
            entity: 'job_detail',
            id,
            op: 'update',
            set: { is_in_print_queue: write.is_in_print_queue },
          })),
        });
      case 'undo': {
        const old = before.get(write.mutation_id);
        if (!old) throw new CallError('Nothing to undo.', 409, { code: 'CONFLICT' });
        const versions = new Map([...facts.cards].map(([key, card]) => [key, card.version]));
        const jobs = facts.sub_jobs;
        facts = {
          ...old,
          cards: new Map(
            [...old.cards].map(([key, card]) => [key, { ...card, version: (versions.get(key) ?? card.version) + 1 }]),
          ),
          sub_jobs: new Map(
            [...old.sub_jobs].map(([id, job]) => [id, { ...job, version: (jobs.get(id)?.version ?? job.version) + 1 }]),
          ),
        };
      }
    }
  };

  let days = answer.days_without_work ?? [];
  const rainOut: PlanApi['rainOut'] = async ({ items, leaves_conflicts }) => {
    const gone = items.filter(({ key }) => taken.includes(key));
    const conflicts = gone.map(({ key }) => ({
      key,
      rule: 'card_moved',
      message: '',
      who: 'Jonah Castellanos',
      bin: 'unassigned:GUNITE',
      crew: null,
      where: 'Unassigned',
      date: null,
      reason: null,
      reason_es: null,
    }));
    if (gone.length > 0 && !leaves_conflicts) return { is_applied: false, moved: [], conflicts, mutation_id: null };
    const mutation_id = `plan${before.size + 1}`;
    before.set(mutation_id, facts);
    const { changes, moved } = decidePlan(
      facts,
      items
        .filter(({ key }) => !taken.includes(key))
        .map(({ key, to, index }) => ({ key, to, index: index ?? undefined })),
    );
    take({ changes });
    return { is_applied: true, moved: moved.map(({ key }) => key), conflicts, mutation_id };
  };
  return {
    writes,
    miles,
    ...(weather && {
      weather: async () => ({
        has_service: true,
        days: new Map(weather.map((day) => [day.date, day])),
        rain_out_percent: 60,
      }),
    }),
    plans: async () => ({
      started: async () => started,
      builders: async () => 2,
      rainOut,
      move: rainOut,
      gaps: async () => gaps,
      crewOff: async (day, plan) => {
        const answer = plan
          ? await rainOut(plan)
          : { is_applied: true, moved: [], conflicts: [], mutation_id: `d${days.length}` };
        if (answer.is_applied) days = [...days, aDayWithoutWork({ ...day, id: days.length + 1 })];
        return answer;
      },
      saveDay: async ({ lookup_company_division_id: division_id, ...day }) => {
        days = [...days, aDayWithoutWork({ ...day, division_id, id: days.length + 1 })];
        return `d${days.length}`;
      },
    }),
    load: async (date, since) => {
      onLoad?.(date, since);
      if (load === 'waits') return new Promise(() => undefined);
      if (load === 'fails') throw new Error('the server is away');
      const shown = date ?? dayOf();
      return {
        rights,
        isComplete: true,
        answer: {
          ...answer,
          date: shown,
          today: dayOf(),
          days: view === 'day' ? [shown] : weekOf(shown),
          days_without_work: days,
          cards: [...facts.cards.values()],
          sub_jobs: [...facts.sub_jobs.values()],
        },
      };
    },
    ...(isKept && { kept: async () => ({ rights, isComplete: true, answer }) }),
    find: async (text) => findIn(facts, text),
    movesSince: async () => moves,
    printed: async () => ({ board: {}, crew: {}, day: {} }),
    keepPrinted: async () => undefined,
    whole: async (job_id) => ({
      ...WHOLE_JOB,
      id: job_id,
      sub_jobs: answer.sub_jobs.filter((one) => one.job_id === job_id).map(({ id }) => ({ ...WHOLE_SUB_JOB, id })),
    }),
    history: async ({ entity, id }) => ({ items: history.of(cardKey(entity, id)), hasMore: false }),
    write: async (write) => {
      writes.push(write);
      onWrite?.(write);
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (refuses) throw new CallError(refuses.message, ERRORS[refuses.code].status, { code: refuses.code });
      const mutation_id = `m${writes.length}`;
      const standing = facts;
      before.set(mutation_id, facts);
      run(write);
      history.add(standing, facts, mutation_id, write.kind === 'undo' ? 'undo moved' : 'moved');
      return { mutation_id };
    },
  };
};
