import { currencyMask } from '#domain/inputs/numberInput';
import type { InputProps } from './inputProps';
import { MaskedNumber } from './MaskedNumber';
import { unitAdornment } from './unitAdornment';

/**
 * Dollars and cents: only digits and the decimal point stay [UI-009]; two decimals are shown once the input is left.
 */
export const CurrencyInput = (props: InputProps<number | null>) => (
  <MaskedNumber
    {...props}
    mask={currencyMask}
    format={(value) => value.toFixed(2)}
    inputMode="decimal"
    startAdornment={unitAdornment('$', 'start')}
  />
);
