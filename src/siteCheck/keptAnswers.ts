import { isRecord } from '#domain/values';
import { appState } from '../offline/connectivity/appState';
import { CHECK, noteFieldWork } from '../offline/connectivity/fieldWork';
import type { Answers, Checklist } from './siteCheckApi';

/** What was filled in and is not stored, with what it was laid over. */
export interface KeptAnswers {
  typed: Answers;
  over: Checklist['presite'];
  /** When the last of it was filled in, by the clock of the device; unknown of what an older version kept. */
  made_at?: string;
}

/** Where the answers of one visit outlive the tab. */
export interface AnswerKeeper {
  read: () => KeptAnswers | null;
  keep: (kept: KeptAnswers | null) => void;
}

/** What an earlier tab, or the file of a device, holds. */
export const isKeptAnswers = (value: unknown): value is KeptAnswers =>
  isRecord(value) && isRecord(value.typed) && isRecord(value.over) && Array.isArray(value.over.comments);

/** In local storage, by the user and the sub-job; a browser that keeps nothing has them while the page is open. */
export const keptAnswersOf = (subJob: number): AnswerKeeper => {
  const name = (): string => `${CHECK}${appState.userId() ?? 0}:${subJob}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name()) ?? 'null');
        return isKeptAnswers(value) ? value : null;
      } catch {
        return null;
      }
    },
    keep: (kept) => {
      try {
        if (kept) localStorage.setItem(name(), JSON.stringify(kept));
        else localStorage.removeItem(name());
        noteFieldWork();
      } catch {
        // There is no room: the answers stay in the page, whose closing asks.
      }
    },
  };
};
