import { useApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useRest } from '../../dataProvider/rest';
import { apolloJobSearchApi } from './data/apolloJobSearchApi';
import { JobSearch } from './JobSearch';
import { useJobSearchText } from './useJobSearchText';

/** The job search at /job [JS-001]. */
export default function JobSearchScreen() {
  const client = useApolloClient();
  const rest = useRest();
  const text = useJobSearchText();
  const maySee = useCan(CALLS.jobs.need);
  const api = useMemo(() => apolloJobSearchApi(client, rest), [client, rest]);
  if (!maySee) {
    return (
      <div className="job-no-right" role="alert">
        <h1>{text('no_right_title')}</h1>
        <p>{text('no_right_text')}</p>
      </div>
    );
  }
  return <JobSearch api={api} />;
}
