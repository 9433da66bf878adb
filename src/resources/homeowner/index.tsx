import { SuggestInput } from '../../crud/form/inputs/SuggestInput';
import type { ResourceOverride } from '../../crud/overrides';

/** Homeowners: the cities that are known are suggested, any other may be typed [LKP-017]. */
export const homeowner: ResourceOverride = { inputs: { city: (props) => <SuggestInput {...props} from="city" /> } };
