import { CurrencyInput } from '../../inputs/CurrencyInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** Dollars and cents. */
export const MoneyField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <CurrencyInput {...common} value={typeof value === 'number' ? value : null} onChange={set} />;
};
