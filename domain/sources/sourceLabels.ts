const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `first_installed_at` and `firstInstalledAt` are "First Installed At". */
export const labelOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capital)
    .join(' ');

export const pluralOf = (label: string): string => {
  if (/[^aeiou]y$/i.test(label)) return `${label.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(label) ? `${label}es` : `${label}s`;
};
