import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useRest } from '../../dataProvider/rest';
import { useMode } from '../../connectivity/mode';
import { deviceJobSearchApi } from '../offline/deviceJobSearch';
import { serverJobSearchApi } from './data/serverJobSearchApi';
import { JobSearch } from './JobSearch';
import { useJobSearchText } from './useJobSearchText';

/** The job search at /job [JS-001]. */
export default function JobSearchScreen() {
  const server = useServer();
  const rest = useRest();
  const text = useJobSearchText();
  const maySee = useCan(CALLS.jobs.need);
  const isOffline = useMode() === 'offline';
  const api = useMemo(
    () => (isOffline ? deviceJobSearchApi() : serverJobSearchApi(server, rest)),
    [server, rest, isOffline],
  );
  if (!maySee) {
    return (
      <div className="job-no-right" role="alert">
        <h1>{text('no_right_title')}</h1>
        <p>{text('no_right_text')}</p>
      </div>
    );
  }
  return <JobSearch key={isOffline ? 'offline' : 'online'} api={api} />;
}
