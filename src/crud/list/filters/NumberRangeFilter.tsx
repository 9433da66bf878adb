import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCrudText } from '../../useCrudText';
import type { EditorProps } from './FilterEditor';

const numberOf = (typed: string): number | undefined => (typed.trim() === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed));

/** Rows from one number to another; either end may stay open. */
export const NumberRangeFilter = ({ field, value, onChange }: EditorProps) => {
  const text = useCrudText();
  const step = field.scale ? String(10 ** -field.scale) : '1';
  const end = (key: 'gte' | 'lte', label: string, autoFocus: boolean) => (
    <TextField
      size="small" type="number" autoFocus={autoFocus} label={label} value={value[key] ?? ''} slotProps={{ htmlInput: { step, inputMode: 'decimal' } }}
      onChange={(event) => onChange({ ...value, [key]: numberOf(event.target.value) })}
    />
  );
  return <Stack direction="row" spacing={1}>{end('gte', text('from'), true)}{end('lte', text('to'), false)}</Stack>;
};
