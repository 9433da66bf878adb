import { gql } from '@apollo/client';
import type { CardHistoryEntry } from './cardHistory';

/** A card's own history and that of its sub-job, a page of each. */
export const HISTORY_QUERY = gql`
  query CardHistory($entity: String!, $id: Int!, $sub_job: Int!, $page: PageInput!) {
    card: history(entity: $entity, id: $id, page: $page) { total_count items { ...Step } }
    job: history(entity: "job_detail", id: $sub_job, page: $page) { total_count items { ...Step } }
  }
  fragment Step on HistoryEntry {
    mutation_id at command op user { id name }
    changes { entity field label before after before_name after_name }
    from { status_id date crew_id crew_name phase_id type_id }
    to { status_id date crew_id crew_name phase_id type_id }
  }
`;

interface HistoryPage {
  items: readonly CardHistoryEntry[];
  total_count: number;
}

export interface HistoryQueryAnswer {
  card: HistoryPage;
  job: HistoryPage;
}
