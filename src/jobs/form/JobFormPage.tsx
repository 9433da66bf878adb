import { useParams } from 'react-router';
import { storedKey } from '#domain/jobs/draftKeys';
import { LoadedPage } from './LoadedPage';

/** /job/new, /job/{id}/edit and /job/{id}/edit/{jobDetailID} [JOB-001 JOB-003]. */
export default function JobFormPage() {
  const { jobID, jobDetailID } = useParams();
  return <LoadedPage number={jobID} opened={jobDetailID === undefined ? null : storedKey(Number(jobDetailID))} />;
}
