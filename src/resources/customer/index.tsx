import { SuggestInput } from '../../crud/form/SuggestInput';
import type { ResourceOverride } from '../../crud/values/overrides';

/** Builders: the cities that are known are suggested, any other may be typed [LKP-017]. */
export const customer: ResourceOverride = { inputs: { city: (props) => <SuggestInput {...props} from="city" /> } };
