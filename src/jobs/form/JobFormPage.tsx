import { HttpError } from 'ra-core';
import { useParams } from 'react-router';
import { storedKey } from '#domain/jobs/draftRows';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useJobFormApi } from './data/useJobFormApi';
import { LookupError } from './load/loadJob';
import { useLoadedJob } from './load/useLoadedJob';
import { OpenJob } from './OpenJob';
import { useJobFormText } from './useJobFormText';

/** /job/new, /job/{id}/edit and /job/{id}/edit/{jobDetailID} [JOB-001 JOB-003]. */
export default function JobFormPage() {
  const text = useJobFormText();
  const api = useJobFormApi();
  const { jobID, jobDetailID } = useParams();
  const id = jobID === undefined ? null : Number(jobID);
  const { loaded, error, turn, reload } = useLoadedJob(api, id);
  if (error instanceof LookupError) return <ErrorView variant="page" message={text('lookup_error')} onRetry={reload} />;
  if (error !== null) {
    const isMissing = error instanceof HttpError && error.status === 404;
    return <ErrorView variant="page" message={isMissing ? text('not_found') : null} {...(isMissing ? {} : { onRetry: reload })} />;
  }
  if (!loaded) return <Loading />;
  return <OpenJob key={`${id ?? 'new'} ${turn}`} loaded={loaded} opened={jobDetailID === undefined ? null : storedKey(Number(jobDetailID))} />;
}
