import { aSubJob } from '#domain/field/testSubJob';
import { MARK_TIMES } from '#domain/field/markTimes';
import { NEW_PRESITE } from '#domain/subJobs/newSubJobDraft';
import type { Answers, SiteCheckApi, Visit } from '../../siteCheck/siteCheckApi';
import type { DayStop, FieldApi, Site, Stop, StopOrder, SupervisorDetail } from '../data/fieldApi';
import type { SiteFile } from '#domain/field/siteFile';

const picture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="${color}"/></svg>`)}`;

const SITE: Site = {
  id: 71,
  job_id: 7,
  category_id: 2,
  job_name: 'Heron Court',
  company_name: 'Bayou Pools',
  address_line_1: '12 Oak St',
  city: 'Katy',
  state: 'TX',
  zip_code: '77449',
  key_map: '487 A',
  gate_code: '#4411',
  critical_note: 'Dog in the yard: call first.',
  job_notes: 'Pin: https://maps.example.com/?q=29.78,-95.82\nGuard 713-555-0177',
  calls: [
    { role: 'supervisor', name: 'Ana Ruiz', phone: '(713) 555-0101', extension: null },
    { role: 'builder', name: 'Bayou Pools', phone: '(713) 555-0100', extension: '396' },
    { role: 'homeowner', name: 'Kim Lee', phone: '(713) 555-0102', extension: null },
  ],
  may_edit: false,
  may_upload: true,
};

const FILES: readonly SiteFile[] = [
  {
    id: 1,
    file_name: 'steel.jpg',
    document_url: picture('#7a4b2a'),
    thumbnail_url: picture('#7a4b2a'),
    view_url: null,
    caption: 'Steel at the step',
    taken_at: '2026-03-02T15:00:00Z',
    is_camera_time: true,
    sent_by: 'Luis Vega',
    is_picture: true,
    size: 254_000,
    upload_date: '2026-03-02T15:04:00Z',
  },
  {
    id: 2,
    file_name: 'plan.pdf',
    document_url: '/plan.pdf',
    thumbnail_url: null,
    view_url: null,
    caption: null,
    taken_at: null,
    is_camera_time: false,
    sent_by: null,
    is_picture: false,
    size: 1_254_000,
    upload_date: '2026-03-01T15:04:00Z',
  },
];

export const DETAIL: SupervisorDetail = {
  ...SITE,
  sub_job: aSubJob(),
  shows_work_orders: true,
  writable_types: ['pebble', 'daily', 'prep'],
  work_orders: [
    {
      id: 31,
      type: 'pebble',
      work_order_date: '2026-03-11',
      crew_name: 'App 1',
      is_complete: false,
      completed_date: null,
    },
    {
      id: 12,
      type: 'prep',
      work_order_date: '2026-03-10',
      crew_name: 'Prep 1',
      is_complete: true,
      completed_date: '2026-03-10',
    },
  ],
  files: FILES,
};

const STOP: Stop = {
  key: 'crew_information:2',
  category: 'pebble',
  kind: 'APP',
  job_detail_id: 71,
  date: '2026-03-04',
  start: null,
  order: 1,
  start_time: null,
  description: null,
  crew_name: 'App 1',
  yards: null,
  square_feet: 615.5,
  colors: ['12 x Tropical Breeze (Blue shell, Abalone) - Pool'],
  site: SITE,
  order_type: 'pebble',
  work_order: null,
  may_write: true,
  promised_to: 'Marcus',
  promised_date: '2026-03-04',
  notes: ['Chipped the step, see photo.'],
  pictures: FILES.filter(({ is_picture }) => is_picture),
  picture_count: 3,
};
const ELM: Stop = {
  ...STOP,
  key: 'crew_information:3',
  date: '2026-03-05',
  job_detail_id: 72,
  site: { ...SITE, id: 72, job_id: 8, job_name: 'Elm Residence', critical_note: null, gate_code: null },
};

const DAY_STOP: DayStop = {
  key: 'crew_information:2',
  kind: 'APP',
  date: '2026-03-04',
  start: null,
  order: 1,
  start_time: null,
  plant_name: null,
  plant_miles: null,
  crew_id: 5,
  crew_name: 'App 1',
  foreman_name: 'Ana Ruiz',
  yards: null,
  square_feet: 615.5,
  description: null,
  notes: ['Start at the deep end.'],
  colors: [
    {
      color: 'Tropical Breeze',
      material: 'Pebble Tec',
      additives: ['Blue shell', 'Abalone'],
      section: 'Pool',
      batches: 12,
      recipe: [
        { product: 'White cement', quantity: 2, unit: 'bag' },
        { product: 'Pebble blend', quantity: 3, unit: 'bag' },
      ],
    },
  ],
  site: SITE,
};

/** A day of two crews. */
export const DAY_STOPS: readonly DayStop[] = [
  DAY_STOP,
  {
    ...DAY_STOP,
    key: 'crew_information:3',
    order: 2,
    start_time: null,
    plant_name: null,
    plant_miles: null,
    square_feet: 400,
    notes: [],
    site: ELM.site,
    colors: DAY_STOP.colors.map((color) => ({ ...color, batches: null })),
  },
  {
    ...DAY_STOP,
    key: 'crew_information:4',
    kind: 'PREP',
    crew_id: 6,
    crew_name: 'Prep 1',
    square_feet: null,
    foreman_name: null,
  },
];

/** The check of the site: what is filled in is kept with its number, and told to `onFill`. */
export const someChecks = (onFill: (answers: Answers) => void = () => undefined): SiteCheckApi => {
  let visit: Visit = { ...SITE, version: 1, presite: { ...NEW_PRESITE, comments: [] } };
  return {
    visit: async () => visit,
    lists: async () => ({ slurryTypes: [{ id: 1, name: 'Standard' }], vgbMainDrainProviders: [] }),
    fillIn: async ({ answers: { comment: _comment, ...answers }, ...rest }) => {
      onFill(answers);
      visit = { ...visit, version: visit.version + 1, presite: { ...visit.presite, ...answers } };
      return { ...rest, version: visit.version, presite: visit.presite };
    },
  };
};

/** A server that knows one site, and a crew's two days; what is said at a stop it keeps. */
export const aFieldServer = (more: Partial<FieldApi> = {}): FieldApi => {
  let order: StopOrder | null = null;
  return {
    detail: async () => DETAIL,
    checks: someChecks(),
    cards: async () => [
      { ...SITE, company_abbreviation: 'BP', homeowner: 'Kim Lee', entry_id: null, sub_job: aSubJob() },
    ],
    dayStops: async () => DAY_STOPS,
    printQueue: async () => [],
    updatePrintQueue: async () => undefined,
    orderPapers: async () => new Blob(),
    sendPhoto: async () => undefined,
    caption: async () => undefined,
    stops: async () => ({
      today: '2026-03-04',
      days: ['2026-03-04', '2026-03-05'],
      is_linked: true,
      stops: [{ ...STOP, work_order: order }, ELM],
      day_notes: [],
    }),
    mark: async ({ mark, time }) => {
      order = {
        ...(order ?? { id: 31, driver_in: null, on_job: null, leave_job: null, is_complete: false }),
        [MARK_TIMES[mark]]: time,
      };
      return order;
    },
    ...more,
  };
};
