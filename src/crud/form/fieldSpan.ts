import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';

const COLUMNS = 12;

/** Columns of twelve that the values of a kind need. */
const SPANS: Partial<Record<FieldKind, number>> = {
  LongText: 12,
  List: 12,
  Image: 12,
  StateCode: 2,
  PostalCode: 2,
  PhoneNumber: 3,
  Date: 3,
  Time: 3,
  Boolean: 3,
  Int: 3,
  Money: 3,
  Quantity: 3,
  Color: 3,
  Reference: 4,
  LocalDateTime: 4,
  DateTime: 4,
};

/** Texts that are short by their limit need less than a line for names. */
const ofText = ({ max }: FieldDescriptor): number => {
  if (max !== undefined && max <= 20) return 3;
  return max !== undefined && max <= 100 ? 4 : 6;
};

/** How narrow a field of a natural width may get; others keep theirs. */
const MIN_SPAN: Readonly<Record<number, number>> = { 6: 4, 4: 3 };
const leastOf = (span: number): number => MIN_SPAN[span] ?? span;
const sum = (spans: readonly number[]): number => spans.reduce((total, span) => total + span, 0);

/** Takes `over` columns from the widest fields, one by one. */
const shrunk = (spans: readonly number[], over: number): number[] => {
  const next = [...spans];
  for (let left = over; left > 0; left -= 1) {
    const room = next.map((span, index) => span - leastOf(spans[index] ?? span));
    const widest = room.indexOf(Math.max(...room));
    next[widest] = (next[widest] ?? 0) - 1;
  }
  return next;
};

/** Gives what is left of a line to its widest field. */
const filled = (spans: readonly number[]): number[] => {
  const widest = spans.indexOf(Math.max(...spans));
  return spans.map((span, index) => (index === widest ? span + COLUMNS - sum(spans) : span));
};

/**
 * The widths of a section's fields, in their order, in columns of twelve: each near what its values need, and every
 * line but the last filled to its end, so that their edges stand below each other.
 */
export const fieldSpans = (fields: readonly FieldDescriptor[]): number[] => {
  const lines: number[][] = [];
  let line: number[] = [];
  for (const field of fields) {
    const span = SPANS[field.kind] ?? ofText(field);
    const over = sum(line) + span - COLUMNS;
    const slack = sum([...line, span].map((one) => one - leastOf(one)));
    if (over <= 0) line = [...line, span];
    else if (over <= slack) {
      lines.push(shrunk([...line, span], over));
      line = [];
    } else {
      lines.push(filled(line));
      line = [span];
    }
  }
  return [...lines, line].flat();
};
