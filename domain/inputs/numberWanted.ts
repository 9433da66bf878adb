import type { Language, LocalText } from '../localText';
import { fillTemplate } from '../localText';
import { rangeOf, scaleOf, type NumberField } from './numberField';
import type { NumberProblem } from './parseNumber';
import { STATE_LABELS } from '../labels/states';

const UNITS: Readonly<Record<string, LocalText>> = {
  ft: { en: 'feet', es: 'pies' },
  in: { en: 'inches', es: 'pulgadas' },
  'sq ft': { en: 'square feet', es: 'pies cuadrados' },
  yd: STATE_LABELS.yards,
  mi: { en: 'miles', es: 'millas' },
  h: { en: 'hours', es: 'horas' },
  lb: { en: 'pounds', es: 'libras' },
  bags: { en: 'bags', es: 'sacos' },
  '%': { en: 'percent', es: 'por ciento' },
};

/** Examples of fractions, by unit, for fields that accept them. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ft: `3.5, 3 1/2 · 3'6"`,
  in: `6.5, 6 1/2 · 1'6"`,
};
const USUAL_EXAMPLE = '3.5 · 3 1/2';

const WANTED = {
  sum: { en: 'a whole number or a sum (12+7)', es: 'un número entero o una suma (12+7)' },
  whole: { en: 'a whole number{unit}, no fraction', es: 'un número entero{unit}, sin fracción' },
  money: { en: 'an amount in dollars (1,250.00)', es: 'un importe en dólares (1,250.00)' },
  decimal: { en: 'a number{unit} ({example})', es: 'un número{unit} ({example})' },
} as const satisfies Record<string, LocalText>;

const RANGES = {
  between: { en: ', from {min} to {max}', es: ', de {min} a {max}' },
  least: { en: ', {min} or more', es: ', {min} o más' },
  most: { en: ', {max} or less', es: ', {max} o menos' },
} as const satisfies Record<string, LocalText>;

const DECIMALS: LocalText = { en: ', at most {scale} decimals', es: ', con {scale} decimales como máximo' };
const MUST: LocalText = { en: 'Must be {wanted}.', es: 'Debe ser {wanted}.' };
const OF: LocalText = { en: ' of {unit}', es: ' de {unit}' };

/** " of feet"; units of the product's, whose names are its own, stand in brackets. */
const unitText = (unit: string | undefined, language: Language): string => {
  if (unit === undefined) return '';
  const known = UNITS[unit]?.[language];
  return known === undefined ? ` (${unit})` : fillTemplate(OF, { unit: known }, language);
};

/** The range of a field in words; bounds that only the database has are told when they are passed. */
const rangeText = (field: NumberField, problem: NumberProblem, language: Language): string => {
  const { min, max } = rangeOf(field);
  const [hasMin, hasMax] = [field.min !== undefined, field.max !== undefined || problem === 'above'];
  const range = hasMin && hasMax ? RANGES.between : hasMin ? RANGES.least : hasMax ? RANGES.most : null;
  const written = { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') };
  return range ? fillTemplate(range, written, language) : '';
};

/** What a field of a number wants, by unit, range and whether fractions make sense: "Must be a number of feet ...". */
export const numberWanted = (field: NumberField, problem: NumberProblem, language: Language): string => {
  const { unit } = field;
  const kind = field.takesSums ? 'sum' : field.isWhole ? 'whole' : field.isMoney ? 'money' : 'decimal';
  const wanted = fillTemplate(
    WANTED[kind],
    {
      unit: unitText(unit, language),
      example: EXAMPLES[unit ?? ''] ?? USUAL_EXAMPLE,
    },
    language,
  );
  const decimals = problem === 'scale' ? fillTemplate(DECIMALS, { scale: scaleOf(field) }, language) : '';
  return fillTemplate(MUST, { wanted: `${wanted}${rangeText(field, problem, language)}${decimals}` }, language);
};
