import type { CrewChoice, PersonChoice } from '#domain/jobs/draft';
import { SHOW_FLAGS, type JobStatus, type ShowFlag } from '#domain/lookups/offeredStatuses';
import { settleFacts } from '#domain/subJobs/settleFacts';
import type { JobLookups } from '../../form/data/jobLookups';

/** Letters of the status flags, in their order. */
const LETTERS = ['G', 'P', 'W', 'B', 'H', 'p', 'a', 'd', 's'];

const status = (id: number, name: string, flags: string): JobStatus => ({
  id,
  name,
  is_active: true,
  ...flagsOf((flag) => flags.includes(LETTERS[SHOW_FLAGS.indexOf(flag)] ?? '-')),
});

const flagsOf = (isSet: (flag: ShowFlag) => boolean): Record<ShowFlag, boolean> => ({
  show_gunite: isSet('show_gunite'),
  show_pebble: isSet('show_pebble'),
  show_warranty: isSet('show_warranty'),
  show_boulder: isSet('show_boulder'),
  show_gunite_history: isSet('show_gunite_history'),
  show_pebble_prep: isSet('show_pebble_prep'),
  show_pebble_application: isSet('show_pebble_application'),
  show_pebble_detail: isSet('show_pebble_detail'),
  show_pebble_slurry: isSet('show_pebble_slurry'),
});

export const STATUSES: readonly JobStatus[] = [
  status(1, 'Complete', 'GPWHpadsB'),
  status(2, 'Pending', 'GPWHpadsB'),
  status(3, 'On Hold', 'GPWHpadsB'),
  status(4, 'Weeping', 'GPHa'),
  status(5, 'Prep Complete', 'pd'),
  status(6, 'Cancelled', 'GPWHpadsB'),
  status(7, 'Ready to Apply', 'Pa'),
  status(8, 'Ready to Shoot', 'G'),
  status(19, 'Awaiting Builder', 'GPWH'),
  status(20, 'Not Applicable', 'GPB'),
];

const named = (...names: string[]) => names.map((name, place) => ({ id: place + 1, name }));

const crew = (id: number, name: string, subdivision: string, lookup_company_division_id: number): CrewChoice => ({
  id,
  name,
  subdivision,
  is_active: true,
  lookup_company_division_id,
});

export const CREWS_OF_STORIES = {
  shooters: crew(1, 'Gunite 1', 'Gunite', 2),
  flash: crew(2, 'Flash 1', 'Flash', 2),
  prep: crew(3, 'Prep 1', 'Prep', 3),
  app: crew(4, 'App 1', 'App', 3),
  appTwo: crew(5, 'App 2', 'App', 3),
  detail: crew(6, 'Detail 1', 'Detail', 3),
} as const;

const person = (id: number, first_name: string, last_name: string, ...crews: CrewChoice[]): PersonChoice => ({
  id,
  name: `${first_name} ${last_name}`,
  first_name,
  last_name,
  crew_types: crews.map(({ id, name }) => ({ id, name })),
});

const { shooters, flash, prep, app, appTwo, detail } = CREWS_OF_STORIES;
export const EMPLOYEES: readonly PersonChoice[] = [
  person(11, 'Ana', 'Alvarez', app),
  person(12, 'Ben', 'Brooks', app, appTwo),
  person(13, 'Carl', 'Cruz', prep),
  person(14, 'Dora', 'Diaz', detail),
  person(15, 'Ed', 'Ellis', shooters),
];

export const PHASES = [
  { id: 0, name: 'Warranty' },
  { id: 1, name: 'Prep' },
  { id: 2, name: 'App' },
  { id: 3, name: 'Detail' },
  { id: 5, name: 'Slurry' },
];
export const GUNITE_TYPES = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((id) => ({ id, name: `Day ${id}` }))
  .concat({ id: 9, name: 'Flash' });

const PEBBLE = { id: 1, name: 'Pebble' };
const QUARTZ = { id: 4, name: 'Quartz' };

/** The lists that stories pick from: a part of those that the product begins with. */
export const STORY_LISTS: JobLookups = {
  customers: [],
  contacts: [],
  homeowners: [],
  cities: [],
  categories: named('Gunite', 'Pebble', 'Warranty'),
  statuses: STATUSES,
  jobTypes: named('Pool', 'Spa', 'Pool and Spa', 'Add-On Spa', 'Remodel'),
  poolTypes: named('Freeform', 'Geometric'),
  spaTypes: named('Attached Raised', 'Attached Flush'),
  phases: PHASES,
  crews: [shooters, flash, prep, app, appTwo, detail],
  employees: EMPLOYEES,
  slurryPickups: [
    { id: 1, name: 'Slurry Crew 1' },
    { id: 5, name: 'Builder', is_active: false },
  ],
  jobOrders: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: String(id) })),
  materialTypes: [PEBBLE, QUARTZ],
  colors: [
    { id: 1, name: 'Gulf Blue', material_type: PEBBLE },
    { id: 2, name: 'Bayou Green', material_type: PEBBLE },
    { id: 20, name: 'Arctic White', material_type: QUARTZ },
  ],
  additives: named('Calcium Accelerator', 'Non-Chloride Accelerator', 'Retarder'),
  poolSections: named('Pool', 'Spa', 'Sun Shelf'),
  guniteTypes: GUNITE_TYPES,
  additions: [
    { id: 1, name: 'Accent Boulder', type: 'Boulder' },
    { id: 5, name: 'Waterfall', type: 'Water' },
  ],
  priorities: named('Emergency', 'High', 'Normal', 'Low'),
  warrantyCategories: named('Leak', 'Structural Crack'),
  repairSupervisors: [EMPLOYEES[3] ?? person(14, 'Dora', 'Diaz')],
  fieldworkers: EMPLOYEES.slice(3),
  divisions: named('Office', 'Gunite', 'Pebble', 'Boulder Creations', 'Warranty'),
  slurryTypes: [
    { id: 1, name: 'Haul Off' },
    { id: 99_999, name: 'Other' },
  ],
  vgbMainDrainProviders: named('MMG', 'Builder'),
  presiteSupervisors: (division) => (division === 2 ? EMPLOYEES.slice(4) : EMPLOYEES.slice(0, 2)),
};

export const factsOf = (today: string) =>
  settleFacts({
    today,
    statuses: STATUSES,
    crews: STORY_LISTS.crews,
    employees: EMPLOYEES,
    phases: PHASES,
    guniteTypes: GUNITE_TYPES,
    priorities: named('Emergency', 'High', 'Normal', 'Low'),
  });
