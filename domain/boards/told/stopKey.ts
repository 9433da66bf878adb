import type { BoardCategory } from '../kinds';
import { DIVISION } from '../../statuses';

/** The tables whose rows are stops: cards that have a row and can have a date. */
export const STOP_TABLES = ['crew_information', 'gunite_history', 'crew_repair_job', 'warranty_schedule'] as const;
export type StopTable = (typeof STOP_TABLES)[number];

const KEY = /^(crew_information|gunite_history|crew_repair_job|warranty_schedule):([1-9]\d{0,8})$/;

/** The row behind the key of a stop; null for a card without a row, and for what is no key. */
export const parseStopKey = (key: string): { table: StopTable; id: number } | null => {
  const [, name, id] = KEY.exec(key) ?? [];
  const table = STOP_TABLES.find((one) => one === name);
  return table && id !== undefined ? { table, id: Number(id) } : null;
};

/** The board on which a stop stands. @param division_id of a repair: whose crews do it */
export const boardOfStop = (table: StopTable, division_id: number | null): BoardCategory => {
  if (table === 'gunite_history') return 'gunite';
  if (table === 'warranty_schedule') return 'warranty';
  return table === 'crew_repair_job' && division_id === DIVISION.GUNITE ? 'gunite' : 'pebble';
};
