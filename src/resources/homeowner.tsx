import { SuggestInput } from '../crud/form/SuggestInput';
import type { FormOverride } from '../crud/values/overrides';
import { RecordJobs } from './RecordJobs';

/**
 * Homeowners: the cities that are known are suggested, any other may be typed [LKP-017]; their jobs stand beside them.
 */
export const homeowner: FormOverride = {
  inputs: { city: (props) => <SuggestInput {...props} from="city" /> },
  aside: ({ id }) => <RecordJobs criteria={{ supervisor: [`${id}-h`] }} prefill={`homeowner_id=${id}`} />,
};
