import { fieldRows } from '../connectivity/fieldRows';
import { readFieldWork } from '../connectivity/fieldWork';
import { createVisit } from './createVisit';
import { keptAnswersOf } from './keptAnswers';
import { openedCheck, unlessHeld } from './heldChecks';
import type { SiteCheckApi } from './siteCheckApi';

type Api = Pick<SiteCheckApi, 'visit' | 'fillIn'>;

const sendKept = async (id: number, api: Api): Promise<void> => {
  const found = await api.visit(id).catch(() => null);
  if (!found) return;
  const keeper = keptAnswersOf(id);
  const visit = createVisit(found, api, keeper);
  if (visit.state.get().problem?.kind === 'theirs') return;
  if (visit.hasUnsent()) await visit.send();
  // The server has them already: only its answer was lost.
  else await keeper.keep(null);
};

/**
 * Sends the answers that an earlier tab has left; offline they become changes of their jobs, which the sync then sends.
 * Where somebody filled in the same first they stay, until the sheet is opened and says so; of a visit that cannot be
 * opened too. What a sheet has open is sent by it.
 */
export const sendKeptChecks = async (api: Api): Promise<void> => {
  await fieldRows.ready();
  for (const { job_detail_id: id } of readFieldWork().filter(({ kind }) => kind === 'check')) {
    // Two who send the same answers would each take the other for somebody else.
    const own = openedCheck(id);
    if (own) await own.send();
    else await unlessHeld(id, () => sendKept(id, api));
  }
};
