import { stateCodeOf } from '#domain/inputs/stateCode';
import { useT } from '../i18n/useT';
import { CodeInput } from './CodeInput';
import type { InputProps } from './inputProps';

/** A state by its two letters; written out it becomes them [KEY-012 BLDR-007]. */
export const StateInput = (props: InputProps<string | null>) => (
  <CodeInput {...props} codeOf={stateCodeOf} wanted={useT()('inputs.state_invalid')} autoCapitalize="characters" />
);
