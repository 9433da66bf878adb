import { SuggestInput } from '../../crud/form/SuggestInput';
import type { FormOverride } from '../../crud/values/overrides';
import { CrewTypesInput } from './CrewTypesInput';

/** Employees: crews are chosen as chips, known cities are suggested [EMP-007 LKP-017]. */
export const employee: FormOverride = {
  inputs: { city: (props) => <SuggestInput {...props} from="city" /> },
  parts: { employee_crews: (part) => <CrewTypesInput part={part} /> },
};
