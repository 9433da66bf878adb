import type { LocalText } from '../localText';
import { NO_CRITERIA } from '../jobSearch/searchTexts';

/** Why a report is not made. */
export const REPORT_TEXTS = {
  no_criteria: NO_CRITERIA,
  range_order: { en: 'Must not be before the start.', es: 'No debe ser anterior al inicio.' },
  report_sort: { en: 'Must be a column of the report.', es: 'Debe ser una columna del informe.' },
  report_measure: {
    en: 'This report does not count {measure}.',
    es: 'Este informe no cuenta {measure}.',
  },
  report_span: {
    en: 'A report is of at most {most} years. Choose a later start or an earlier end.',
    es: 'Un informe abarca como máximo {most} años. Elija un inicio posterior o un fin anterior.',
  },
  report_jobs: {
    en: 'Must name a report and its filters.',
    es: 'Debe nombrar un informe y sus filtros.',
  },
  report_years: { en: 'At most {most} years are compared.', es: 'Se comparan como máximo {most} años.' },
} as const satisfies Readonly<Record<string, LocalText>>;
