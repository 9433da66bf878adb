import type { JobSearchRow } from '#domain/jobSearch/searchRow';

/** A pebble row; `with` says what is different. */
export const aSearchRow = (job_id: number, differences: Partial<JobSearchRow> = {}): JobSearchRow => ({
  id: String(job_id * 10),
  job_id,
  job_detail_id: job_id * 10,
  name: `Residence ${job_id}`,
  company: 'Gulf Lantern Homes',
  address_line_1: `${job_id} Oak Lane`,
  city: 'Katy',
  entered_date: '2026-02-22',
  color: 'Gulf Blue',
  days_old: 10,
  supervisor: 'Ana Ruiz',
  is_request_form: true,
  prep_date: '2026-03-02',
  app_date: null,
  finished_date: null,
  next_date: null,
  next_crew: null,
  pin: null,
  status: 'Pending',
  status_id: 2,
  category: 'Pebble',
  category_id: 2,
  job_types: ['Pool', 'Spa'],
  cursor: `c${job_id}`,
  ...differences,
});

const GUNITE = {
  category: 'Gunite',
  category_id: 1,
  color: null,
  is_request_form: null,
  prep_date: null,
  status: 'Cave In',
  status_id: 4,
} as const;
const WARRANTY = {
  category: 'Warranty',
  category_id: 3,
  color: null,
  is_request_form: null,
  prep_date: null,
  status: 'Scheduled',
  status_id: 10,
  job_types: [],
} as const;
const BARE = {
  id: 'j97',
  job_detail_id: null,
  category: null,
  category_id: null,
  status: null,
  status_id: null,
  job_types: [],
  color: null,
  supervisor: null,
  address_line_1: null,
  city: null,
  is_request_form: null,
  prep_date: null,
  entered_date: null,
  days_old: null,
} as const;

/** Rows of every kind, the newest first; the fourth has no sub-job, the fifth names that leave no room. */
export const searchRows = (count: number): JobSearchRow[] =>
  Array.from({ length: count }, (_, index) => {
    const job_id = 100 - index;
    if (index === 1) return aSearchRow(job_id, GUNITE);
    if (index === 2) return aSearchRow(job_id, WARRANTY);
    if (index === 3) return aSearchRow(job_id, BARE);
    if (index === 4) {
      return aSearchRow(job_id, {
        name: 'The Montgomery-Featherstonehaugh Residence and Guest House, Lot 14 Block 7',
        company: 'Northwest Houston Outdoor Living, Custom Pools & Landscapes LLC',
        supervisor: 'Bartholomew Featherstonehaugh-Montgomery',
        address_line_1: '28811 Old Farm-to-Market Road 1960 West, Building C, behind the water tower',
        city: 'Unincorporated Montgomery County',
        job_types: ['Pool', 'Spa', 'Water Feature', 'Catch Basin', 'Raised Wall'],
        color: 'Caribbean Blue, White Diamonds, Black Pearl',
        status: 'Waiting on Homeowner',
        status_id: 13,
      });
    }
    return aSearchRow(job_id);
  });
