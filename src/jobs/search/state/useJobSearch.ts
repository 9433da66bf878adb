import { useCallback, useReducer, useRef } from 'react';
import { useLanguage } from '../../../i18n/useLanguage';
import type { JobSearchApi, SearchQuestion } from '../data/jobSearchApi';
import { NOTHING, reduceSearch, type Found, type SearchState } from './searchState';
import { useWhenLate } from '../../../connectivity/lateAnswers';
import { saidBy } from '../../../dataProvider/errorText';

export interface JobSearch extends SearchState {
  /** Empties the list and begins at its first page; an answer on its way to an older question is dropped [JS-027]. */
  search: (question: SearchQuestion) => void;
  /** Asks for the next page, unless it is on its way or there is none [JS-008]. */
  more: () => void;
  /** Looks at the rows of one job again: it may have been changed on another screen. */
  lookAgain: (job_id: number) => void;
}

/** The searches of the screen; `kept` is what it showed when it was left. */
export const useJobSearch = (api: JobSearchApi, kept: Found | null): JobSearch => {
  const { language } = useLanguage();
  const [state, dispatch] = useReducer(reduceSearch, { ...NOTHING, found: kept });
  const turn = useRef(0);
  const isAsking = useRef(false);
  const last = useRef<SearchQuestion | null>(kept?.question ?? null);

  const search = useCallback(
    (question: SearchQuestion): void => {
      turn.current += 1;
      const mine = turn.current;
      isAsking.current = false;
      last.current = question;
      dispatch({ kind: 'asked' });
      api.first(question).then(
        (page) => {
          if (mine === turn.current) dispatch({ kind: 'found', question, page });
        },
        (error: unknown) => {
          if (mine === turn.current) dispatch({ kind: 'failed', error: saidBy(error, language) });
        },
      );
    },
    [api, language],
  );

  // The device's rows stay until those of the server are there, which then are shown at the same place [FLD-008].
  useWhenLate(() => {
    const mine = turn.current;
    const question = last.current;
    if (!question) return;
    api.first(question).then(
      (page) => {
        if (mine !== turn.current) return;
        turn.current += 1; // a next page of the rows before is no part of these
        isAsking.current = false;
        dispatch({ kind: 'found', question, page });
      },
      () => undefined,
    );
  });

  const { found } = state;
  const more = useCallback((): void => {
    if (!found || found.end !== null || isAsking.current) return;
    const mine = turn.current;
    isAsking.current = true;
    dispatch({ kind: 'asked next' });
    const ends = (step: Parameters<typeof dispatch>[0]): void => {
      if (mine !== turn.current) return;
      isAsking.current = false;
      dispatch(step);
    };
    api.next(found.question, found.rows).then(
      (page) => ends({ kind: 'found next', page }),
      () => ends({ kind: 'failed next' }),
    );
  }, [api, found]);

  const question = found?.question;
  const lookAgain = useCallback(
    (job_id: number): void => {
      if (!question) return;
      const mine = turn.current;
      // A row that cannot be read again stays as it was.
      api.ofJob(question, job_id).then(
        (rows) => {
          if (mine === turn.current) dispatch({ kind: 'looked again', job_id, rows });
        },
        () => undefined,
      );
    },
    [api, question],
  );

  return { ...state, search, more, lookAgain };
};
