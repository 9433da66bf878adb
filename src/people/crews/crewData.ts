import type { Server } from '../../dataProvider/server';
import { gql } from '../../dataProvider/gql';
import type { CrewPlace } from '#domain/crews/reorderCrews';

/** A crew as its list shows it [EMP-004]. */
export interface CrewItem {
  id: number;
  name: string;
  subdivision: string;
  sort_order: number;
  is_active: boolean;
  is_subcontractor: boolean;
  daily_capacity: number | null;
  lookup_company_division_id: number;
}

export interface CrewMember {
  first_name: string;
  last_name: string;
  /** Null where the role does not see it. */
  is_active: boolean | null;
  crew_types: readonly { id: number }[];
}

/** All crews in their order, and who belongs to them. */
export interface CrewsAnswer {
  crews: readonly CrewItem[];
  people: readonly CrewMember[];
}

const CREWS = gql(`query crewLists {
  crews: lookupCrewTypes { id name subdivision sort_order is_active is_subcontractor daily_capacity lookup_company_division_id }
  people: lookupEmployee { first_name last_name is_active crew_types { id } }
}`);

const ORDER = gql(
  `mutation updateCrewSortOrder($items: [CrewPlaceInput!]!) { updateCrewSortOrder(items: $items) { crew_id sort_order } }`,
);

/** The calls of the crew lists. */
export interface CrewsApi {
  load(): Promise<CrewsAnswer>;
  order(items: readonly CrewPlace[]): Promise<void>;
}

export const apolloCrewsApi = (server: Server): CrewsApi => ({
  load: () => server.query(CREWS),
  order: async (items) => {
    await server.mutate(ORDER, { items });
  },
});
