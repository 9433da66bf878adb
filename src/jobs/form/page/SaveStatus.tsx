import { useSelected } from '../../../store/useValue';
import type { SubJobTab } from '../state/formState';
import { useFormStore } from '../state/FormContext';
import type { JobFormMessage } from '../data/messages';
import { useJobFormText } from '../data/useJobFormText';

const loadOf = (tabs: readonly SubJobTab[]): JobFormMessage | null => {
  if (tabs.some(({ load }) => load.has_error)) return 'part_failed';
  return tabs.some(({ load }) => load.is_still_loading) ? 'loading_parts' : null;
};

/** One line on how the form stands: loading, unsaved, being saved. */
export const SaveStatus = ({ isSaving, isDirty }: { isSaving: boolean; isDirty: boolean }) => {
  const text = useJobFormText();
  const load = useSelected(useFormStore().state, ({ tabs }) => loadOf(tabs));
  const message = isSaving ? 'saving' : (load ?? (isDirty ? 'unsaved' : null));
  return (
    <span role="status" className="job-save-status">
      {message && text(message)}
    </span>
  );
};
