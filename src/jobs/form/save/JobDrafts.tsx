import { useLanguage } from '../../../i18n/useLanguage';
import { DraftOffers } from '../../../saving/drafts/DraftOffers';
import { useFormStore } from '../state/FormContext';
import { pathLabel } from './pathLabel';
import type { JobFormDraft } from './useJobDraft';
import { useWrittenValue } from './useWrittenValue';

/** The drafts of a job's form. */
export const JobDrafts = ({ draft }: { draft: JobFormDraft }) => {
  const { language } = useLanguage();
  const store = useFormStore();
  const written = useWrittenValue();
  return (
    <DraftOffers
      draft={draft}
      show={({ path, before, after }) => ({
        label: pathLabel(store.state.get().draft, path, language),
        before: written(before),
        after: written(after),
      })}
    />
  );
};
