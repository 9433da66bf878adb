import { numbered, type LookupRow } from './row';

/** Lists that say what kind of work a job, sub-job or entry is. */

export const JOB_CATEGORIES = numbered(['Gunite', 'Pebble', 'Warranty']);

/** 0 stands on the boards for a repair and is never offered in a picker [CON-002]. */
export const PEBBLE_PHASE_TYPES: readonly LookupRow[] = [
  { id: 1, name: 'Prep' },
  { id: 2, name: 'App' },
  { id: 3, name: 'Detail' },
  { id: 5, name: 'Slurry' },
  { id: 0, name: 'Warranty' },
];

/** Type 4 is shown as "Cave In" [CON-006]. */
export const GUNITE_HISTORY_TYPES = numbered([
  'Day 1',
  'Day 2',
  'Day 3',
  'Day 4',
  'Day 5',
  'Day 6',
  'Day 7',
  'Day 8',
  'Flash',
]);

export const JOB_ORDERS = numbered(['1', '2', '3', '4', '5', '6', '7', '8']);

/** No "/", "\" or "," in a name: presite folders and lists are made of them. */
export const JOB_TYPES = numbered([
  'Pool',
  'Spa',
  'Pool and Spa',
  'Add-On Spa',
  'Remodel',
  'Wading Pool',
  'Sun Shelf',
  'Splash Pad',
  'Fountain',
  'Water Feature',
  'Catch Basin',
  'Raised Wall',
  'Boulder Feature',
  'Patch',
  'Re-Shoot',
  'Repair',
]);

export const POOL_TYPES = numbered([
  'Freeform',
  'Geometric',
  'Lap',
  'Vanishing Edge',
  'Perimeter Overflow',
  'Beach Entry',
  'Commercial',
]);

export const SPA_TYPES = numbered([
  'Attached Raised',
  'Attached Flush',
  'Detached',
  'Negative Edge',
  'Rolled Edge',
  'Swim Spa',
]);

export const PRIORITIES = numbered(['Emergency', 'High', 'Normal', 'Low']);

export const WARRANTY_CATEGORIES = numbered([
  'Leak',
  'Structural Crack',
  'Delamination',
  'Hollow Spot',
  'Check Cracking',
  'Discoloration',
  'Rough Finish',
  'Rust Spot',
  'Tile or Coping',
  'Fitting or Drain',
  'Boulder Work',
  'Start-Up or Chemistry',
  'Damage by Others',
]);

/** 99999 is the "Other" of every list that has one [CON-009]. */
export const SLURRY_TYPES: readonly LookupRow[] = [
  ...numbered(['Haul Off', 'Washout Pit on Site', 'Dumpster', 'Washout Bag']),
  { id: 99999, name: 'Other' },
];

export const VGB_MAIN_DRAIN_PROVIDERS = numbered(['MMG', 'Builder', 'Homeowner', 'Existing']);

export const SLURRY_PICKUPS: readonly LookupRow[] = [
  ...numbered(['Slurry Crew 1', 'Slurry Crew 2', 'Prep Crew', 'Outside Hauler']),
  { id: 5, name: 'Builder', is_active: false },
];

export const POOL_SECTIONS = numbered([
  'Pool',
  'Spa',
  'Sun Shelf',
  'Steps and Benches',
  'Catch Basin',
  'Wading Pool',
  'Water Feature',
  'Raised Wall',
  'Whole Vessel',
]);

const additions = (type: string, firstId: number, names: readonly string[]) =>
  numbered(names, firstId).map((row) => ({ ...row, type }));

export const ADDITIONS: readonly LookupRow<{ type: string }>[] = [
  ...additions('Boulder', 1, ['Accent Boulder', 'Jump Boulder', 'Boulder Bench', 'Boulder Steps']),
  ...additions('Water', 5, ['Waterfall', 'Grotto', 'Slide Surround', 'Spillway']),
  ...additions('Structure', 9, ['Planter', 'Fire Pit']),
];

export const COMPANY_DIVISIONS = numbered(['Office', 'Gunite', 'Pebble', 'Boulder Creations', 'Warranty']);

export const DOCUMENT_TAGS: readonly LookupRow[] = [
  ...numbered([
    'Plan',
    'Revised Plan',
    'Engineering',
    'Permit',
    'Before',
    'After',
    'Steel',
    'Gunite',
    'Cave In',
    'Prep',
    'Application',
    'Detail',
    'Slurry',
    'Damage',
    'Color Selection',
    'Change Order',
    'Invoice',
    'Signed',
  ]),
  { id: 19, name: 'Legacy Scan', is_active: false },
];
