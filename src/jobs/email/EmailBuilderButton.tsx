import { use, useState } from 'react';
import { useCan } from '../../auth/useCan';
import { RecordsContext } from '../../crud/RecordsContext';
import { useOfflineReason } from '../../connectivity/OnlineOnly';
import { textHook } from '../../i18n/textHook';
import { fetchedLater } from '../../page/fetchedLater';
import { Late } from '../../page/Late';
import { ReasonButton } from '../../page/ReasonButton';
import { useDraft } from '../form/state/useDraft';
import { emailMessages } from './messages';
import { useEmailState } from './useEmailState';
import './builderEmail.css';

const EmailBuilderDialog = fetchedLater(() => import('./EmailBuilderDialog'));

const useText = textHook(emailMessages);

/** Opens the dialog by which the builder of a stored sub-job is mailed, or says why it cannot [EML-017 OFF-029]. */
const OfSubJob = ({
  subJobKey,
  job_id,
  job_detail_id,
}: {
  subJobKey: string;
  job_id: number;
  job_detail_id: number;
}) => {
  const text = useText();
  const email = useEmailState(subJobKey);
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  const aroundRecords = use(RecordsContext);
  const close = (): void => setOpen(false);
  return (
    <>
      <ReasonButton
        className="email-builder"
        reason={offline ?? (email.reason === null ? null : text(email.reason))}
        onClick={() => setOpen(true)}
      >
        {text('button')}
      </ReasonButton>
      {isOpen && (
        <Late open>
          {aroundRecords(
            <EmailBuilderDialog {...email} job_id={job_id} job_detail_id={job_detail_id} onClose={close} />,
          )}
        </Late>
      )}
    </>
  );
};

/** Nothing without the right, and nothing of a sub-job that is not stored yet [EML-002 EML-018]. */
export const EmailBuilderButton = ({ subJobKey, id }: { subJobKey: string; id: number | null }) => {
  const may = useCan('CAN_SEND_BUILDER_EMAIL');
  const job_id = useDraft((draft) => draft.id);
  if (!may || id === null || job_id === null) return null;
  return <OfSubJob subJobKey={subJobKey} job_id={job_id} job_detail_id={id} />;
};
