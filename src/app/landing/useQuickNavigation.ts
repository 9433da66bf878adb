import { useServer } from '../../dataProvider/ServerContext';
import { useState } from 'react';
import { quickNavigationPaths, readQuickSearch } from '#domain/inputs/quickSearch';
import { quickSearchHint } from '#domain/inputs/quickSearchHint';
import { useLanguage } from '../../i18n/useLanguage';
import { jobCategories } from '../shell/search/jobLookup';
import { useLookup } from '../shell/search/useLookup';

export interface QuickNavigationState {
  text: string;
  setText: (text: string) => void;
  waiting: boolean;
  /** Where "Go" leads, then the second button's address; empty while nothing is found [NAV-037]. */
  paths: readonly string[];
  hint: string | null;
}

/** The job-number quick navigation: the job is looked up 500 ms after the last keystroke [NAV-027 NAV-028]. */
export const useQuickNavigation = (): QuickNavigationState => {
  const server = useServer();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const lookup = useLookup<string[]>(text, (typed, signal) => {
    const entry = readQuickSearch(typed);
    if (entry.kind !== 'id') return null;
    return jobCategories(server, entry.id, signal).then((categories) =>
      categories ? quickNavigationPaths(entry.id, categories) : [],
    );
  });
  const paths = lookup.state === 'done' ? lookup.answer : [];
  const waiting = lookup.state === 'waiting';
  return { text, setText, waiting, paths, hint: paths.length > 0 || waiting ? null : quickSearchHint(text, language) };
};
