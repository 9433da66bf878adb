import type { BoardCategory } from '../kinds';
import type { CivilDate } from '../../civilDate';

interface CallPlace {
  category: BoardCategory;
  date?: CivilDate | null;
  mutation_id?: string | null;
}

/** The params of a call list's address: its board, and a day or a commit. */
export const callPathParams = ({ category, date, mutation_id }: CallPlace): Record<string, string> => ({
  board: category,
  ...(date && { date }),
  ...(mutation_id && { moved: mutation_id }),
});

/** The address of the call list of a day, or of what one commit has moved [SDY-011]. */
export const callPath = (place: CallPlace): string =>
  `/call-list?${Object.entries(callPathParams(place))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
