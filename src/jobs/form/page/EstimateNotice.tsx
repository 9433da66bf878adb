import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { isPreliminary, mayApprove } from '#domain/estimates/estimateRights';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { useCan } from '../../../auth/useCan';
import { useProfile } from '../../../auth/useProfile';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { CheckField } from '../../fields/CheckField';
import type { JobFormMessage } from '../data/messages';
import { useDraft } from '../state/useDraft';
import { useJobFormText } from '../data/useJobFormText';

interface Props {
  mergedInto: number | null;
  isBusy: boolean;
  /** Saves the form with more set in it. */
  saveWith: (more: Partial<JobInfoDraft>, word: JobFormMessage) => Promise<boolean>;
}

/**
 * That an estimate is preliminary, and Approve, for who may; that it was merged; of a new one, whether it is to be
 * preliminary, for who may choose [EST-004 EST-005 EST-006 EST-014 JOB-068]. Approve stands here, for Convert to Job
 * appears among the buttons after it [KEY-005].
 */
export const EstimateNotice = ({ mergedInto, isBusy, saveWith }: Props) => {
  const text = useJobFormText();
  const profile = useProfile();
  const mayEdit = useCan('CAN_EDIT_ESTIMATE');
  const action = profile?.preliminary_estimate_action ?? 'none';
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
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        mayEdit &&
        mayApprove(action) && (
          <OnlineOnly label={text('approve')}>
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              disabled={isBusy}
              onClick={() => void saveWith({ is_approved_by_user_id: profile?.id ?? null }, 'approved')}
            >
              {text('approve')}
            </Button>
          </OnlineOnly>
        )
      }
    >
      {text('preliminary_callout')}
    </Alert>
  ) : null;
};
