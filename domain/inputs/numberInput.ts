/** The number of a text; null for an empty one, never 0 or an empty text [UI-007]. */
export const parseNumberInput = (text: string): number | null => {
  const bare = text.replaceAll(',', '').trim();
  const value = bare === '' ? Number.NaN : Number(bare);
  return Number.isFinite(value) ? value : null;
};

/** An integer input strips every character that is not a digit [UI-008]. */
export const integerMask = (text: string): string => text.replaceAll(/\D/g, '');

/** A currency input keeps only digits and the decimal point, one of them [UI-009]. */
export const currencyMask = (text: string): string => {
  const [whole = '', ...cents] = text.replaceAll(/[^\d.]/g, '').split('.');
  return cents.length === 0 ? whole : `${whole}.${cents.join('')}`;
};

/** A number input lets digits, one leading minus and one decimal point through. */
export const numberMask = (text: string): string =>
  `${text.trimStart().startsWith('-') ? '-' : ''}${currencyMask(text)}`;
