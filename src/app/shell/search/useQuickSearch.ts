import { useServer } from '../../../dataProvider/ServerContext';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { foundJobPath, isInField, quickSearchHint, readQuickSearch } from '#domain/inputs/quickSearch';
import { useProfile } from '../../../auth/useProfile';
import { useLanguage } from '../../../i18n/useLanguage';
import { findJobs, jobOfNumber, NO_JOBS, type FoundJob, type FoundJobs } from './jobLookup';
import { useLookup } from './useLookup';

interface Found extends FoundJobs {
  /** The job whose number the entry is. */
  numbered: Pick<FoundJob, 'id' | 'job_detail_id'> | null;
}

export interface QuickSearchState {
  text: string;
  setText: (text: string) => void;
  /** Where a found job leads. */
  pathOf: (job: Pick<FoundJob, 'id' | 'job_detail_id'>) => string;
  searching: boolean;
  /** The jobs of a keyword; of a number those that have it in a phone or an address, if there are any. */
  jobs: readonly FoundJob[];
  /** How many there are in all. */
  count: number;
  /** Whether the button leads somewhere. */
  canGo: boolean;
  /** Why it does not; null while that is not known yet [NAV-029]. */
  hint: string | null;
  /** Goes to the job of the number, or to the only job found. Answers false when there is nothing to go to. */
  go: () => Promise<boolean>;
}

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
  const [text, setText] = useState('');

  const lookup = useLookup<Found>(text, (typed, signal) => {
    const entry = readQuickSearch(typed);
    if (entry.kind === 'keyword')
      return findJobs(server, entry.keyword, signal).then((found) => ({ ...found, numbered: null }));
    if (entry.kind !== 'id') return null;
    const isLong = typed.trim().length >= SHORTEST_DIGITS;
    return Promise.all([
      jobOfNumber(server, entry.id, signal),
      isLong ? findJobs(server, typed.trim(), signal) : NO_JOBS,
    ]).then(([numbered, found]) => {
      return { ...(found.jobs.some(({ id }) => id !== numbered?.id) ? found : NO_JOBS), numbered };
    });
  });
  const { jobs, count, numbered } = lookup.state === 'done' ? lookup.answer : { ...NO_JOBS, numbered: null };
  const canGo = numbered !== null || jobs.length > 0;

  const leave = (job: Pick<FoundJob, 'id' | 'job_detail_id'>): true => {
    setText('');
    void navigate(pathOf(job));
    return true;
  };
  const go = async (): Promise<boolean> => {
    const entry = readQuickSearch(text);
    if (numbered !== null) return leave(numbered);
    const only = jobs.length === 1 ? jobs[0] : undefined;
    if (only) return leave(only);
    if (entry.kind !== 'id' || lookup.state === 'done') return false;
    // Enter may be faster than the look-up.
    const job = await jobOfNumber(server, entry.id, new AbortController().signal).catch(() => null);
    return job !== null && leave(job);
  };

  const settled = text.trim() === '' || lookup.state !== 'waiting';
  return {
    text,
    setText,
    pathOf,
    searching: lookup.state === 'waiting',
    jobs,
    count,
    canGo,
    hint: settled && !canGo ? quickSearchHint(text, language) : null,
    go,
  };
};
