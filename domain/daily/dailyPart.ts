import { DAILY, type DailyKind } from './dailyKinds';
import { isRecord } from '../values';

type Fields = Readonly<Record<string, unknown>>;

const picked = (from: Fields, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/**
 * The part of a sub-job that a daily sheet saves; all else is stripped, by the browser and by the server
 * [DB-014 DY-006].
 */
export const dailyPart = (kind: DailyKind, subJob: object): Record<string, unknown> => {
  const { fields, group, groupFields } = DAILY[kind];
  const from: Fields = { ...subJob };
  const details = from[group];
  return { ...picked(from, fields), ...(isRecord(details) ? { [group]: picked(details, groupFields) } : {}) };
};
