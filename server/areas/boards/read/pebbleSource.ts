import { boardConfig } from '#domain/boards/config';
import { standInKey } from '#domain/boards/standIns';
import { CATEGORY, DIVISION } from '#domain/statuses';
import type { BoardSource } from './boardSource';
import { loadBoard } from './loadBoard';
import { loadCrews } from './loadCrews';
import { shownSubJobs } from './shownSubJobs';
import { ofCustomer, recent, SUB_JOBS_OF_ALL } from './subJobsOf';

const RECENT = recent({ table: 'crew_information', date: 'date' });
const PHASES = [1, 2, 3, 5] as const;

/** The pebble boards: crew entries and the repairs of the pebble division. */
export const PEBBLE_SOURCE: BoardSource = {
  category: 'pebble',
  config: boardConfig('pebble', 'week'),
  category_id: CATEGORY.PEBBLE,
  cards: ['crew_information', 'crew_repair_job'],
  subJobsOf: {
    ...SUB_JOBS_OF_ALL,
    crew_information: 'select job_detail_id as id from crew_information where id = any($1)',
    pebble_details: 'select job_detail_id as id from pebble_details where id = any($1)',
    color_addition: 'select job_detail_id as id from color_addition where id = any($1)',
    lookup_pebble_color: `select s.id from color_addition c join job_detail s on s.id = c.job_detail_id where c.color_id = any($1) and ${RECENT}`,
    employee: `select s.id from crew_information i join job_detail s on s.id = i.job_detail_id where i.foreman_id = any($1) and ${RECENT}`,
    customer: ofCustomer(RECENT),
  },
  standInsOf: (id) => PHASES.map((phase) => standInKey(id, phase)),
  replaces: ({ entity, after }) =>
    entity === 'crew_information' && typeof after?.job_detail_id === 'number' && typeof after.phase_type_id === 'number'
      ? standInKey(after.job_detail_id, after.phase_type_id)
      : null,
  shown: shownSubJobs,
  load: loadBoard,
  crews: (runner) => loadCrews(runner, DIVISION.PEBBLE, 'crew_information'),
};
