import { useMemo } from 'react';
import type { JobDraft } from '#domain/jobs/draft';
import { useLanguage } from '../../../i18n/useLanguage';
import { bothTexts } from '../../../saving/bothTexts';
import { ConflictDialog } from '../../../saving/ConflictDialog';
import type { Conflict } from '../../../saving/createSaver';
import { useFormStore } from '../state/FormContext';
import { mergeJobs } from '../merge/mergeJobs';
import { pathLabel } from './pathLabel';
import type { useSave } from './useSave';
import { useWrittenValue } from './useWrittenValue';

export type Saving = Pick<ReturnType<typeof useSave>, 'conflict' | 'isSaving' | 'merge' | 'discard' | 'dismiss'>;

/** The fields of a job that hold a running text, by the ends of their paths. */
const RUNNING_TEXT = /(^|[._])(notes?|instructions|description|comments?)$/;

/** What both changed of a job: mine and theirs, to choose from. */
export const OpenConflict = ({ theirs, by, isOwn, saving }: Conflict<JobDraft> & { saving: Saving }) => {
  const written = useWrittenValue();
  const { language } = useLanguage();
  const store = useFormStore();
  const merge = useMemo(() => {
    const { base, draft } = store.state.get();
    return { ...mergeJobs(base, draft, theirs), draft };
  }, [store, theirs]);
  const labelOf = (path: string): string => pathLabel(theirs, path, language) || pathLabel(merge.draft, path, language);
  return (
    <ConflictDialog
      rows={merge.contested.map(({ path, mine, theirs: other }) => ({
        path,
        label: labelOf(path),
        mine: written(mine),
        theirs: written(other),
        both: RUNNING_TEXT.test(path) ? bothTexts(mine, other) : null,
      }))}
      by={by}
      isOwn={isOwn}
      taken={merge.taken.map(labelOf)}
      isBusy={saving.isSaving}
      onMerge={(chosen, both) => {
        for (const [path, text] of both) store.write(path, text);
        void saving.merge(chosen);
      }}
      onDiscard={saving.discard}
      onClose={saving.dismiss}
    />
  );
};
