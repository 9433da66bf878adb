import { recordNumber } from '../keywords';

/** What an entry of the quick search or the quick navigation asks for. */
export type QuickSearch =
  | { kind: 'empty' }
  | { kind: 'id'; id: number }
  | { kind: 'keyword'; keyword: string }
  | { kind: 'nothing' };

/** Keywords are looked up from this many characters. */
export const KEYWORD_LENGTH = 2;

/**
 * A purely numeric entry is a job id, as is what the product itself writes ("#20590", "Job 20590", "20,590"); any other
 * is a keyword, as is a number too large for one, such as that of a phone [NAV-031 NAV-032 JS-032 KEY-019].
 */
export const readQuickSearch = (text: string): QuickSearch => {
  const entry = text.trim();
  if (entry === '') return { kind: 'empty' };
  const id = recordNumber(entry);
  if (id !== null) return { kind: 'id', id };
  return entry.length < KEYWORD_LENGTH ? { kind: 'nothing' } : { kind: 'keyword', keyword: entry };
};

/** Job categories that have a page of their own in the quick navigation. */
const GUNITE = 1;
const PEBBLE = 2;

/**
 * Where the quick navigation leads, the main button first: daily batches of a job with a pebble sub-job, daily yardage
 * of one with a gunite sub-job; none when it has neither [NAV-027 NAV-037].
 */
export const quickNavigationPaths = (jobId: number, categoryIds: readonly number[]): string[] => [
  ...(categoryIds.includes(PEBBLE) ? [`/daily-batches/${jobId}`] : []),
  ...(categoryIds.includes(GUNITE) ? [`/daily-yardage/${jobId}`] : []),
];
