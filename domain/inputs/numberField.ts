/** The range and precision of a number field. */
export interface NumberField {
  /** Whole numbers alone: no fraction is taken, none is rounded away. */
  isWhole?: boolean;
  /** Dollars: `$` may stand before or behind, and fractions must come out even. */
  isMoney?: boolean;
  /** Smallest and largest value; what the database holds where they are left out. */
  min?: number | undefined;
  max?: number | undefined;
  /** Digits behind the point; 2 unless said. */
  scale?: number | undefined;
  /** What is counted or measured: `ft`, `in`, `sq ft`, `yd`, `mi`, `h`, `lb`, `%`, or a word of the product's. */
  unit?: string | undefined;
  /** Sums such as 12+7-3 are added up, as one walks along the shelves. */
  takesSums?: boolean;
}

const MAX_INT = 2_147_483_647;
/** Numbers with decimals are stored as numeric(14, scale). */
const NUMERIC_DIGITS = 14;

/** Digits behind the point that a field keeps. */
export const scaleOf = ({ isWhole = false, scale = 2 }: NumberField): number => (isWhole ? 0 : scale);

/** The smallest and the largest value of a field, both included. */
export const rangeOf = (field: NumberField): { min: number; max: number } => {
  const largest = field.isWhole ? MAX_INT : 10 ** (NUMERIC_DIGITS - scaleOf(field)) - 1;
  return { min: field.min ?? -largest, max: field.max ?? largest };
};
