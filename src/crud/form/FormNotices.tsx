import type { ResourceDescriptor } from '#domain/fields/resource';
import { FormConflict } from './FormConflict';
import { FormDrafts } from './FormDrafts';
import { NewerBanner } from './NewerBanner';
import { useLastChange } from './useLastChange';
import type { useRecordForm } from './useRecordForm';

interface Props {
  resource: ResourceDescriptor;
  state: ReturnType<typeof useRecordForm>;
}

/**
 * What stands over the fields of a form: the draft of an earlier visit, what others saved meanwhile, and what both
 * changed [API-037].
 */
export const FormNotices = ({ resource, state }: Props) => {
  const { base, kept, newer } = state;
  const lastChange = useLastChange(resource, base?.id);
  return (
    <>
      <FormDrafts kept={kept} />
      {newer && <NewerBanner by={lastChange?.by} onReload={state.takeNewer} />}
      <FormConflict resource={resource} state={state} by={lastChange?.by} />
    </>
  );
};
