import { NumberInput } from '../../inputs/NumberInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

interface Props extends FieldProps {
  /** What is measured; shown behind the number, and feet and inches are worked out into it. */
  unit?: string | undefined;
  /** The unit is said elsewhere, such as in the head of a table. */
  hidesUnit?: boolean;
  /** No fractions. */ isWhole?: boolean;
}

/** A number from 0; an empty field is null, not 0 [JOB-036 KEY-010]. */
export const NumberField = ({ unit, hidesUnit = false, isWhole = false, ...props }: Props) => {
  const { value, set, common } = useFieldInput(props);
  return (
    <NumberInput
      {...common}
      min={0}
      unit={unit}
      hidesUnit={hidesUnit}
      isWhole={isWhole}
      value={typeof value === 'number' ? value : null}
      onChange={set}
    />
  );
};
