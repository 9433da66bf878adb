import { useParams } from 'react-router';
import { idInAddress } from '#domain/inputs/idInAddress';
import { composed, gql } from '../../dataProvider/gql';
import type { FirstQuestion } from '../../dataProvider/links/firstQuestions';
import { JOB_DOCUMENTS } from './data/jobDocuments';
import { JOB_LOOKUPS } from './data/readJobLookups';
import { SUB_JOB } from './data/serverJobFormApi';
import { preloadOpenTab } from './lateParts';
import { LoadedPage } from './LoadedPage';

/** /job/new, /job/{id}/edit and /job/{id}/edit/{jobDetailID} [JOB-001 JOB-003]. */
const JobFormPage = () => <LoadedPage number={useParams().jobID} />;

/** The lists, the job and the sub-job of the address. */
const first = ({ jobID, jobDetailID }: Readonly<Record<string, string>>): FirstQuestion[] => {
  const asked = [
    { document: composed(JOB_DOCUMENTS.job.read), id: idInAddress(jobID ?? '') },
    { document: SUB_JOB, id: idInAddress(jobDetailID ?? '') },
  ];
  return [
    { document: gql(JOB_LOOKUPS), variables: {} },
    ...asked.flatMap(({ document, id }) => (id === null ? [] : [{ document, variables: { id } }])),
  ];
};

export default Object.assign(JobFormPage, { first, fetchesBeside: preloadOpenTab });
