import type { LocalText } from '../localText';

/** What a search says of itself, to the letter of the documents [FLT-018 FLT-020 FLT-031]. */
export const NO_CRITERIA = {
  en: 'Please enter criteria before searching.',
  es: 'Ingrese criterios antes de buscar.',
} as const satisfies LocalText;
export const NO_RESULTS: LocalText = { en: 'No results found.', es: 'No se encontraron resultados.' };
export const NO_MORE_RESULTS: LocalText = {
  en: 'No more results matching the current criteria.',
  es: 'No hay más resultados para los criterios actuales.',
};
export const LIMIT_WARNING: LocalText = {
  en: 'Results will be limited to 4000 records.',
  es: 'Los resultados se limitarán a 4000 registros.',
};
