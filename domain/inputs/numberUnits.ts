/** How each unit of a field is written behind a number, in both languages; blanks and a point at the end aside. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ft: ["'", 'ft', 'foot', 'feet', 'lf', 'pie', 'pies'],
  in: ['"', 'in', 'inch', 'inches', 'pulg', 'pulgada', 'pulgadas'],
  'sq ft': ['sf', 'sqft', 'sq ft', 'sq. ft', 'square feet', 'ft2', 'ft²', 'pies2', 'pies²', 'pies cuadrados'],
  yd: ['yd', 'yds', 'yard', 'yards', 'cy', 'cu yd', 'yd3', 'yd³', 'yarda', 'yardas'],
  mi: ['mi', 'mile', 'miles', 'milla', 'millas'],
  h: ['h', 'hr', 'hrs', 'hour', 'hours', 'hora', 'horas'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'],
  bags: ['bag', 'bags', 'saco', 'sacos', 'bolsa', 'bolsas'],
  '%': ['%'],
};

/** Inches of the lengths; nothing else is worked out into another unit. */
const INCHES = { ft: 12, in: 1 } as const;
export type LengthUnit = keyof typeof INCHES;

export const INCHES_OF_A_FOOT = INCHES.ft;

/** What a field is measured in, where that is a length. */
export const asLengthUnit = (unit: string | undefined): LengthUnit | null =>
  unit === 'ft' || unit === 'in' ? unit : null;

/** A length in another unit. */
export const convertLength = (value: number, from: LengthUnit, to: LengthUnit): number =>
  (value * INCHES[from]) / INCHES[to];

const isUnit = (text: string, unit: string): boolean => {
  const word = text.replace(/\.$/, '');
  const own = unit.toLowerCase();
  return (WRITTEN[unit] ?? [own, `${own}s`]).includes(word);
};

/** Whether a text behind a number names a length, and which. */
export const lengthUnit = (text: string): LengthUnit | null =>
  isUnit(text, 'ft') ? 'ft' : isUnit(text, 'in') ? 'in' : null;

/** Whether a text behind a number is the unit of its field, `ft` or that of a product such as "Pallet". */
export const isOwnUnit = (text: string, unit: string | undefined): boolean => unit !== undefined && isUnit(text, unit);
