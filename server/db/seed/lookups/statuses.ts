import type { LookupRow } from './row';

/** id, name, letters of the flags that are on. */
const TABLE: readonly (readonly [number, string, string])[] = [
  [1, 'Complete', 'GPWHpadsB'],
  [2, 'Pending', 'GPWHpadsB'],
  [3, 'On Hold', 'GPWHpadsB'],
  [4, 'Weeping', 'GPHa'],
  [5, 'Prep Complete', 'pd'],
  [6, 'Cancelled', 'GPWHpadsB'],
  [7, 'Ready to Apply', 'Pa'],
  [8, 'Ready to Shoot', 'G'],
  [9, 'Needs Inspection', 'GP'],
  [10, 'Scheduled', 'W'],
  [11, 'To Be Scheduled', 'W'],
  [12, 'Waiting on Materials', 'PW'],
  [13, 'Waiting on Homeowner', 'W'],
  [14, 'Return Visit Needed', 'W'],
  [15, 'Under Review', 'W'],
  [16, 'Needs Quote', 'W'],
  [17, 'Weather Delay', 'GP'],
  [18, 'Ready for Prep', 'P'],
  [19, 'Awaiting Builder', 'GPWH'],
  [20, 'Not Applicable', 'GPB'],
];

/** G gunite, P pebble, W warranty, H gunite history, p prep, a application, d detail and s slurry rows, B boulder. */
const flagsOf = (letters: string) => ({
  show_gunite: letters.includes('G'),
  show_pebble: letters.includes('P'),
  show_warranty: letters.includes('W'),
  show_gunite_history: letters.includes('H'),
  show_pebble_prep: letters.includes('p'),
  show_pebble_application: letters.includes('a'),
  show_pebble_detail: letters.includes('d'),
  show_pebble_slurry: letters.includes('s'),
  show_boulder: letters.includes('B'),
});

/** The statuses of jobs and of their entries [LKP-016 CON-011]. */
export const STATUSES: readonly LookupRow<ReturnType<typeof flagsOf>>[] = TABLE.map(([id, name, letters]) => ({
  id,
  name,
  ...flagsOf(letters),
}));
