import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { isPreliminary, mayApprove } from '#domain/estimates/estimateRights';
import { useProfile } from '../../../auth/useProfile';
import { CheckField } from '../../fields/CheckField';
import { useDraft } from '../state/useDraft';
import { useJobFormText } from '../data/useJobFormText';

/** That an estimate is preliminary, or was merged; of a new one, whether it is to be preliminary, for who may choose [EST-004 EST-014 JOB-068]. */
export const EstimateNotice = ({ mergedInto }: { mergedInto: number | null }) => {
  const text = useJobFormText();
  const action = useProfile()?.preliminary_estimate_action ?? 'none';
  const isNew = useDraft(({ id }) => id === null);
  const isOpen = useDraft(isPreliminary);
  if (mergedInto !== null) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {text('merged_into', { id: mergedInto })} <Link to={`/job/${mergedInto}/edit`}>{text('open_job')}</Link>
      </Alert>
    );
  }
  if (isNew)
    return mayApprove(action) ? (
      <Box sx={{ mb: 1 }}>
        <CheckField name="is_preliminary" label={text('preliminary')} />
      </Box>
    ) : null;
  return isOpen ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {text('preliminary_callout')}
    </Alert>
  ) : null;
};
