import { useSelected } from '../../../store/useValue';
import { DocumentsBrowser } from '../../files/tree/DocumentsBrowser';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';

/** The tab Documents: it waits for the sub-jobs, whose folders it shows [JOB-011 DOC-001]. */
export const JobDocuments = () => {
  const text = useJobFormText();
  const { state } = useFormStore();
  const isLoading = useSelected(state, ({ tabs }) => tabs.some(({ load }) => load.is_still_loading));
  const id = useSelected(state, ({ base }) => base.id);
  const name = useSelected(state, ({ base }) => base.name);
  if (isLoading || id === null)
    return (
      <p className="job-empty" role="status">
        {text('documents_wait')}
      </p>
    );
  return <DocumentsBrowser jobId={id} jobName={name ?? ''} />;
};
