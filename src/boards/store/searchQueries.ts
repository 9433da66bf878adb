import { gql } from '@apollo/client';
import type { MoveOfOther } from './moveOfOther';
import type { FoundCard } from './foundCard';

export const FIND_QUERY = gql`
  query FindCards($category: BoardCategory!, $text: String!) {
    boardSearch(category: $category, text: $text) {
      key job_id job_detail_id job_name company_name address_line_1 city phase_id type_id status_id bin crew_name date
    }
  }
`;

export interface FindAnswer {
  boardSearch: readonly FoundCard[];
}

export const MOVES_QUERY = gql`
  query MovesSince($category: BoardCategory!, $since: String!) {
    boardMoves(category: $category, since: $since) {
      moves {
        key entity job_detail_id job_name at user_name
        from { status_id date crew_id crew_name phase_id type_id }
        to { status_id date crew_id crew_name phase_id type_id }
      }
    }
  }
`;

export interface MovesAnswer {
  boardMoves: { moves: readonly MoveOfOther[] };
}
