import { Suspense } from 'react';
import type { FormDraft } from '../../saving/drafts/useFormDraft';
import { hasDrafts } from '../../saving/drafts/hasDrafts';
import type { RecordChange } from '../conflict/compareRecords';
import { RecordDrafts } from '../conflict/lateParts';

/** What earlier visits of a generated form left unsaved, where there is any [KEY-014]. */
export const FormDrafts = ({ kept }: { kept: FormDraft<RecordChange> }) =>
  hasDrafts(kept) && (
    <Suspense>
      <RecordDrafts draft={kept} />
    </Suspense>
  );
