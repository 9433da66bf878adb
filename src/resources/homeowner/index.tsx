import { SuggestInput } from '../../crud/form/SuggestInput';
import type { ResourceOverride } from '../../crud/values/overrides';

/** Homeowners: the cities that are known are suggested, any other may be typed [LKP-017]. */
export const homeowner: ResourceOverride = { inputs: { city: (props) => <SuggestInput {...props} from="city" /> } };
