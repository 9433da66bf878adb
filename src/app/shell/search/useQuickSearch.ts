import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { quickSearchHint } from '#domain/inputs/quickSearchHint';
import { useCan } from '../../../auth/useCan';
import { useProfile } from '../../../auth/useProfile';
import { useServer } from '../../../dataProvider/ServerContext';
import { useLanguage } from '../../../i18n/useLanguage';
import type { Found } from './findRecords';
import { loadFinder } from './lateSearch';
import { useLookup } from './useLookup';

export interface QuickSearchState {
  text: string;
  setText: (text: string) => void;
  searching: boolean;
  /** What the entry finds; null while nothing is found. */
  found: Found | null;
  /** Whether the button leads somewhere. */
  canGo: boolean;
  /** Why it does not; null while that is not known yet [NAV-029]. */
  hint: string | null;
  /** Goes to the job of the number, or to the only job found. Answers false when there is nothing to go to. */
  go: () => Promise<boolean>;
}

const isEmpty = ({ numbered, jobs, estimates }: Found): boolean =>
  numbered === null && jobs.length === 0 && estimates.length === 0;

/**
 * The job quick search: a number is a job id or part of a phone number, anything else a keyword
 * [NAV-030 NAV-031 NAV-032 JS-032].
 */
export const useQuickSearch = (): QuickSearchState => {
  const server = useServer();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const permissions = useProfile()?.permissions;
  const seesEstimates = useCan(CALLS.estimatesByKeyword.need);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';

  const lookup = useLookup<Found>(text, (typed, signal) =>
    typed.trim() === ''
      ? null
      : loadFinder().then(({ findRecords }) => findRecords({ server, seesEstimates }, typed, signal)),
  );
  const found = lookup.state === 'done' && !isEmpty(lookup.answer) ? lookup.answer : null;

  const go = async (): Promise<boolean> => {
    if (isBlank) return false;
    const known = lookup.state === 'done' ? lookup.answer : null;
    const path = await loadFinder()
      .then(({ pathOfEntry }) => pathOfEntry({ server, seesEstimates, permissions }, text, known))
      .catch(() => null);
    if (path === null) return false;
    setText('');
    void navigate(path);
    return true;
  };

  const isSettled = isBlank || lookup.state !== 'waiting';
  return {
    text,
    setText,
    searching: lookup.state === 'waiting',
    found,
    canGo: found !== null,
    hint: isSettled && found === null ? quickSearchHint(text, language) : null,
    go,
  };
};
