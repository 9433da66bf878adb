import type { BoulderRow } from '#domain/jobs/draft';
import { useDraft } from '../../form/state/useDraft';
import { useThisSubJob } from '../SubJobContext';
import { useSubJobText } from '../useSubJobText';
import { NewTabLink } from './NewTabLink';

/** "View Card" of a boulder, once it is saved [BLD-003 BLD-004]. */
export const BoulderCardLink = ({ row }: { row: BoulderRow }) => {
  const text = useSubJobText();
  const jobId = useDraft(({ id }) => id);
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const isSaved = jobId !== null && subJobId !== null && row.id !== null;
  return (
    <NewTabLink to={isSaved ? `/job/${jobId}/${subJobId}/boulder/${row.id}` : null}>{text('view_card')}</NewTabLink>
  );
};
