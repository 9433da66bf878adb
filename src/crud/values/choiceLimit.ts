import { PAGE_LIMIT } from '../../dataProvider/documents/queries';

/** Entries that a picker lists at most [LKP-013]. */
const CHOICES = 10;

/** Lists that people know by heart and scroll through: their pickers have no cap [LKP-017]. */
const UNCAPPED: ReadonlySet<string> = new Set(['city', 'pebble_color', 'job_type', 'job_status']);

/** How many entries the picker of a resource asks for; without a cap as many as a page holds. */
export const choiceLimit = (resource: string | undefined): number =>
  resource !== undefined && UNCAPPED.has(resource) ? PAGE_LIMIT : CHOICES;
