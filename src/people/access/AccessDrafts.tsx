import type { ResourceDescriptor } from '#domain/fields/resource';
import { DraftOffers } from '../../saving/drafts/DraftOffers';
import type { EntriesField } from './mergeAccess';
import type { AccessForm } from './useAccessForm';
import { useAccessWords } from './useAccessWords';

interface Props {
  resource: ResourceDescriptor;
  entries: EntriesField;
  form: Pick<AccessForm, 'draft'>;
}

/** The drafts of a user's or a role's form. */
export const AccessDrafts = ({ resource, entries, form }: Props) => {
  const { labelOf, written } = useAccessWords(resource, entries);
  return (
    <DraftOffers
      draft={form.draft}
      show={({ path, before, after }) => ({
        label: labelOf(path),
        before: written(path, before),
        after: written(path, after),
      })}
    />
  );
};
