import { useApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { jobEditPath, quickSearchHint, readQuickSearch } from '#domain/inputs/quickSearch';
import { useLanguage } from '../../../i18n/useLanguage';
import { jobExists, jobsByKeyword, type FoundJob } from './jobLookup';
import { useLookup } from './useLookup';

type Found = { kind: 'id'; id: number; exists: boolean } | { kind: 'jobs'; jobs: FoundJob[] };

export interface QuickSearchState {
  text: string;
  setText: (text: string) => void;
  searching: boolean;
  /** The jobs of a keyword; empty for a number. */
  jobs: readonly FoundJob[];
  /** Whether the button leads somewhere. */
  canGo: boolean;
  /** Why it does not; null while that is not known yet [NAV-029]. */
  hint: string | null;
  /** Goes to the job of the number, or to the only job found. Answers false when there is nothing to go to. */
  go: () => Promise<boolean>;
}

/** The job quick search: a number is a job id, anything else a keyword [NAV-030 NAV-031 NAV-032]. */
export const useQuickSearch = (): QuickSearchState => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [text, setText] = useState('');

  const lookup = useLookup<Found>(text, (typed, signal) => {
    const entry = readQuickSearch(typed);
    if (entry.kind === 'id')
      return jobExists(client, entry.id, signal).then((exists) => ({ kind: 'id', id: entry.id, exists }));
    if (entry.kind === 'keyword')
      return jobsByKeyword(client, entry.keyword, signal).then((jobs) => ({ kind: 'jobs', jobs }));
    return null;
  });
  const found = lookup.state === 'done' ? lookup.answer : null;
  const jobs = found?.kind === 'jobs' ? found.jobs : [];
  const canGo = found?.kind === 'id' ? found.exists : jobs.length > 0;

  const leave = (id: number): true => {
    setText('');
    void navigate(jobEditPath(id));
    return true;
  };
  const go = async (): Promise<boolean> => {
    const entry = readQuickSearch(text);
    const only = jobs.length === 1 ? jobs[0] : undefined;
    if (only) return leave(only.id);
    if (entry.kind !== 'id') return false;
    const exists =
      found?.kind === 'id'
        ? found.exists
        : await jobExists(client, entry.id, new AbortController().signal).catch(() => false);
    return exists && leave(entry.id);
  };

  const settled = text.trim() === '' || lookup.state !== 'waiting';
  return {
    text,
    setText,
    searching: lookup.state === 'waiting',
    jobs,
    canGo,
    hint: settled && !canGo ? quickSearchHint(text, language) : null,
    go,
  };
};
