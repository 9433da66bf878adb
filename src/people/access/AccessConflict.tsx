import type { ResourceDescriptor } from '#domain/fields/resource';
import { ConflictDialog } from '../../saving/ConflictDialog';
import type { EntriesField } from './mergeAccess';
import type { AccessForm } from './useAccessForm';
import { useAccessWords } from './useAccessWords';

interface Props {
  resource: ResourceDescriptor;
  entries: EntriesField;
  form: AccessForm;
}

/** What both changed of a user or a role, when they did. */
export const AccessConflict = ({ resource, entries, form: { conflict, saving, merge, discard, dismiss } }: Props) => {
  const { labelOf, written } = useAccessWords(resource, entries);
  if (!conflict) return null;
  return (
    <ConflictDialog
      rows={conflict.contested.map(({ path, mine, theirs }) => ({
        path,
        label: labelOf(path),
        mine: written(path, mine),
        theirs: written(path, theirs),
      }))}
      by={conflict.by}
      taken={conflict.taken.map(labelOf).filter(Boolean)}
      isBusy={saving}
      onMerge={(chosen) => void merge(chosen)}
      onDiscard={discard}
      onClose={dismiss}
    />
  );
};
