import Button from '@mui/material/Button';
import { useSelected } from '../../../store/useValue';
import { DocumentsBrowser } from '../../files/tree/DocumentsBrowser';
import { useDocumentsText } from '../../files/useDocumentsText';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';

/**
 * The tab Documents: it waits for the sub-jobs, whose folders it shows; a job that is not saved takes no files
 * [JOB-011 DOC-001 DOC-020].
 */
export const JobDocuments = () => {
  const text = useJobFormText();
  const files = useDocumentsText();
  const { state } = useFormStore();
  const isLoading = useSelected(state, ({ tabs }) => tabs.some(({ load }) => load.is_still_loading));
  const id = useSelected(state, ({ base }) => base.id);
  const name = useSelected(state, ({ base }) => base.name);
  if (id === null)
    return (
      <div className="job-empty">
        <p>{files('save_first')}</p>
        <Button variant="contained" disabled>
          {files('upload')}
        </Button>
      </div>
    );
  if (isLoading)
    return (
      <p className="job-empty" role="status">
        {text('documents_wait')}
      </p>
    );
  return <DocumentsBrowser jobId={id} jobName={name ?? ''} />;
};
