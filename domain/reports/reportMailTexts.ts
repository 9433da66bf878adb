import type { Language, LocalText } from '../localText';
import { formatCivilDate, type CivilDate } from '../civilDate';
import { WEEKDAYS } from './reportMail';

/** A view of a report on its way to somebody. */
export interface MailedReport {
  report: LocalText;
  view: string;
  today: CivilDate;
  weekday: number;
  /** The page of the view. */
  link: string;
  /** Megabytes of a file that is too large to be attached; null for one that is. */
  tooLarge: number | null;
}

const LINES = {
  en: ({ view, tooLarge, weekday }: MailedReport, day: string) => ({
    file:
      tooLarge === null
        ? `"${view}" of ${day} is attached.`
        : `"${view}" of ${day} has about ${tooLarge} MB: too much for a mail. Open it here and export it:`,
    open: 'Open the report',
    why: `You have it mailed every week (${WEEKDAYS[weekday - 1]?.en ?? ''}). "Mail every week" in the menu of the view changes or stops it.`,
  }),
  es: ({ view, tooLarge, weekday }: MailedReport, day: string) => ({
    file:
      tooLarge === null
        ? `Se adjunta "${view}" del ${day}.`
        : `"${view}" del ${day} tiene unos ${tooLarge} MB: demasiado para un correo. Ábralo aquí y expórtelo:`,
    open: 'Abrir el informe',
    why: `Lo recibe cada semana (${WEEKDAYS[weekday - 1]?.es.toLowerCase() ?? ''}). "Enviar cada semana" en el menú de la vista lo cambia o lo detiene.`,
  }),
} as const satisfies Record<Language, unknown>;

/** The mail in words. */
export const reportMailText = (mailed: MailedReport, language: Language) => {
  const day = formatCivilDate(mailed.today);
  return { subject: `${mailed.report[language]}: ${mailed.view}, ${day}`, ...LINES[language](mailed, day) };
};
