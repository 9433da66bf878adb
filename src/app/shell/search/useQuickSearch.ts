import { useServer } from '../../../dataProvider/ServerContext';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CALLS } from '#domain/access/calls';
import {
  foundEstimatePath,
  foundJobPath,
  isInField,
  quickSearchHint,
  readQuickSearch,
} from '#domain/inputs/quickSearch';
import { useCan } from '../../../auth/useCan';
import { useProfile } from '../../../auth/useProfile';
import { useLanguage } from '../../../i18n/useLanguage';
import { findEstimates, findJobs, jobOfNumber, NO_JOBS, type FoundJob, type FoundJobs } from './jobLookup';
import { useLookup } from './useLookup';

interface Found extends FoundJobs {
  /** The job whose number the entry is. */
  numbered: Pick<FoundJob, 'id' | 'job_detail_id'> | null;
  /** Estimates, for those who see them. */
  estimates: readonly FoundJob[];
}

export interface QuickSearchState {
  text: string;
  setText: (text: string) => void;
  /** Where a found job leads. */
  pathOf: (job: Pick<FoundJob, 'id' | 'job_detail_id'>) => string;
  searching: boolean;
  /** The jobs of a keyword; of a number those that have it in a phone or an address, if there are any. */
  jobs: readonly FoundJob[];
  /** Estimates that the entry finds, after the jobs. */
  estimates: readonly FoundJob[];
  /** How many jobs there are in all. */
  count: number;
  /** Whether the button leads somewhere. */
  canGo: boolean;
  /** Why it does not; null while that is not known yet [NAV-029]. */
  hint: string | null;
  /** Goes to the job of the number, or to the only job found. Answers false when there is nothing to go to. */
  go: () => Promise<boolean>;
}

const NOTHING: Found = { ...NO_JOBS, numbered: null, estimates: [] };

/** Fewer digits stand in every phone number. */
const SHORTEST_DIGITS = 4;

/**
 * The job quick search: a number is a job id or part of a phone number, anything else a keyword
 * [NAV-030 NAV-031 NAV-032 JS-032].
 */
export const useQuickSearch = (): QuickSearchState => {
  const server = useServer();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const inField = isInField(useProfile()?.permissions);
  const pathOf = (job: Pick<FoundJob, 'id' | 'job_detail_id'>): string => foundJobPath(job, inField);
  const seesEstimates = useCan(CALLS.estimatesByKeyword.need);
  const [text, setText] = useState('');
  const estimatesOf = (keyword: string, signal: AbortSignal): Promise<FoundJob[]> =>
    seesEstimates ? findEstimates(server, keyword, signal) : Promise.resolve([]);

  const lookup = useLookup<Found>(text, (typed, signal) => {
    const entry = readQuickSearch(typed);
    if (entry.kind === 'keyword')
      return Promise.all([findJobs(server, entry.keyword, signal), estimatesOf(entry.keyword, signal)]).then(
        ([found, estimates]) => ({ ...found, numbered: null, estimates }),
      );
    if (entry.kind !== 'id') return null;
    const isLong = typed.trim().length >= SHORTEST_DIGITS;
    return Promise.all([
      jobOfNumber(server, entry.id, signal),
      isLong ? findJobs(server, typed.trim(), signal) : NO_JOBS,
      estimatesOf(typed.trim(), signal),
    ]).then(([numbered, found, estimates]) => ({
      ...(found.jobs.some(({ id }) => id !== numbered?.id) ? found : NO_JOBS),
      numbered,
      estimates: estimates.filter(({ id }) => isLong || id === entry.id),
    }));
  });
  const { jobs, count, numbered, estimates } = lookup.state === 'done' ? lookup.answer : NOTHING;
  const canGo = numbered !== null || jobs.length > 0 || estimates.length > 0;

  const leaveTo = (path: string): true => {
    setText('');
    void navigate(path);
    return true;
  };
  const leave = (job: Pick<FoundJob, 'id' | 'job_detail_id'>): true => leaveTo(pathOf(job));
  const go = async (): Promise<boolean> => {
    const entry = readQuickSearch(text);
    if (numbered !== null) return leave(numbered);
    const estimate = estimates.find(({ id }) => entry.kind === 'id' && id === entry.id);
    if (estimate) return leaveTo(foundEstimatePath(estimate.id));
    const [only, ...others] = [...jobs.map((job) => pathOf(job)), ...estimates.map(({ id }) => foundEstimatePath(id))];
    if (only !== undefined && others.length === 0) return leaveTo(only);
    if (entry.kind !== 'id' || lookup.state === 'done') return false;
    // Enter may be faster than the look-up.
    const { signal } = new AbortController();
    const job = await jobOfNumber(server, entry.id, signal).catch(() => null);
    if (job !== null) return leave(job);
    const known = await estimatesOf(text.trim(), signal).catch((): FoundJob[] => []);
    return known.some(({ id }) => id === entry.id) && leaveTo(foundEstimatePath(entry.id));
  };

  const settled = text.trim() === '' || lookup.state !== 'waiting';
  return {
    text,
    setText,
    pathOf,
    searching: lookup.state === 'waiting',
    jobs,
    estimates,
    count,
    canGo,
    hint: settled && !canGo ? quickSearchHint(text, language) : null,
    go,
  };
};
