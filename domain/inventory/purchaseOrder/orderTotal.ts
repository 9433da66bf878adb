import { fromCents, toCents } from '../cents';

interface PricedLine {
  quantity: number | null;
  unit_cost: number | null;
}

const lineCents = ({ quantity, unit_cost }: PricedLine): number =>
  toCents(fromCents(toCents(unit_cost ?? 0) * (quantity ?? 0)));

/** quantity times unit_cost, rounded to cents [PO-007]. */
export const lineTotal = (line: PricedLine): number => fromCents(lineCents(line));

/** The sum of the line totals; no tax, no freight [PO-007]. */
export const orderTotal = (lines: readonly PricedLine[]): number =>
  fromCents(lines.reduce((sum, line) => sum + lineCents(line), 0));
