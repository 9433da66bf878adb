import Stack from '@mui/material/Stack';
import { DateInput } from '../../../inputs/DateInput';
import { useCrudText } from '../../look/useCrudText';
import type { EditorProps } from '../../listState/filterKinds';

/** Bounds of a civil day in the browser's zone as instants: the filter of a moment is chosen by days. */
export const startOfDay = (date: string): string => new Date(`${date}T00:00:00`).toISOString();
export const endOfDay = (date: string): string => new Date(`${date}T23:59:59.999`).toISOString();

/** The civil day of an instant in the browser's zone. */
export const dayOf = (instant: string): string => {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};

interface Props extends EditorProps {
  /** The field holds instants: a day stands for its first and last moment. */
  moments?: boolean;
}

/** Rows from one day to another; either end may stay open. */
export const DateRangeFilter = ({ value, onChange, moments = false, field }: Props) => {
  const text = useCrudText();
  const local = field.kind === 'LocalDateTime';
  const day = (bound: string | number | undefined): string | null => {
    if (bound === undefined) return null;
    return moments ? dayOf(String(bound)) : String(bound).slice(0, 10);
  };
  const first = (date: string) => (moments ? startOfDay(date) : local ? `${date}T00:00:00` : date);
  const last = (date: string) => (moments ? endOfDay(date) : local ? `${date}T23:59:59` : date);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <DateInput
        label={text('from')}
        value={day(value.gte)}
        onChange={(date) => onChange({ ...value, gte: date === null ? undefined : first(date) })}
        autoFocus
      />
      <DateInput
        label={text('to')}
        value={day(value.lte)}
        onChange={(date) => onChange({ ...value, lte: date === null ? undefined : last(date) })}
      />
    </Stack>
  );
};
