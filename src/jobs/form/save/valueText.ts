import { formatCivilDate } from '#domain/civilDate';
import { formatDateTime } from '#domain/inputs/dateTimeInput';

const DATE = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT/;

interface Words {
  yes: string;
  no: string;
  empty: string;
}

const named = (value: object): string | null => {
  const name = 'name' in value ? value.name : 'company_name' in value ? value.company_name : null;
  return typeof name === 'string' ? name : null;
};

/** A value of the form as text, whatever its kind. */
export const valueText = (value: unknown, words: Words): string => {
  if (value === null || value === undefined || value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (DATE.test(value)) return formatCivilDate(value);
    return MOMENT.test(value) ? formatDateTime(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(', ') || words.empty;
  return typeof value === 'object' ? (named(value) ?? words.empty) : words.empty;
};
