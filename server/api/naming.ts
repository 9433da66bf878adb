const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `customer_contact` as `CustomerContact`. */
export const pascal = (name: string): string => name.split('_').map(capital).join('');

/** `customer_contact` as `customerContact`. */
export const camel = (name: string): string => {
  const text = pascal(name);
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/**
 * A label as part of a GraphQL name: "Sub-job" is `SubJob`; what no name can hold, such as a hyphen or an accent, is
 * left out.
 */
export const typeWord = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

/** English plural of a name or of a label: city, cities; status, statuses; type, types. */
export const plural = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

/** The object of a reference column: `customer_id` is `customer`. */
export const relationName = (column: string): string => column.replace(/_id$/, '');
