import { Suspense } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { RecordConflict } from '../conflict/lateParts';
import { keptValues } from '../values/formValues';
import type { ResourceFormState } from './useResourceForm';

interface Props {
  resource: ResourceDescriptor;
  state: Pick<ResourceFormState, 'form' | 'base' | 'conflict' | 'saving' | 'saveMerged' | 'discard' | 'dismiss'>;
  /** Who saved last, where the conflict does not say it. */
  by?: string | undefined;
}

/** What both changed of the record in a form, when they did. */
export const FormConflict = ({ resource, state, by }: Props) => {
  const { form, base, conflict, saving, saveMerged, discard, dismiss } = state;
  if (!conflict || !base) return null;
  return (
    <Suspense>
      <RecordConflict
        resource={resource}
        base={base}
        mine={keptValues(resource, form.getValues())}
        theirs={conflict.theirs}
        by={conflict.by ?? by}
        isOwn={conflict.isOwn}
        isBusy={saving}
        takesBoth
        onMerge={(chosen, both) => {
          for (const [field, text] of both) form.setValue(field, text, { shouldDirty: true });
          void saveMerged(chosen);
        }}
        onDiscard={discard}
        onClose={dismiss}
      />
    </Suspense>
  );
};
