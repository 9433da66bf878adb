import { createContext, use, useMemo } from 'react';
import { useServer } from '../../../dataProvider/ServerContext';
import { useMode } from '../../../connectivity/mode';
import { whereOneWorks } from '../../../offline/links/unansweredWrite';
import { useOfflineText } from '../../../offline/messages';
import { deviceDailyApi } from '../../offline/deviceDaily';
import { noteOpened } from '../../offline/noteOpened';
import { apolloDailyApi, type DailyApi } from './dailyApi';

/** A story's calls in place of the server's. */
export const DailyApiContext = createContext<DailyApi | null>(null);

/** The calls of the daily sheets: over the app's server, or without a network those of the device. */
export const useDailyApi = (): DailyApi => {
  const given = use(DailyApiContext);
  const server = useServer();
  const isOffline = useMode() === 'offline';
  const offline = useOfflineText();
  return useMemo(() => {
    if (given) return given;
    const api = apolloDailyApi(server);
    if (isOffline) return deviceDailyApi(offline, api.jobs);
    const job: DailyApi['job'] = async (kind, id) => {
      const read = await api.job(kind, id);
      noteOpened(id);
      return read;
    };
    const save: DailyApi['save'] = (...saved) =>
      whereOneWorks(
        () => api.save(...saved),
        (sent) => deviceDailyApi(offline, api.jobs, sent).save(...saved),
      );
    return { ...api, job, save };
  }, [given, server, isOffline, offline]);
};
