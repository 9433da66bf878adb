import { Suspense } from 'react';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { RecordConflict, RecordDrafts } from '../conflict/lateParts';
import { recordOfWhole } from '../conflict/wholeRecord';
import type { WholeForm } from './useWholeForm';

/**
 * What earlier visits left unsaved [KEY-008 KEY-014], and when somebody else saved meanwhile mine and theirs, field by
 * field [API-037].
 */
export const WholeNotices = <Values extends object>({
  form: { resource, conflict, sides, busy, merge, discard, dismiss, draft },
}: {
  form: WholeForm<Values>;
}) => {
  const { base, mine } = sides();
  return (
    <Suspense>
      {hasDrafts(draft) && <RecordDrafts draft={draft} />}
      {conflict && resource && (
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
      )}
    </Suspense>
  );
};
