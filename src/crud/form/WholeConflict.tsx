import { ConflictDialog } from '../conflict/ConflictDialog';
import { recordOfWhole } from '../conflict/wholeRecord';
import type { WholeForm } from './useWholeForm';

/** Somebody else saved the record meanwhile: mine and theirs, field by field [API-037]. */
export const WholeConflict = <Values extends object>({
  form: { resource, conflict, sides, busy, merge, discard, dismiss },
}: {
  form: WholeForm<Values>;
}) => {
  if (!conflict || !resource) return null;
  const { base, mine } = sides();
  return (
    <ConflictDialog
      resource={resource}
      base={recordOfWhole(resource, base)}
      mine={recordOfWhole(resource, mine)}
      theirs={recordOfWhole(resource, conflict.theirs.values)}
      by={conflict.by ?? undefined}
      busy={busy}
      onMerge={(chosen) => void merge(chosen)}
      onDiscard={discard}
      onClose={dismiss}
    />
  );
};
