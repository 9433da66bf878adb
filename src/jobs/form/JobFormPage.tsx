import { useParams } from 'react-router';
import { LoadedPage } from './LoadedPage';

/** /job/new, /job/{id}/edit and /job/{id}/edit/{jobDetailID} [JOB-001 JOB-003]. */
export default function JobFormPage() {
  return <LoadedPage number={useParams().jobID} />;
}
