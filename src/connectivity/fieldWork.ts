import { isRecord, textOf } from '#domain/values';
import { isKeptRefusal, type KeptRefusal } from '../dataProvider/errorText';
import { appState } from './appState';
import { fieldRows } from './fieldRows';

/** How the keys of marks and of answers to site checks begin, before the number of their user. */
const MARK = 'mark:';
const CHECK = 'check:';

/** The key of one mark of a stop. */
export const markKey = (user: string, id: string): string => `${MARK}${user}:${id}`;
/** The key of the answers to the check of one sub-job. */
export const checkKey = (user: string, subJob: number): string => `${CHECK}${user}:${subJob}`;
/** All marks, of a user or of everybody. */
export const markRows = (user?: string) => fieldRows.all(user === undefined ? MARK : `${MARK}${user}:`);

/** Something that was said in the field and has not arrived. */
export interface FieldWork {
  key: string;
  kind: 'mark' | 'check';
  job_detail_id: number;
  /** Of a mark: what was said, and the minute of it; null for one that is taken back. */
  mark: string | null;
  time: string | null;
  /** Why the server did not take it; null while it is only waiting. */
  refused: KeptRefusal | null;
}

const marksOf = (user: string): FieldWork[] =>
  markRows(user).flatMap(({ value: row }) => {
    if (!isRecord(row) || !isRecord(row.marking)) return [];
    const { job_detail_id, mark, time } = row.marking;
    return {
      key: `mark:${String(row.id)}`,
      kind: 'mark',
      job_detail_id: Number(job_detail_id),
      mark: textOf(mark),
      time: textOf(time),
      refused: isKeptRefusal(row.refused) ? row.refused : null,
    };
  });

const checksOf = (user: string): FieldWork[] => {
  const prefix = `${CHECK}${user}:`;
  return fieldRows.all(prefix).map(({ key }) => ({
    key: `check:${key.slice(prefix.length)}`,
    kind: 'check',
    job_detail_id: Number(key.slice(prefix.length)),
    mark: null,
    time: null,
    refused: null,
  }));
};

const userNow = (): string => String(appState.userId() ?? 0);

/** Marks of stops and checks of a site that wait on this device for its user. */
export const readFieldWork = (): readonly FieldWork[] => [...marksOf(userNow()), ...checksOf(userNow())];

/** Gives up a mark or a check that waits. */
export const forgetFieldWork = (key: string): Promise<void> => {
  const [kind, id = ''] = key.split(':');
  return fieldRows.remove(kind === 'mark' ? markKey(userNow(), id) : checkKey(userNow(), Number(id)));
};
