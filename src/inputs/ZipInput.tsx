import { zipCodeOf } from '#domain/inputs/zipCode';
import { useT } from '../i18n/useT';
import { CodeInput } from './CodeInput';
import type { InputProps } from './inputProps';

/** A ZIP code of five or nine digits, with blanks or without its hyphen as well [KEY-012]. */
export const ZipInput = (props: InputProps<string | null>) => (
  <CodeInput {...props} codeOf={zipCodeOf} wanted={useT()('inputs.zip_invalid')} />
);
