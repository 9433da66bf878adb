import { plainInput } from './plainInput';

const ZIP = /^(\d{5})(?: ?-? ?(\d{4}))?$/;

/**
 * A ZIP code as it is stored, `77441` or `77441-0418`, of a text with blanks or without a hyphen; null for anything else
 * [KEY-012].
 */
export const zipCodeOf = (text: string): string | null => {
  const [, five = '', four] = ZIP.exec(plainInput(text).replaceAll(/ +/g, ' ')) ?? [];
  if (five === '') return null;
  return four === undefined ? five : `${five}-${four}`;
};
