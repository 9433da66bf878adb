import { isChainStep, type ChainGap } from '#domain/boards/chains/chainGap';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import type { CivilDate } from '#domain/civilDate';
import type { DayReason } from '#domain/boards/workdays/dayWithoutWork';
import { callGroups } from '#domain/boards/told/callGroups';
import { whoOf } from '#domain/refusals/someone';
import { textOf } from '#domain/values';
import { CallError } from '../../dataProvider/CallError';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

const STARTED_QUERY = gql(
  `query BoardStarted($category: BoardCategory!, $dates: [Date!]!) { boardStarted(category: $category, dates: $dates) }`,
);

const RAIN_OUT = gql(`mutation RainOut($plan: BoardPlanInput!) {
  rainOut(plan: $plan) { is_applied moved conflicts { key rule message who bin crew where date reason reason_es } }
}`);

const MOVE_PLAN = gql(`mutation ApplyBoardPlan($plan: BoardPlanInput!) {
  applyBoardPlan(plan: $plan) { is_applied moved conflicts { key rule message who bin crew where date reason reason_es } }
}`);

const GAPS = gql(`query ChainGaps { chainGaps(page: { number: 1, size: 100 }) {
  items { lookup_company_division_id step min_workdays max_workdays }
} }`);

const CALLS = gql(`query BuildersToCall($category: String!, $mutation_id: String!) {
  callList(category: $category, mutation_id: $mutation_id) {
    stops { key builder_id builder contact phone extension date old_date was_told is_told }
  }
}`);

const DAY = gql(`mutation CrewDay($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }`);

/** One transaction: the day without work, and what becomes of the cards. */
const DAY_WITH_PLAN = gql(`mutation CrewDayWithPlan($day: DayWithoutWorkInput!, $plan: BoardPlanInput!) {
  createDayWithoutWork(day_without_work: $day) { id }
  rainOut(plan: $plan) { is_applied moved conflicts { key rule message who bin crew where date reason reason_es } }
}`);

/** A crew that is off or short, as it is saved. */
export interface DayEntry {
  kind: 'crew_off' | 'crew_short';
  crew_id: number;
  reason: DayReason;
  first_day: CivilDate;
  last_day: CivilDate;
  /** Of a short crew, on each day, in yards or square feet. */
  capacity: number | null;
}

/** A day on which nobody works, or an own block of a crew, as it is saved. */
export interface WholeDayEntry {
  kind: 'holiday' | 'closure' | 'own_block';
  name: string | null;
  first_day: CivilDate;
  last_day: CivilDate;
  crew_id: number | null;
  lookup_company_division_id: number | null;
  start_time: string | null;
  end_time: string | null;
}

/** A card as a plan sends it: where it goes, and how it was read. */
export interface SentItem {
  key: string;
  job_detail_id: number;
  to: string;
  index: number | null;
  version: number;
  expected_bin: string;
  /** The board showed the day that it goes to as one without work. */
  onto_closed: boolean;
  /** Whether the crew had arrived, where that was looked at: false keeps a card at which it has arrived since. */
  was_started?: boolean;
}

export interface Conflict {
  key: string;
  rule: string;
  message: string;
  who: string | null;
  bin: string | null;
  crew: string | null;
  where: string | null;
  date: string | null;
  /** Why nobody works there, where a day without work takes no card. */
  reason: string | null;
  reason_es: string | null;
}

export interface PlanAnswer {
  is_applied: boolean;
  moved: readonly string[];
  conflicts: readonly Conflict[];
  mutation_id: string | null;
}

export interface SentPlan {
  category: BoardCategory;
  view: BoardView;
  date: CivilDate;
  items: readonly SentItem[];
  leaves_conflicts: boolean;
  /** Why, in spite of a rule that a reason lifts; of a Rain-out the weather unless said [SDY-005]. */
  override?: ScheduleOverride;
  /** With conflicts nothing of the whole document is saved. */
  fails_on_conflicts?: true;
}

/** The calls of plans. @throws CallError */
export interface PlanApi {
  /** The cards of some days at which work has begun. */
  started: (dates: readonly CivilDate[]) => Promise<readonly string[]>;
  /** Makes a Rain-out real, or says which cards cannot move. */
  rainOut: (plan: SentPlan) => Promise<PlanAnswer>;
  /** Moves cards that belong together as one commit. @param action the key of a try whose answer may have been lost */
  move: (plan: SentPlan, action?: string) => Promise<PlanAnswer>;
  /** The gaps that belong between phases [SDY-003]. */
  gaps: () => Promise<readonly ChainGap[]>;
  /** How many builders are to be called after a commit; null where none of its cards has one to call. */
  builders: (mutation_id: string) => Promise<number | null>;
  /** Saves a day without work with what becomes of its cards, or neither; null where no card moves. */
  crewOff: (day: DayEntry, plan: SentPlan | null) => Promise<PlanAnswer>;
  /** Answers the commit. */
  saveDay: (day: WholeDayEntry) => Promise<string | null>;
}

/** The cards that a plan could not move, from the error of a document that failed by them; null for any other error. */
const conflictsOf = (error: unknown): Conflict[] | null => {
  if (!(error instanceof CallError) || error.rule !== 'plan_conflicts') return null;
  return error.rows.map(({ name, message, rule = '', params = {} }) => ({
    key: name,
    rule,
    message,
    who: whoOf(params),
    bin: textOf(params.bin),
    crew: textOf(params.crew),
    where: textOf(params.where),
    date: textOf(params.date),
    reason: textOf(params.reason),
    reason_es: textOf(params.reason_es),
  }));
};

export const planApi = ({ query, send }: Pick<Server, 'query' | 'send'>, category: BoardCategory): PlanApi => ({
  crewOff: async (day, plan) => {
    if (plan === null) {
      const { mutation_id } = await send(DAY, { day });
      return { is_applied: true, moved: [], conflicts: [], mutation_id };
    }
    try {
      const { data, mutation_id } = await send(DAY_WITH_PLAN, { day, plan: { ...plan, fails_on_conflicts: true } });
      return { ...data.rainOut, mutation_id };
    } catch (error) {
      const conflicts = conflictsOf(error);
      if (conflicts === null) throw error;
      return { is_applied: false, moved: [], conflicts, mutation_id: null };
    }
  },
  saveDay: async (day) => (await send(DAY, { day })).mutation_id,
  builders: async (mutation_id) => {
    const { stops } = (await query(CALLS, { category, mutation_id })).callList;
    const other = stops.filter(({ was_told }) => was_told);
    return stops.length === 0 ? null : callGroups(other).length;
  },
  started: async (dates) => (await query(STARTED_QUERY, { category, dates })).boardStarted,
  move: async (plan, action) => {
    const { data, mutation_id } = await send(MOVE_PLAN, { plan }, action === undefined ? {} : { action });
    return { ...data.applyBoardPlan, mutation_id };
  },
  gaps: async () =>
    ((await query(GAPS, {})).chainGaps?.items ?? []).flatMap(({ lookup_company_division_id, step, ...gap }) =>
      isChainStep(step)
        ? [{ ...gap, step, division_id: lookup_company_division_id, max_workdays: gap.max_workdays ?? null }]
        : [],
    ),
  rainOut: async (plan) => {
    const { data, mutation_id } = await send(RAIN_OUT, { plan });
    return { ...data.rainOut, mutation_id };
  },
});
