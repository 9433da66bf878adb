import { isRecord } from '#domain/values';
import { appState } from '../connectivity/appState';
import { fieldRows } from '../connectivity/fieldRows';
import { checkKey } from '../connectivity/fieldWork';
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
  /** Resolves once they are on the disk, to false where the browser keeps nothing or has no room. */
  keep: (kept: KeptAnswers | null) => Promise<boolean>;
}

/** What an earlier tab, or the file of a device, holds. */
export const isKeptAnswers = (value: unknown): value is KeptAnswers =>
  isRecord(value) && isRecord(value.typed) && isRecord(value.over) && Array.isArray(value.over.comments);

/** By the user and the sub-job; a browser that keeps nothing has them while the page is open [FLD-007]. */
export const keptAnswersOf = (subJob: number): AnswerKeeper => {
  const user = String(appState.userId() ?? 0);
  const key = checkKey(user, subJob);
  return {
    read: () => {
      const value = fieldRows.one(key);
      return isKeptAnswers(value) ? value : null;
    },
    keep: async (kept) => {
      try {
        await (kept ? fieldRows.put(key, user, kept) : fieldRows.remove(key));
        return true;
      } catch {
        return false; // The answers stay in the page, whose closing asks.
      }
    },
  };
};
