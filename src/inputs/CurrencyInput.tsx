import { NumberInput, type NumberInputProps } from './NumberInput';

/** Dollars and cents, as digits and a decimal point once the field is left, two decimals shown [UI-009 KEY-010]. */
export const CurrencyInput = (props: Omit<NumberInputProps, 'isWhole' | 'isMoney' | 'unit' | 'scale'>) => (
  <NumberInput {...props} isMoney />
);
