import { RecordConflict } from '../conflict/RecordConflict';
import { recordOfWhole } from '../conflict/wholeRecord';
import { RecordDrafts } from '../conflict/RecordDrafts';
import type { WholeForm } from './useWholeForm';

/**
 * What an earlier visit left unsaved [KEY-008], and when somebody else saved meanwhile mine and theirs, field by field
 * [API-037].
 */
export const WholeNotices = <Values extends object>({
  form: { resource, conflict, sides, busy, merge, discard, dismiss, draft },
}: {
  form: WholeForm<Values>;
}) => {
  if (!conflict || !resource) return <RecordDrafts draft={draft} />;
  const { base, mine } = sides();
  return (
    <>
      <RecordDrafts draft={draft} />
    <RecordConflict
      resource={resource}
      base={recordOfWhole(resource, base)}
      mine={recordOfWhole(resource, mine)}
      theirs={recordOfWhole(resource, conflict.theirs.values)}
      by={conflict.by}
      isBusy={busy}
      onMerge={(chosen) => void merge(chosen)}
      onDiscard={discard}
      onClose={dismiss}
    />
    </>
  );
};
