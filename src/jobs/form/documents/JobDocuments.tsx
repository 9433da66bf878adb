import { useSelected } from '../../../store/useValue';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../useJobFormText';

/** The tab Documents: it waits for the sub-jobs, whose folders it shows [JOB-011]. */
export const JobDocuments = () => {
  const text = useJobFormText();
  const isLoading = useSelected(useFormStore().state, ({ tabs }) => tabs.some(({ load }) => load.is_still_loading));
  return <p className="job-empty" role="status">{text(isLoading ? 'documents_wait' : 'documents_later')}</p>;
};
