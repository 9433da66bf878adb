import type { Stage } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';

/** Stages whose work is measured in the square feet or yards of a capacity; the load of the others is counted in cards. */
const MEASURED: readonly Stage[] = ['APP', 'GUNITE'];

/** The capacity that a crew's day is held against; null where there is none. */
export const dailyCapacity = (stage: Stage | null, crew: BoardCrew | null | undefined): number | null =>
  (stage !== null && MEASURED.includes(stage) ? crew?.daily_capacity ?? null : null);
