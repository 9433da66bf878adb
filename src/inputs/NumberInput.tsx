import { numberMask } from '#domain/inputs/numberInput';
import type { InputProps } from './inputProps';
import { MaskedNumber } from './MaskedNumber';
import { unitAdornment } from './unitAdornment';

interface Props extends InputProps<number | null> {
  /** Shown behind the number, such as "yd". */
  unit?: string;
}

/** A number with decimals; left empty it is null, not 0 [UI-007]. */
export const NumberInput = ({ unit, ...props }: Props) => (
  <MaskedNumber
    {...props}
    mask={numberMask}
    format={String}
    inputMode="decimal"
    endAdornment={unitAdornment(unit, 'end')}
  />
);
