import { formatCivilDate, type CivilDate } from '../civilDate';
import { PLACEHOLDERS } from '../inputs/placeholders';
import { yesNo } from '../inputs/yesNo';
import { CATEGORY } from '../statuses';
import type { JobSearchRow } from './searchRow';
import { type Language, type LocalText, fillTemplate } from '../localText';

const TEXTS = {
  entered: { en: 'Entered {date}', es: 'Ingresado {date}' },
  entered_days: { en: 'Entered {date} ({days} days)', es: 'Ingresado {date} ({days} días)' },
  entered_day: { en: 'Entered {date} (1 day)', es: 'Ingresado {date} (1 día)' },
  request_form: { en: 'Request Form: {answer}', es: 'Formulario de solicitud: {answer}' },
  prep: { en: 'Prep {date}', es: 'Preparación {date}' },
  app: { en: 'App {date}', es: 'Aplicación {date}' },
  finished: { en: 'Finished {date}', es: 'Terminado {date}' },
} as const satisfies Record<string, LocalText>;

type Described = Pick<
  JobSearchRow,
  'entered_date' | 'days_old' | 'category_id' | 'is_request_form' | 'prep_date' | 'app_date' | 'finished_date'
>;

/**
 * What a card says in its last line and the table beside the job's number: when it was entered, and the days of its
 * category [JS-031].
 */
export const rowDetails = (row: Described, language: Language = 'en'): string[] => {
  const dated = (text: keyof typeof TEXTS, date: CivilDate | null): string =>
    fillTemplate(TEXTS[text], { date: formatCivilDate(date) || PLACEHOLDERS.date[language] }, language);
  const entered =
    row.days_old === null
      ? dated('entered', row.entered_date)
      : fillTemplate(
          TEXTS[row.days_old === 1 ? 'entered_day' : 'entered_days'],
          { date: formatCivilDate(row.entered_date), days: row.days_old },
          language,
        );
  switch (row.category_id) {
    case CATEGORY.PEBBLE:
      return [
        entered,
        fillTemplate(TEXTS.request_form, { answer: yesNo(row.is_request_form === true, language) }, language),
        dated('prep', row.prep_date),
        dated('app', row.app_date),
      ];
    case CATEGORY.GUNITE:
      return [entered, dated('finished', row.finished_date)];
    default:
      return [entered];
  }
};
