import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCrudText } from '../../useCrudText';
import type { EditorProps } from './FilterEditor';
import { dayOf, endOfDay, startOfDay } from './momentRange';

interface Props extends EditorProps {
  /** The field holds instants: a day stands for its first and last moment. */
  moments?: boolean;
}

/** Rows from one day to another; either end may stay open. */
export const DateRangeFilter = ({ value, onChange, moments = false, field }: Props) => {
  const text = useCrudText();
  const local = field.kind === 'LocalDateTime';
  const shown = (bound: string | number | undefined): string => (bound === undefined ? '' : moments ? dayOf(String(bound)) : String(bound).slice(0, 10));
  const from = (day: string) => (moments ? startOfDay(day) : local ? `${day}T00:00:00` : day);
  const to = (day: string) => (moments ? endOfDay(day) : local ? `${day}T23:59:59` : day);
  const bound = (key: 'gte' | 'lte', label: string, make: (day: string) => string) => (
    <TextField
      size="small" type="date" label={label} value={shown(value[key])} slotProps={{ inputLabel: { shrink: true } }} sx={{ minWidth: 160 }}
      onChange={(event) => onChange({ ...value, [key]: event.target.value === '' ? undefined : make(event.target.value) })}
    />
  );
  return <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>{bound('gte', text('from'), from)}{bound('lte', text('to'), to)}</Stack>;
};
