import { boardConfig } from '#domain/boards/config';
import { standInKey } from '#domain/boards/standIns';
import { CATEGORY, DIVISION } from '#domain/statuses';
import type { BoardSource } from './boardSource';
import { loadCrews } from './loadCrews';
import { loadGuniteBoard } from './loadGuniteBoard';
import { shownGuniteSubJobs } from './shownGuniteSubJobs';
import { ofCustomer, recent, SUB_JOBS_OF_ALL } from './subJobsOf';

/** The gunite boards: history entries and the repairs of the gunite division. */
export const GUNITE_SOURCE: BoardSource = {
  category: 'gunite',
  config: boardConfig('gunite', 'week'),
  category_id: CATEGORY.GUNITE,
  cards: ['gunite_history', 'crew_repair_job'],
  subJobsOf: {
    ...SUB_JOBS_OF_ALL,
    gunite_history: 'select job_detail_id as id from gunite_history where id = any($1)',
    gunite_details: 'select job_detail_id as id from gunite_details where id = any($1)',
    customer: ofCustomer(recent({ table: 'gunite_history', date: 'gunite_date' })),
  },
  standInsOf: (id) => [standInKey(id, 'g1')],
  replaces: ({ entity, after }) =>
    entity === 'gunite_history' && typeof after?.job_detail_id === 'number'
      ? standInKey(after.job_detail_id, 'g1')
      : null,
  shown: shownGuniteSubJobs,
  load: loadGuniteBoard,
  crews: (runner) => loadCrews(runner, DIVISION.GUNITE, 'gunite_history'),
};
