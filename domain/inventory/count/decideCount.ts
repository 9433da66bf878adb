import type { Decision } from '../../changes';
import type { CivilDate } from '../../civilDate';
import { moveStock } from '../moveStock';
import { dateLimits } from '../../inputs/dateInput';
import { isFarDate } from '../../fields/farDate';
import { placeKey, type StockFacts, type StockPlace, type StoredStock } from '../stockFacts';
import type { CountedRow, CountInput } from './countInput';
import { type Refusal, refuse } from '../../refusals/refusal';

export const placeOf = ({ product, location }: Pick<CountedRow, 'product' | 'location'>): StockPlace => ({
  product_id: product.id,
  location_id: location.id,
});

/** A row that says what is stored already, whoever counted it. */
const isSameCount = (
  row: Pick<CountedRow, 'unit_count' | 'individual_count' | 'count_date'>,
  stored: Pick<StoredStock, 'unit_count' | 'individual_count' | 'count_date'>,
): boolean =>
  row.unit_count === stored.unit_count &&
  row.individual_count === stored.individual_count &&
  row.count_date === stored.count_date;

/**
 * A row that was opened for a count, and neither counted nor moved since: to who knew of none it is the same as none.
 */
const isUntouched = ({ version, unit_count, individual_count, count_date }: StoredStock): boolean =>
  version === 1 && unit_count === 0 && individual_count === 0 && count_date === null;

/** True when the stock is not what the counter had before their eyes, and is not what they counted either. */
export const isStaleCount = (row: CountedRow, stored: StoredStock | undefined): boolean => {
  if (stored === undefined) return row.version !== 0;
  const isSeen = stored.version === row.version || (row.version === 0 && isUntouched(stored));
  return !isSeen && !isSameCount(row, stored);
};

/** Stock is counted on a day that has come, and that a date input takes. */
const dateRefusal = (path: string, date: CivilDate, today: CivilDate): Refusal | null => {
  if (date > today) return refuse('count_date_future', {}, path);
  return isFarDate(date, null, dateLimits(today)) ? refuse('date', {}, path) : null;
};

const firstIssue = (
  { products, locations }: StockFacts,
  { update_date, rows }: CountInput,
  today: CivilDate,
): Refusal | null => {
  const misdated = dateRefusal('update_date', update_date, today);
  if (misdated) return misdated;
  const places = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const place = placeOf(row);
    if (!products.has(place.product_id))
      return refuse('unknown_reference', { label: 'Product' }, `rows.${index}.product`);
    if (!locations.has(place.location_id))
      return refuse('unknown_reference', { label: 'Location' }, `rows.${index}.location`);
    if (places.has(placeKey(place))) return refuse('already_used', { label: 'Product' }, `rows.${index}.product`);
    places.add(placeKey(place));
    const wrong = dateRefusal(`rows.${index}.count_date`, row.count_date, today);
    if (wrong) return wrong;
  }
  return null;
};

/**
 * Counts become the truth of their day: each row one movement, and nothing for a row that says what is stored
 * [INV-023].
 */
export const decideCount = (facts: StockFacts, input: CountInput, today: CivilDate): Decision => {
  const issue = firstIssue(facts, input, today);
  if (issue) return issue;
  const stored = new Map(facts.rows.map((row) => [placeKey(row), row]));
  const changed = input.rows.filter((row) => {
    const known = stored.get(placeKey(placeOf(row)));
    return known === undefined || !isSameCount(row, known);
  });
  return {
    changes: moveStock(
      facts,
      changed.map((row) => ({
        kind: 'count',
        ...placeOf(row),
        date: row.count_date,
        counts: { unit_count: row.unit_count, individual_count: row.individual_count },
      })),
    ),
  };
};
