import { readFieldWork } from '../offline/connectivity/fieldWork';
import { visitsOf } from './openVisits';
import type { SiteCheckApi } from './siteCheckApi';

/**
 * Sends the answers that an earlier tab has left; offline they become changes of their jobs, which the sync then sends.
 * Of a visit that cannot be opened they stay.
 */
export const sendKeptChecks = async (api: SiteCheckApi): Promise<void> => {
  for (const { job_detail_id } of readFieldWork().filter(({ kind }) => kind === 'check')) {
    const visit = await visitsOf(api)
      .open(job_detail_id)
      .catch(() => null);
    await visit?.send();
  }
};
