import { fieldRows } from '../connectivity/fieldRows';
import { readFieldWork } from '../connectivity/fieldWork';
import { createVisit } from './createVisit';
import { keptAnswersOf } from './keptAnswers';
import type { SiteCheckApi } from './siteCheckApi';

/**
 * Sends the answers that an earlier tab has left; offline they become changes of their jobs, which the sync then sends.
 * Where somebody filled in the same first they stay, until the sheet is opened and says so; of a visit that cannot be
 * opened too.
 */
export const sendKeptChecks = async (api: Pick<SiteCheckApi, 'visit' | 'fillIn'>): Promise<void> => {
  await fieldRows.ready();
  for (const { job_detail_id: id } of readFieldWork().filter(({ kind }) => kind === 'check')) {
    const found = await api.visit(id).catch(() => null);
    if (!found) continue;
    const keeper = keptAnswersOf(id);
    const visit = createVisit(found, api, keeper);
    if (visit.state.get().problem?.kind === 'theirs') continue;
    if (visit.hasUnsent()) await visit.send();
    // The server has them already: only its answer was lost.
    else await keeper.keep(null);
  }
};
