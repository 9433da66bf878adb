import type { CivilDate } from '#domain/civilDate';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

const PLANTS = gql(`query OpenPlants {
  plants(filter: { is_active: { eq: true } }, page: { number: 1, size: 100 }, sort: { field: name, order: ASC }) { items { id name } }
}`);
const PLAN = gql(`mutation PlanCrewDay($plan: CrewDayPlanInput!) { planCrewDay(plan: $plan) { crew_id } }`);

export interface CrewDayPlan {
  crew_id: number;
  date: CivilDate;
  /** Null for the usual plant of the crew. */
  plant_id: number | null;
  starts: readonly { id: number; start_time: string | null }[];
}

/** The plants, and what is said of a crew's day; answers the mutation's id [SDY-018]. @throws CallError */
export interface StartsApi {
  plants: () => Promise<readonly { id: number; name: string }[]>;
  plan: (plan: CrewDayPlan) => Promise<string | null>;
}

export const startsApi = ({ query, send }: Pick<Server, 'query' | 'send'>): StartsApi => ({
  plants: async () => (await query(PLANTS, {})).plants?.items ?? [],
  plan: async (plan) => (await send(PLAN, { plan })).mutation_id,
});
