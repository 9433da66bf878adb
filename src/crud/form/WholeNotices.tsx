import { Suspense } from 'react';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import { RecordConflict, RecordDrafts } from '../conflict/lateParts';
import { recordOfWhole } from '../conflict/wholeRecord';
import { NewerBanner } from './NewerBanner';
import type { WholeForm } from './useWholeForm';

/**
 * What earlier visits left unsaved [KEY-008 KEY-014], that somebody else saved meanwhile, and mine and theirs field by
 * field where both changed the same [API-037].
 */
export const WholeNotices = <Values extends object>({
  form: { resource, conflict, sides, busy, merge, discard, dismiss, draft, isOutdated, bringIn, fail },
}: {
  form: WholeForm<Values>;
}) => {
  const { base, mine } = sides();
  return (
    <Suspense>
      {hasDrafts(draft) && <RecordDrafts draft={draft} />}
      {isOutdated && !conflict && <NewerBanner onReload={() => void bringIn(null).catch(fail)} />}
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
