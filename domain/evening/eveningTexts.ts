import { formatCivilDate, type CivilDate } from '../civilDate';
import type { Language } from '../access/localText';

/** A stop of tomorrow, as the message of the evening before tells it. */
export interface ToldStop {
  contractor: string;
  phone: string;
  job_name: string;
  address: string;
  date: CivilDate;
  time: string | null;
  what: string;
  crew: string | null;
}

const LINES = {
  en: (stop: ToldStop, link: string) => [
    `Tomorrow, ${formatCivilDate(stop.date)}${stop.time ? ` at ${stop.time}` : ''}: ${stop.what}`,
    [stop.job_name, stop.address].filter((part) => part !== '').join(', '),
    ...(stop.crew ? [`Crew: ${stop.crew}`] : []),
    'Will the site be ready, and can we get through the gate? Please answer here:',
    link,
  ],
  es: (stop: ToldStop, link: string) => [
    `Mañana, ${formatCivilDate(stop.date)}${stop.time ? ` a las ${stop.time}` : ''}: ${stop.what}`,
    [stop.job_name, stop.address].filter((part) => part !== '').join(', '),
    ...(stop.crew ? [`Cuadrilla: ${stop.crew}`] : []),
    '¿Estará listo el sitio y podremos pasar por el portón? Responda aquí:',
    link,
  ],
} as const satisfies Record<Language, (stop: ToldStop, link: string) => string[]>;

/** The message in both languages: nobody knows which one a homeowner reads. */
export const eveningLines = (stop: ToldStop, link: string): { subject: string; parts: string[][] } => ({
  subject: `${stop.contractor}: ${formatCivilDate(stop.date)}, ${stop.job_name}`,
  parts: [LINES.en(stop, link), LINES.es(stop, link), [stop.contractor, stop.phone].filter((part) => part !== '')],
});

/** What the page behind the link says. */
export const PAGE = {
  en: {
    title: 'Tomorrow',
    question: 'Will the site be ready, and can we get through the gate?',
    confirm: 'Confirmed',
    reason: 'Not ready, because ...',
    not_ready: 'Not ready',
    reason_missing: 'Please say why the site is not ready.',
    thanks: 'Thank you. We have noted your answer.',
    answered: 'This question was answered already:',
    call: 'If that has changed, please call us:',
    expired: 'This link has expired. Please call us:',
    unknown: 'This link is not complete, or was changed. Please open it from the message itself, or call us.',
  },
  es: {
    title: 'Mañana',
    question: '¿Estará listo el sitio y podremos pasar por el portón?',
    confirm: 'Confirmado',
    reason: 'No está listo, porque ...',
    not_ready: 'No está listo',
    reason_missing: 'Diga por qué el sitio no está listo.',
    thanks: 'Gracias. Anotamos su respuesta.',
    answered: 'Esta pregunta ya se respondió:',
    call: 'Si eso cambió, llámenos:',
    expired: 'Este enlace venció. Llámenos:',
    unknown: 'Este enlace no está completo o fue cambiado. Ábralo desde el mensaje o llámenos.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const MOST_REASON = 500;
