import type { EntityTable } from '../db/entityTable';

/** Words that keep their form in a title. */
const WORDS: Readonly<Record<string, string>> = {
  no: 'No',
  id: 'ID',
  ia: 'IA',
  sa: 'SA',
  mmg: 'MMG',
  vgb: 'VGB',
  url: 'URL',
  by: 'by',
  of: 'of',
  to: 'to',
  on: 'on',
};

const titled = (word: string): string => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);

/** A field's name as people read it: `is_active` is "Active", `lookup_company_division_id` "Company Division". */
export const titleOf = (name: string): string => {
  const words = name
    .replace(/^(is|lookup)_/, '')
    .replace(/(?<=.)_id$/, '')
    .split('_');
  const title = words.map(titled).join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/** The label of a column: its note, else its name in title case. */
export const labelOf = (entity: EntityTable, column: string): string =>
  entity.byName.get(column)?.note.label ?? titleOf(column);
