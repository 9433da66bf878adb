import type { Language } from '#domain/localText';
import { formatCivilDate } from '#domain/civilDate';
import { orPlaceholder, type Placeholder } from '#domain/inputs/placeholders';
import type { Choice } from '#domain/jobs/draft';
import { shownName } from '#domain/lookups/shownName';

/** How the values of rows read as text, with what stands for a missing one [SUB-025]. */
export const named =
  (placeholder: Placeholder) =>
  (choice: Choice | null, language: Language): string =>
    orPlaceholder(choice?.name && shownName(choice.name, language), placeholder, language);

export const dated = (date: string | null, language: Language): string =>
  orPlaceholder(formatCivilDate(date), 'date', language);

export const noted = (notes: string | null, language: Language): string => orPlaceholder(notes, 'notes', language);

export const joined = (choices: readonly Choice[], language: Language): string =>
  choices.map(({ name }) => shownName(name ?? '', language)).join(', ');
