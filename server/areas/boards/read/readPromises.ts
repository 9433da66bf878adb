import type { StopPromise } from '#domain/boards/told/told';
import { rowDecoder, columnsOf } from '../../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../../db/statement';
import { stopPromise } from '../../../db/tables/stopNotices';

const READ = 'select stop_key as key, date, name from stop_promise where job_detail_id = any($1)';

const toPromise: (row: Row) => StopPromise = rowDecoder({
  key: stopPromise.stop_key,
  ...columnsOf(stopPromise, 'date', 'name'),
});

/** The promised stops of some sub-jobs [SDY-012]. */
export const readPromises = async (runner: Runner, subJobs: readonly number[]): Promise<StopPromise[]> =>
  (await runText(runner, READ, [subJobs])).map(toPromise);
