import Button from '@mui/material/Button';
import { useState } from 'react';
import { isConvertible, mayApprove } from '#domain/estimates/estimateRights';
import { useCan } from '../../../auth/useCan';
import { useProfile } from '../../../auth/useProfile';
import { askToConfirm } from '../../../page/dialog/confirmStore';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { toast } from '../../../toasts/toast';
import type { JobInfoDraft } from '#domain/jobs/draft';
import type { JobFormMessage } from '../data/messages';
import { useDraft } from '../state/useDraft';
import { useJobFormText } from '../data/useJobFormText';

/** What makes a job of an estimate [EST-008]. */
const CONVERTED: Partial<JobInfoDraft> = { is_estimate: false, was_estimated: true, is_conversion: true };

interface Props {
  isBusy: boolean;
  /** Whether the form could be saved with more set in it; its fields say what is missing. */
  checkWith: (more: Partial<JobInfoDraft>) => boolean;
  /** Saves the form with more set in it; takes that back when it cannot. @returns whether it was saved */
  saveWith: (more: Partial<JobInfoDraft>, word: JobFormMessage) => Promise<boolean>;
  remove: () => Promise<void>;
  onDeleted: () => void;
  onConverted: () => void;
}

/** Convert to Job and Delete of an estimate that is saved [EST-006 EST-007 EST-008 EST-013 EST-015 KEY-005]. */
export const EstimateButtons = ({ isBusy, checkWith, saveWith, remove, onDeleted, onConverted }: Props) => {
  const text = useJobFormText();
  const profile = useProfile();
  const mayEdit = useCan('CAN_EDIT_ESTIMATE');
  const mayDecide = mayEdit && mayApprove(profile?.preliminary_estimate_action ?? 'none');
  const [isGoing, setGoing] = useState(false);
  const isFinal = useDraft(isConvertible);

  const convert = async (): Promise<void> => {
    if (!checkWith(CONVERTED)) return;
    if (!(await askToConfirm({ text: text('convert_question'), yes: text('convert'), no: text('cancel') }))) return;
    if (await saveWith(CONVERTED, 'converted')) onConverted();
  };
  const ask = async (): Promise<void> => {
    if (!(await askToConfirm({ text: text('delete_estimate_question'), yes: text('delete'), no: text('cancel') })))
      return;
    setGoing(true);
    toast.retry('save');
    try {
      await remove();
      toast.success(text('estimate_deleted'));
      onDeleted();
    } catch {
      toast.error(text('failed'), 'save');
      setGoing(false);
    }
  };
  return (
    <>
      {mayDecide && (
        <OnlineOnly label={text('delete_estimate')}>
          <Button color="error" disabled={isBusy} loading={isGoing} onClick={() => void ask()}>
            {text('delete_estimate')}
          </Button>
        </OnlineOnly>
      )}
      {mayEdit && isFinal && (
        <OnlineOnly label={text('convert')}>
          <Button variant="outlined" disabled={isBusy || isGoing} onClick={() => void convert()}>
            {text('convert')}
          </Button>
        </OnlineOnly>
      )}
    </>
  );
};
