import { useServer } from '../../../dataProvider/ServerContext';
import { createContext, use, useMemo } from 'react';
import { useRest } from '../../../dataProvider/rest';
import { useMode } from '../../../connectivity/mode';
import { whereOneWorks, type SentWrite } from '../../../offline/links/unansweredWrite';
import { useOfflineText } from '../../../offline/messages';
import { deviceJobApi } from '../../offline/deviceJobs';
import { noteOpened } from '../../offline/noteOpened';
import { useFormKind } from './formKind';
import { serverJobFormApi } from './serverJobFormApi';
import type { JobFormApi } from './jobFormApi';

/** A story's calls in place of the server's. */
export const JobFormApiContext = createContext<JobFormApi | null>(null);

/** The calls of the job form over the app's server. */
export const useJobFormApi = (): JobFormApi => {
  const given = use(JobFormApiContext);
  const server = useServer();
  const rest = useRest();
  const { isEstimate } = useFormKind();
  const isOffline = useMode() === 'offline';
  const offline = useOfflineText();
  return useMemo(() => {
    if (given) return given;
    const kind = isEstimate ? 'estimate' : 'job';
    if (isOffline) return deviceJobApi(kind, offline);
    const api = serverJobFormApi(server, rest, kind);
    const job: JobFormApi['job'] = async (id) => {
      const read = await api.job(id);
      noteOpened(id);
      return read;
    };
    const kept = (sent?: SentWrite) => deviceJobApi(kind, offline, sent);
    return {
      ...api,
      job,
      create: (...made) =>
        whereOneWorks(
          () => api.create(...made),
          (sent) => kept(sent).create(...made),
        ),
      update: (...saved) =>
        whereOneWorks(
          () => api.update(...saved),
          (sent) => kept(sent).update(...saved),
        ),
    };
  }, [given, server, rest, isEstimate, isOffline, offline]);
};
