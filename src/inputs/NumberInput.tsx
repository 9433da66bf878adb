import type { NumberField } from '#domain/inputs/numberField';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import { useLanguage } from '../i18n/useLanguage';
import type { InputProps } from './inputProps';
import { OutlinedField } from './OutlinedField';
import { textFieldProps } from './textFieldProps';
import { unitAdornment } from './unitAdornment';
import { useTypedValue, type TypedMeaning } from './useTypedValue';

export interface NumberInputProps extends InputProps<number | null>, NumberField {
  /** The unit is said elsewhere, such as in the head of a table. */
  hidesUnit?: boolean;
}

/**
 * A number as people write it: 12.5, 12,5, 3 1/2, and 3'6" where feet or inches are measured. Left empty it is null, not
 * 0. What is no number of its kind, unit and range stays as typed, in red, with what is wanted [KEY-010 UI-007].
 */
export const NumberInput = ({
  value,
  onChange,
  onBlur,
  isWhole = false,
  isMoney = false,
  takesSums = false,
  min,
  max,
  scale,
  unit,
  hidesUnit = false,
  error,
  ...rest
}: NumberInputProps) => {
  const { language } = useLanguage();
  const field: NumberField = { isWhole, isMoney, takesSums, min, max, scale, unit };
  const read = (typed: string): TypedMeaning<number> => {
    const parsed = parseNumber(typed, field);
    return 'problem' in parsed ? { wrong: numberWanted(field, parsed.problem, language) } : parsed;
  };
  const format = (number: number | null): string =>
    number === null ? '' : isMoney ? number.toFixed(2) : String(number);
  const [typing, input] = useTypedValue(
    value,
    onChange,
    { format, read },
    { label: rest.label, isLocked: Boolean(rest.disabled || rest.readOnly) },
  );
  return (
    <OutlinedField
      {...textFieldProps(
        { ...rest, error: typing.error ?? error },
        { inputMode: isWhole ? 'numeric' : 'decimal', style: { fontVariantNumeric: 'tabular-nums' } },
        {
          startAdornment: unitAdornment(isMoney ? '$' : undefined, 'start'),
          endAdornment: unitAdornment(hidesUnit ? undefined : unit, 'end'),
        },
      )}
      inputRef={input}
      value={typing.text}
      onChange={(event) => typing.onText(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') typing.onLeave();
      }}
      onBlur={() => {
        typing.onLeave();
        onBlur?.();
      }}
    />
  );
};
