import { OTHER } from '#domain/subJobs/warrantyRules';
import { CATEGORY, DIVISION } from '#domain/statuses';
import { offeredStatuses, type StatusPlace } from '#domain/lookups/offeredStatuses';
import type { OfferedChoice } from '../../fields/choices';
import { crewsOfDivision } from './crewLists';
import type { JobLookups } from '../../form/data/jobLookups';

/** Where the status of a sub-job is picked, by its category [LKP-002]. */
const PLACES: Readonly<Record<number, StatusPlace>> = {
  [CATEGORY.GUNITE]: 'gunite',
  [CATEGORY.PEBBLE]: 'pebble',
  [CATEGORY.WARRANTY]: 'warranty',
};

/** Whose presite supervisors a category has [PRE-005]. */
const PRESITE_DIVISION: Readonly<Record<number, number>> = {
  [CATEGORY.GUNITE]: DIVISION.GUNITE,
  [CATEGORY.PEBBLE]: DIVISION.PEBBLE,
};

const withOther = (rows: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  rows.some(({ id }) => id === OTHER) ? rows : [...rows, { id: OTHER, name: 'Other' }];

const NONE: readonly OfferedChoice[] = [];

/** What the pickers of a section offer, by the list's name and the sub-job's category. */
export const LISTS = {
  statuses: ({ statuses }, category) => {
    const place = PLACES[category ?? 0];
    return place === undefined ? NONE : offeredStatuses(statuses, place);
  },
  jobTypes: ({ jobTypes }) => jobTypes,
  poolTypes: ({ poolTypes }) => poolTypes,
  spaTypes: ({ spaTypes }) => spaTypes,
  priorities: ({ priorities }) => priorities,
  warrantyCategories: ({ warrantyCategories }) => warrantyCategories,
  repairSupervisors: ({ repairSupervisors }) => withOther(repairSupervisors),
  poolSections: ({ poolSections }) => poolSections,
  guniteCrews: ({ crews }) => crewsOfDivision(crews, DIVISION.GUNITE),
  presiteSupervisors: ({ presiteSupervisors }, category) => presiteSupervisors(PRESITE_DIVISION[category ?? 0] ?? null),
  slurryTypes: ({ slurryTypes }) => withOther(slurryTypes),
  vgbMainDrainProviders: ({ vgbMainDrainProviders }) => vgbMainDrainProviders,
} as const satisfies Record<string, (lookups: JobLookups, category: number | null) => readonly OfferedChoice[]>;

export type ListName = keyof typeof LISTS;
