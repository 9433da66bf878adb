import { SuggestInput } from '../../crud/form/SuggestInput';
import type { FormOverride } from '../../crud/values/overrides';
import { RecordJobs } from '../RecordJobs';

/**
 * Builders: the cities that are known are suggested, any other may be typed [LKP-017]; their jobs stand beside them.
 */
export const customer: FormOverride = {
  inputs: { city: (props) => <SuggestInput {...props} from="city" /> },
  aside: ({ id }) => <RecordJobs criteria={{ company: [Number(id)] }} prefill={`company_id=${id}`} />,
};
