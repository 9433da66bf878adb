import { integerMask } from '#domain/inputs/numberInput';
import type { InputProps } from './inputProps';
import { MaskedNumber } from './MaskedNumber';
import { unitAdornment } from './unitAdornment';

interface Props extends InputProps<number | null> {
  unit?: string;
}

/** A whole number: every character that is not a digit is stripped [UI-008]. */
export const IntegerInput = ({ unit, ...props }: Props) => (
  <MaskedNumber
    {...props}
    mask={integerMask}
    format={String}
    inputMode="numeric"
    endAdornment={unitAdornment(unit, 'end')}
  />
);
