import type { CivilDate } from '#domain/civilDate';
import type { DemoCrew } from './crews';
import type { CrewDays } from './crewDays';
import type { DemoPeople } from './employees';
import { randomOf, type Random } from './random';
import type { RowStore } from './rowStore';

/** What every part of the demo builds on. */
export interface DemoContext {
  /** Work of past years: all of it is done, and its numbers are drawn apart from those of the running months. */
  isArchive?: true;
  store: RowStore;
  today: CivilDate;
  crews: readonly DemoCrew[];
  people: DemoPeople;
  days: Readonly<Record<'prep' | 'app' | 'detail' | 'gunite' | 'flash', CrewDays>>;
}

/** The numbers of a part of the demo. */
export const drawsOf = (name: string, { isArchive }: Pick<DemoContext, 'isArchive'>): Random =>
  randomOf(isArchive ? `archive ${name}` : name);

/** The job that a sub-job belongs to. */
export interface DemoJob {
  id: number;
  enteredDate: CivilDate;
  isCommercial: boolean;
}

/** The moment of a day at which rows are said to be made: nine o'clock in Houston. */
export const morningOf = (date: CivilDate): string => `${date}T15:00:00Z`;

/**
 * Users that comments are said to be by: manager, scheduler and office of the demo accounts, the first users of an
 * empty database.
 */
export const OFFICE_USERS: readonly number[] = [2, 3, 4];
