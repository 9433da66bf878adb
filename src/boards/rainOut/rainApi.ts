import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

const STARTED_QUERY = gql(
  `query BoardStarted($category: BoardCategory!, $dates: [Date!]!) { boardStarted(category: $category, dates: $dates) }`,
);

const RAIN_OUT = gql(`mutation RainOut($plan: BoardPlanInput!) {
  rainOut(plan: $plan) { is_applied moved conflicts { key rule message who bin crew where } }
}`);

/** A card as a plan sends it: where it goes, and how it was read. */
export interface SentItem {
  key: string;
  job_detail_id: number;
  to: string;
  index: number | null;
  version: number;
  expected_bin: string;
}

export interface Conflict {
  key: string;
  rule: string;
  message: string;
  who: string | null;
  bin: string | null;
  crew: string | null;
  where: string | null;
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
}

/** The calls of plans. @throws CallError */
export interface PlanApi {
  /** The cards of some days at which work has begun. */
  started: (dates: readonly CivilDate[]) => Promise<readonly string[]>;
  /** Makes a Rain-out real, or says which cards cannot move. */
  rainOut: (plan: SentPlan) => Promise<PlanAnswer>;
}

export const planApi = ({ ask, send }: Pick<Server, 'ask' | 'send'>, category: BoardCategory): PlanApi => ({
  started: async (dates) => (await ask(STARTED_QUERY, { category, dates })).boardStarted,
  rainOut: async (plan) => {
    const { data, mutation_id } = await send(RAIN_OUT, { plan });
    return { ...data.rainOut, mutation_id };
  },
});
