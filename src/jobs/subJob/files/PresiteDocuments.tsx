import { PresiteFiles } from '../../files/ofPresite/PresiteFiles';
import { useField } from '../../form/state/useField';
import { useDraft } from '../../form/state/useDraft';
import { useThisSubJob } from '../SubJobContext';

/** The documents of the presite around. Who edits the sub-job adds to them [PRE-011 PRE-020]. */
export const PresiteDocuments = () => {
  const jobId = useDraft(({ id }) => id);
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const checkinDate = useThisSubJob(({ presite }) => presite?.checkin_date ?? null) ?? null;
  const { readOnly } = useField('status');
  return <PresiteFiles jobId={jobId} subJobId={subJobId} checkinDate={checkinDate} mayEdit={!readOnly} />;
};
