import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { Loading } from '../../../errors/Loading';
import { useSelected } from '../../../store/useValue';
import { EmailBuilderButton } from '../../email/EmailBuilderButton';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';
import { DeleteSubJobButton } from './DeleteSubJobButton';

interface Props {
  subJobKey: string;
  onRetry: (key: string) => void;
  form: ComponentType<{ subJobKey: string }>;
}

/** The form of the chosen sub-job, while it is loading, or why it could not be loaded [JOB-054 JOB-056]. */
export const SubJobPanel = ({ subJobKey, onRetry, form: Form }: Props) => {
  const text = useJobFormText();
  const { state } = useFormStore();
  const load = useSelected(state, ({ tabs }) => tabs.find(({ key }) => key === subJobKey)?.load);
  const stored = useSelected(
    state,
    ({ base, tabs }) =>
      base.sub_jobs.find(({ key }) => key === subJobKey)?.id ?? tabs.find(({ key }) => key === subJobKey)?.stub?.id,
  );
  const isOpen = load !== undefined && !load.is_still_loading && !load.has_error;
  return (
    <div
      role="tabpanel"
      id="sub-job-panel"
      data-place={subJobKey}
      aria-labelledby={`sub-job-tab-${subJobKey}`}
      className="sub-job-panel"
      aria-busy={load?.is_still_loading}
    >
      <div className="sub-job-actions">
        {stored !== undefined && <EmailBuilderButton key={subJobKey} subJobKey={subJobKey} id={stored} />}
        {isOpen && <DeleteSubJobButton key={`delete ${subJobKey}`} subJobKey={subJobKey} />}
      </div>
      {load?.is_still_loading && <Loading variant="panel" />}
      {load?.has_error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => onRetry(subJobKey)}>
              {text('retry')}
            </Button>
          }
        >
          {text('sub_job_error')}
          <br />
          {load.error}
        </Alert>
      )}
      {isOpen && <Form key={subJobKey} subJobKey={subJobKey} />}
    </div>
  );
};
