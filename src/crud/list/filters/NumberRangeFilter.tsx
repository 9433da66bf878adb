import Stack from '@mui/material/Stack';
import { numberOf } from '#domain/values';
import { CurrencyInput } from '../../../inputs/CurrencyInput';
import { NumberInput } from '../../../inputs/NumberInput';
import { useCrudText } from '../../look/useCrudText';
import type { EditorProps } from '../../listState/filterKinds';

/** Rows from one number to another; either end may stay open. */
export const NumberRangeFilter = ({ field, value, onChange }: EditorProps) => {
  const text = useCrudText();
  const Input = field.kind === 'Money' ? CurrencyInput : NumberInput;
  // A bound may lie anywhere between values, also of whole numbers.
  const kept = { unit: field.unit, scale: field.scale };
  return (
    <Stack direction="row" spacing={1}>
      <Input
        label={text('from')}
        {...kept}
        value={numberOf(value.gte)}
        onChange={(bound) => onChange({ ...value, gte: bound ?? undefined })}
        autoFocus
      />
      <Input
        label={text('to')}
        {...kept}
        value={numberOf(value.lte)}
        onChange={(bound) => onChange({ ...value, lte: bound ?? undefined })}
      />
    </Stack>
  );
};
