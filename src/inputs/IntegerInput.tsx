import { NumberInput, type NumberInputProps } from './NumberInput';

/**
 * A whole number: digits alone stand in it once it is left. A fraction is refused, never rounded, and no character is
 * dropped [UI-008 KEY-010].
 */
export const IntegerInput = (props: Omit<NumberInputProps, 'isWhole' | 'isMoney' | 'scale'>) => (
  <NumberInput {...props} isWhole />
);
