import Stack from '@mui/material/Stack';
import { CurrencyInput } from '../../../inputs/CurrencyInput';
import { NumberInput } from '../../../inputs/NumberInput';
import { useCrudText } from '../../useCrudText';
import type { EditorProps } from './FilterEditor';

const asNumber = (bound: string | number | undefined): number | null => (typeof bound === 'number' ? bound : null);

/** Rows from one number to another; either end may stay open. */
export const NumberRangeFilter = ({ field, value, onChange }: EditorProps) => {
  const text = useCrudText();
  const Input = field.kind === 'Money' ? CurrencyInput : NumberInput;
  return (
    <Stack direction="row" spacing={1}>
      <Input
        label={text('from')}
        value={asNumber(value.gte)}
        onChange={(bound) => onChange({ ...value, gte: bound ?? undefined })}
        autoFocus
      />
      <Input
        label={text('to')}
        value={asNumber(value.lte)}
        onChange={(bound) => onChange({ ...value, lte: bound ?? undefined })}
      />
    </Stack>
  );
};
