import type { Permission } from '#domain/access/permissions';
import { foundEstimatePath, foundJobPath, isInField } from '#domain/inputs/foundRecords';
import { readQuickSearch } from '#domain/inputs/quickSearch';
import type { Server } from '../../../dataProvider/server';
import { findEstimates, findJobs, jobOfNumber, NO_JOBS, type FoundJob, type FoundJobs } from './jobLookup';

/** What an entry of the quick search finds. */
export interface Found extends FoundJobs {
  /** The job whose number the entry is. */
  numbered: Pick<FoundJob, 'id' | 'job_detail_id'> | null;
  /** Estimates, for those who see them. */
  estimates: readonly FoundJob[];
}

interface Scope {
  server: Server;
  seesEstimates: boolean;
}

const NOTHING: Found = { ...NO_JOBS, numbered: null, estimates: [] };

/** Fewer digits stand in every phone number. */
const MIN_DIGITS = 4;

const estimatesOf = ({ server, seesEstimates }: Scope, keyword: string, signal: AbortSignal): Promise<FoundJob[]> =>
  seesEstimates ? findEstimates(server, keyword, signal) : Promise.resolve([]);

/**
 * The jobs of a keyword; of a number its job, and those that have it in a phone or an address if there are any; and the
 * estimates of either [NAV-030 NAV-031 NAV-032 JS-032].
 * @throws CallError when the server does not answer
 */
export const findRecords = async (scope: Scope, typed: string, signal: AbortSignal): Promise<Found> => {
  const { server } = scope;
  const entry = readQuickSearch(typed);
  if (entry.kind === 'keyword') {
    const [found, estimates] = await Promise.all([
      findJobs(server, entry.keyword, signal),
      estimatesOf(scope, entry.keyword, signal),
    ]);
    return { ...found, numbered: null, estimates };
  }
  if (entry.kind !== 'id') return NOTHING;
  const isLong = typed.trim().length >= MIN_DIGITS;
  const [numbered, found, estimates] = await Promise.all([
    jobOfNumber(server, entry.id, signal),
    isLong ? findJobs(server, typed.trim(), signal) : NO_JOBS,
    estimatesOf(scope, typed.trim(), signal),
  ]);
  return {
    ...(found.jobs.some(({ id }) => id !== numbered?.id) ? found : NO_JOBS),
    numbered,
    estimates: estimates.filter(({ id }) => isLong || id === entry.id),
  };
};

/**
 * Where Enter leads: to the job or the estimate of the number, or to all that is found when it is one record; null when
 * there is nothing to go to. Enter may be faster than the look-up: `known` is null then, and a number is looked up.
 */
export const pathOfEntry = async (
  scope: Scope & { permissions: readonly Permission[] | null | undefined },
  text: string,
  known: Found | null,
): Promise<string | null> => {
  const inField = isInField(scope.permissions);
  const entry = readQuickSearch(text);
  const { numbered, jobs, estimates } = known ?? NOTHING;
  if (numbered !== null) return foundJobPath(numbered, inField);
  const estimate = estimates.find(({ id }) => entry.kind === 'id' && id === entry.id);
  if (estimate) return foundEstimatePath(estimate.id);
  const [only, ...others] = [
    ...jobs.map((job) => foundJobPath(job, inField)),
    ...estimates.map(({ id }) => foundEstimatePath(id)),
  ];
  if (only !== undefined && others.length === 0) return only;
  if (entry.kind !== 'id' || known !== null) return null;
  const { signal } = new AbortController();
  const job = await jobOfNumber(scope.server, entry.id, signal).catch(() => null);
  if (job !== null) return foundJobPath(job, inField);
  const found = await estimatesOf(scope, text.trim(), signal).catch((): FoundJob[] => []);
  return found.some(({ id }) => id === entry.id) ? foundEstimatePath(entry.id) : null;
};
