import { DateTimeInput } from '../../inputs/DateTimeInput';
import { asText, type FieldInputProps } from '../values/fieldInputProps';

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as the wall clock of the browser. */
const wallClock = (instant: string | null): string | null => {
  const moment = instant === null ? null : new Date(instant);
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}:00`;
};

/** A moment in time, asked for by the wall clock of the browser and stored as an instant. */
export const InstantInput = ({ field: _field, related: _related, value, onChange, ...rest }: FieldInputProps) => (
  <DateTimeInput
    {...rest}
    value={wallClock(asText(value))}
    onChange={(local) => onChange(local === null ? null : new Date(local).toISOString())}
  />
);
