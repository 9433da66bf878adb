import type { CrewChoice, PersonChoice, SubJobDraft } from '../jobs/draft';
import { type JobStatus, type ShowFlag } from '../lookups/offeredStatuses';
import { newSubJobDraft } from './newSubJobDraft';
import { settleFacts, type SettleFacts } from './settleFacts';

/** The flags of the status list, in its letters. */
const LETTERS: Readonly<Record<string, ShowFlag>> = {
  G: 'show_gunite',
  P: 'show_pebble',
  W: 'show_warranty',
  H: 'show_gunite_history',
  p: 'show_pebble_prep',
  a: 'show_pebble_application',
  d: 'show_pebble_detail',
  s: 'show_pebble_slurry',
  B: 'show_boulder',
};

const STATUSES: readonly (readonly [number, string, string])[] = [
  [1, 'Complete', 'GPWHpadsB'],
  [2, 'Pending', 'GPWHpadsB'],
  [3, 'On Hold', 'GPWHpadsB'],
  [4, 'Weeping', 'GPHa'],
  [5, 'Prep Complete', 'pd'],
  [6, 'Cancelled', 'GPWHpadsB'],
  [7, 'Ready to Apply', 'Pa'],
  [8, 'Ready to Shoot', 'G'],
  [10, 'Scheduled', 'W'],
  [19, 'Awaiting Builder', 'GPWH'],
  [20, 'Not Applicable', 'GPB'],
];

const statusOf = ([id, name, letters]: readonly [number, string, string]): JobStatus => {
  const shown = new Set(letters.split('').map((letter) => LETTERS[letter]));
  const flag = (name_: ShowFlag): boolean => shown.has(name_);
  return {
    id,
    name,
    is_active: true,
    show_gunite: flag('show_gunite'),
    show_pebble: flag('show_pebble'),
    show_warranty: flag('show_warranty'),
    show_boulder: flag('show_boulder'),
    show_gunite_history: flag('show_gunite_history'),
    show_pebble_prep: flag('show_pebble_prep'),
    show_pebble_application: flag('show_pebble_application'),
    show_pebble_detail: flag('show_pebble_detail'),
    show_pebble_slurry: flag('show_pebble_slurry'),
  };
};

const crew = (id: number, name: string, subdivision: string, division: number): CrewChoice => ({
  id,
  name,
  subdivision,
  is_active: true,
  lookup_company_division_id: division,
});
const person = (id: number, name: string, ...crews: number[]): PersonChoice => ({
  id,
  name,
  first_name: name,
  last_name: name,
  crew_types: crews.map((crew_id) => ({ id: crew_id, name: null })),
});

/** Crews of the tests: 11 and 12 prep, 21 app, 31 detail, 41 gunite. */
export const CREWS = {
  prep: crew(11, 'Prep 1', 'Prep', 3),
  prep2: crew(12, 'Prep 2', 'Prep', 3),
  app: crew(21, 'App 1', 'App', 3),
  detail: crew(31, 'Detail 1', 'Detail', 3),
  gunite: crew(41, 'Gunite 1', 'Gunite', 2),
};

export const FOREMEN = { ana: person(101, 'Ana', 11), bo: person(102, 'Bo', 12, 21), cy: person(103, 'Cy', 11, 31) };

/** The lists that rules look up, as the tests have them; the day is 10 March 2026. */
export const FACTS: SettleFacts = settleFacts({
  today: '2026-03-10',
  statuses: STATUSES.map(statusOf),
  crews: Object.values(CREWS),
  employees: Object.values(FOREMEN),
  phases: [
    { id: 1, name: 'Prep' },
    { id: 2, name: 'App' },
    { id: 3, name: 'Detail' },
    { id: 5, name: 'Slurry' },
  ],
  guniteTypes: Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    name: index === 8 ? 'Flash' : `Day ${index + 1}`,
  })),
  priorities: [{ id: 3, name: 'Normal' }],
});

/** A status, phase or type by id. */
export const pick = (id: number): { id: number; name: string | null } => ({
  id,
  name: FACTS.statuses.get(id)?.name ?? null,
});

/** A stored sub-job of a category with what it begins with. */
export const storedSubJob = (category: number, set: Partial<SubJobDraft> = {}): SubJobDraft => ({
  ...newSubJobDraft('1', { id: category, name: null }, FACTS),
  id: 1,
  version: 1,
  ...set,
});
