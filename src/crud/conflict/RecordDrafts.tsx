import { DraftOffers } from '../../saving/drafts/DraftOffers';
import type { FormDraft } from '../../saving/drafts/useFormDraft';
import { useLabel } from '../look/useLabel';
import type { RecordChange } from './compareRecords';
import { ContestedValue } from './RecordConflict';

/** The drafts of a record's form, with the labels and words of its fields. */
export const RecordDrafts = ({ draft }: { draft: FormDraft<RecordChange> }) => {
  const label = useLabel();
  const shown = ({ label: name, descriptor, before, after }: RecordChange) => ({
    label: label(name),
    before: <ContestedValue descriptor={descriptor} value={before} />,
    after: <ContestedValue descriptor={descriptor} value={after} />,
  });
  return <DraftOffers draft={draft} show={shown} />;
};
