import type {
  BoulderRow,
  ColorRow,
  CrewRepair,
  CrewRow,
  DraftRow,
  GuniteEntry,
  SubJobDraft,
  WarrantyPebbleRow,
  WarrantyVisit,
} from '#domain/jobs/draft';
import {
  newBoulderRow,
  newColorRow,
  newCrewRepair,
  newCrewRow,
  newGuniteEntry,
  newVisit,
  newWarrantyPebbleRow,
} from '#domain/subJobs/newSubJobDraft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { ComponentType } from 'react';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { BoulderCardLink } from '../workOrders/BoulderCardLink';
import { BOULDER_COLUMNS, BOULDER_WORDS } from './boulderColumns';
import { COLOR_COLUMNS, COLOR_WORDS } from './colorColumns';
import { CREW_COLUMNS, CREW_WORDS } from './crewColumns';
import { GUNITE_COLUMNS, GUNITE_WORDS } from './guniteColumns';
import {
  REPAIR_COLUMNS,
  REPAIR_WORDS,
  VISIT_COLUMNS,
  VISIT_WORDS,
  WARRANTY_PEBBLE_COLUMNS,
  WARRANTY_PEBBLE_WORDS,
} from './warrantyColumns';

type Names = Pick<SettleFacts, 'statuses' | 'guniteTypes'>;

/** A list of rows of a sub-job: where it lies, how its rows look and what a new one begins with. */
export interface EntryList<Row extends DraftRow> {
  words: EntryWords;
  columns: readonly EntryColumn<Row>[];
  /** Path within the sub-job. */
  path: string;
  select: (subJob: SubJobDraft) => readonly Row[] | undefined;
  make: (key: string, rows: readonly Row[], names: Names) => Row;
  /** More to do with a row. */
  extra?: ComponentType<{ row: Row }>;
}

export const CREWS: EntryList<CrewRow> = {
  words: CREW_WORDS,
  columns: CREW_COLUMNS,
  path: 'pebble_details.crew_information',
  select: ({ pebble_details }) => pebble_details?.crew_information,
  make: (key, _rows, names) => newCrewRow(key, names),
};

export const COLORS: EntryList<ColorRow> = {
  words: COLOR_WORDS,
  columns: COLOR_COLUMNS,
  path: 'pebble_details.color_additions',
  select: ({ pebble_details }) => pebble_details?.color_additions,
  make: (key) => newColorRow(key),
};

export const GUNITE_HISTORY: EntryList<GuniteEntry> = {
  words: GUNITE_WORDS,
  columns: GUNITE_COLUMNS,
  path: 'gunite_details.gunite_history',
  select: ({ gunite_details }) => gunite_details?.gunite_history,
  make: newGuniteEntry,
};

export const BOULDERS: EntryList<BoulderRow> = {
  words: BOULDER_WORDS,
  columns: BOULDER_COLUMNS,
  path: 'boulder_details',
  select: ({ boulder_details }) => boulder_details,
  make: (key, _rows, names) => newBoulderRow(key, names),
  extra: BoulderCardLink,
};

export const VISITS: EntryList<WarrantyVisit> = {
  words: VISIT_WORDS,
  columns: VISIT_COLUMNS,
  path: 'warranty_details.schedule',
  select: ({ warranty_details }) => warranty_details?.schedule,
  make: (key) => newVisit(key),
};

export const WARRANTY_PEBBLE: EntryList<WarrantyPebbleRow> = {
  words: WARRANTY_PEBBLE_WORDS,
  columns: WARRANTY_PEBBLE_COLUMNS,
  path: 'warranty_details.pebble_details',
  select: ({ warranty_details }) => warranty_details?.pebble_details,
  make: (key) => newWarrantyPebbleRow(key),
};

export const REPAIRS: EntryList<CrewRepair> = {
  words: REPAIR_WORDS,
  columns: REPAIR_COLUMNS,
  path: 'warranty_details.crew_repair_jobs',
  select: ({ warranty_details }) => warranty_details?.crew_repair_jobs,
  make: (key, _rows, names) => newCrewRepair(key, names),
};
