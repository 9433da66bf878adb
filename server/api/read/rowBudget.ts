import { GraphQLError } from 'graphql';
import { TOO_COMPLEX } from '../limits';

/**
 * Rows of lists within lists in one answer. Lists themselves have pages of a hundred; child rows come all with their
 * record, for each of its forty lists [SEC-007].
 */
const MAX_CHILD_ROWS = 50_000;

/** How many child rows an answer may still hold. */
export interface RowBudget {
  left: number;
}

export const newRowBudget = (): RowBudget => ({ left: MAX_CHILD_ROWS });

/** Takes rows that were read out of the budget. @throws GraphQLError when it is spent */
export const spendRows = (budget: RowBudget, count: number): void => {
  budget.left -= count;
  if (budget.left < 0)
    throw new GraphQLError(
      `An answer holds at most ${MAX_CHILD_ROWS.toLocaleString('en-US')} rows of lists within lists. Ask for fewer records at once.`,
      { extensions: { code: TOO_COMPLEX } },
    );
};
