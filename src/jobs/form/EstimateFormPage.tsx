import { useParams } from 'react-router';
import { ESTIMATE_KIND, FormKindContext } from './data/formKind';
import { LoadedPage } from './LoadedPage';

/** /estimate/new and /estimate/{id}/edit: the job form without sub-jobs [EST-001 EST-002]. */
export default function EstimateFormPage() {
  const { estimateID } = useParams();
  return (
    <FormKindContext value={ESTIMATE_KIND}>
      <LoadedPage number={estimateID} />
    </FormKindContext>
  );
}
