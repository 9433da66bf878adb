import { CLOSED } from '../../../db/statusLists';
import type { CivilDate } from '#domain/civilDate';
import { runText, type Runner, idOf } from '../../../db/statement';

/** True for a row of the table or alias whose status is open or not said. */
export const isOpen = (of: string): string => `(${of}.status_id is null or ${of}.status_id not in ${CLOSED})`;

/**
 * The end of the statements that say what a board shows: of the rows `shown (id)`, the sub-jobs of jobs that are
 * neither deleted nor estimates.
 */
export const OF_SHOWN_JOBS = `
  join job_detail s on s.id = shown.id and s.deleted_at is null
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  order by s.id`;

/** Runs such a statement: $1 and $2 are the first and the last shown day. A few ids more than are shown do no harm. */
export const idsShownOn =
  (statement: string) =>
  async (runner: Runner, days: readonly CivilDate[]): Promise<number[]> =>
    (await runText(runner, statement, [days[0] ?? null, days.at(-1) ?? null])).map(idOf);
