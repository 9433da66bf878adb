import { useEffect } from 'react';
import { fieldRows } from '../connectivity/fieldRows';
import { keptAnswersOf } from './keptAnswers';
import { holdCheck, noteOpened } from './heldChecks';
import type { ChecklistLists, SiteCheckApi } from './siteCheckApi';
import { createVisit, type OpenVisit } from './createVisit';

/** The visits that were opened, with what is not sent of them: they outlive their sheets. */
export interface OpenVisits {
  /** Null for a visit that is gone, or not the user's to see. @throws CallError */
  open: (job_detail_id: number) => Promise<OpenVisit | null>;
  known: (job_detail_id: number) => OpenVisit | undefined;
  lists: () => Promise<ChecklistLists>;
  hasUnsent: () => boolean;
}

const createOpenVisits = (api: SiteCheckApi): OpenVisits => {
  const visits = new Map<number, OpenVisit>();
  let lists: Promise<ChecklistLists> | undefined;
  return {
    open: async (id) => {
      const known = visits.get(id);
      if (known) return known;
      const letGo = await holdCheck(id);
      try {
        const [visit] = await Promise.all([api.visit(id), fieldRows.ready()]);
        const opened = visits.get(id) ?? (visit && createVisit(visit, api, keptAnswersOf(id)));
        if (!opened) letGo();
        else {
          visits.set(id, opened);
          noteOpened(id, opened);
        }
        return opened;
      } catch (error) {
        letGo();
        throw error;
      }
    },
    known: (id) => visits.get(id),
    lists: () => {
      lists ??= api.lists().catch((error: unknown) => {
        lists = undefined;
        throw error;
      });
      return lists;
    },
    hasUnsent: () => [...visits.values()].some((visit) => visit.hasUnsent()),
  };
};

const all = new WeakMap<SiteCheckApi, OpenVisits>();

/** The opened visits of a screen. */
export const visitsOf = (api: SiteCheckApi): OpenVisits => {
  const known = all.get(api) ?? createOpenVisits(api);
  all.set(api, known);
  return known;
};

/** A question of the browser while something that was filled in is not stored. */
export const useUnsentGuard = (api: SiteCheckApi): void => {
  const visits = visitsOf(api);
  useEffect(() => {
    const holdPage = (event: BeforeUnloadEvent): void => {
      if (visits.hasUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', holdPage);
    return () => window.removeEventListener('beforeunload', holdPage);
  }, [visits]);
};
