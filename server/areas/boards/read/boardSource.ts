import type { BoardConfig } from '#domain/boards/config';
import type { BoardCategory } from '#domain/boards/kinds';
import type { BoardCrew, CardEntity } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { Runner } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import type { BoardRows } from './loadBoard';

/**
 * Where a board's cards come from in the database: what differs from board to board. Everything else of a board reads
 * this.
 */
export interface BoardSource {
  category: BoardCategory;
  /** The week, whose placement shows all that any of its views may show. */
  config: BoardConfig;
  /**
   * The tables whose rows show on a card, each with the statement that leads to the sub-jobs: `$1` are the changed ids.
   */
  subJobsOf: Readonly<Record<string, string>>;
  /** The tables whose rows are cards. */
  cards: readonly CardEntity[];
  /** The category whose sub-jobs have stand-ins. */
  category_id: number;
  /** Keys of every stand-in that a sub-job can have. */
  standInsOf: (job_detail_id: number) => readonly string[];
  /** The stand-in whose place a new row took. */
  replaces: (row: LogRow) => string | null;
  /** Ids of the sub-jobs of which these days show a card; a few more do no harm. */
  shown: (runner: Runner, days: readonly CivilDate[]) => Promise<number[]>;
  /** These sub-jobs with all their cards, stand-ins included; ids that are not of this board are passed over. */
  load: (runner: Runner, ids: readonly number[]) => Promise<BoardRows>;
  /** Whose rows the board may have, in their order. */
  crews: (runner: Runner) => Promise<BoardCrew[]>;
}
