/** The one company whose abbreviation is not made of its capitals. */
const SPECIAL = { id: 7, name: 'pebblebreeze', abbreviation: 'PZ' } as const;

/** The capital letters of a company's name; company 7 and the name "pebblebreeze" are "PZ" [UI-031]. */
export const companyAbbreviation = (company: { id: number | null; name: string | null }): string => {
  const name = company.name ?? '';
  if (company.id === SPECIAL.id || name.trim().toLowerCase() === SPECIAL.name) return SPECIAL.abbreviation;
  return (name.match(/\p{Lu}/gu) ?? []).join('');
};
