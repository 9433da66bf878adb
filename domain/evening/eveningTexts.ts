import { formatCivilDate, type CivilDate } from '../civilDate';
import type { Language } from '../localText';

/** The sender of the evening messages and the day that they are about. */
export interface Evening {
  contractor: string;
  phone: string;
  date: CivilDate;
}

/** A stop of tomorrow, as the message of the evening before tells it. */
export interface StopLine {
  job_name: string;
  address: string;
  time: string | null;
  what: string;
  crew: string | null;
}

const WORDS = {
  en: {
    tomorrow: 'Tomorrow',
    at: 'at',
    crew: 'Crew',
    question: 'Will the site be ready, and can we get through the gate? Please answer here:',
    questions: 'Will the sites be ready, and can we get through the gates? Please answer here:',
    more: (count: number) => `${count} more are behind the link.`,
  },
  es: {
    tomorrow: 'Mañana',
    at: 'a las',
    crew: 'Cuadrilla',
    question: '¿Estará listo el sitio y podremos pasar por el portón? Responda aquí:',
    questions: '¿Estarán listos los sitios y podremos pasar por los portones? Responda aquí:',
    more: (count: number) => `Hay ${count} más en el enlace.`,
  },
} as const satisfies Record<Language, object>;

const placeOf = ({ job_name, address }: StopLine): string =>
  [job_name, address].filter((part) => part !== '').join(', ');

const oneStop = ({ date }: Evening, stop: StopLine, language: Language): string[] => {
  const words = WORDS[language];
  return [
    `${words.tomorrow}, ${formatCivilDate(date)}${stop.time ? ` ${words.at} ${stop.time}` : ''}: ${stop.what}`,
    placeOf(stop),
    ...(stop.crew ? [`${words.crew}: ${stop.crew}`] : []),
    words.question,
  ];
};

const severalStops = ({ date }: Evening, stops: readonly StopLine[], most: number, language: Language): string[] => {
  const words = WORDS[language];
  return [
    `${words.tomorrow}, ${formatCivilDate(date)}:`,
    ...stops
      .slice(0, most)
      .map((stop) => `- ${[stop.time, stop.what, placeOf(stop), stop.crew].filter(Boolean).join(', ')}`),
    ...(stops.length > most ? [words.more(stops.length - most)] : []),
    words.questions,
  ];
};

/** So many stops fit into a text to a telephone, which ends at 1,600 characters. */
export const MAX_IN_TEXT = 5;

/**
 * One message about all stops of a recipient, in both languages: nobody knows which one a homeowner reads.
 * @param most how many stops it names; the page behind the link has all
 */
export const eveningLines = (
  evening: Evening,
  stops: readonly StopLine[],
  link: string,
  most = Infinity,
): { subject: string; parts: string[][] } => {
  const { contractor, phone, date } = evening;
  const [first] = stops;
  const told = (language: Language): string[] => [
    ...(stops.length === 1 && first ? oneStop(evening, first, language) : severalStops(evening, stops, most, language)),
    link,
  ];
  return {
    subject: `${contractor}: ${formatCivilDate(date)}, ${stops.length === 1 ? first?.job_name : `${stops.length} jobs`}`,
    parts: [told('en'), told('es'), [contractor, phone].filter((part) => part !== '')],
  };
};

/** The texts of the page behind the link. */
export const PAGE = {
  en: {
    title: 'Tomorrow',
    question: 'Will the site be ready, and can we get through the gate?',
    questions: 'Will the sites be ready, and can we get through the gates?',
    confirm: 'Confirmed',
    reason: 'Not ready, because ...',
    not_ready: 'Not ready',
    reason_missing: 'Please say why the site is not ready.',
    confirm_all: 'Confirmed for all',
    moved: 'This is no longer planned for this day.',
    thanks: 'Thank you. We have noted your answer.',
    answered: 'This question was answered already:',
    call: 'If that has changed, please call us:',
    expired: 'This link has expired. Please call us:',
    unknown: 'This link is not complete, or was changed. Please open it from the message itself, or call us.',
  },
  es: {
    title: 'Mañana',
    question: '¿Estará listo el sitio y podremos pasar por el portón?',
    questions: '¿Estarán listos los sitios y podremos pasar por los portones?',
    confirm: 'Confirmado',
    reason: 'No está listo, porque ...',
    not_ready: 'No está listo',
    reason_missing: 'Diga por qué el sitio no está listo.',
    confirm_all: 'Confirmado para todos',
    moved: 'Ya no está previsto para este día.',
    thanks: 'Gracias. Anotamos su respuesta.',
    answered: 'Esta pregunta ya se respondió:',
    call: 'Si eso cambió, llámenos:',
    expired: 'Este enlace venció. Llámenos:',
    unknown: 'Este enlace no está completo o fue cambiado. Ábralo desde el mensaje o llámenos.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const MAX_REASON = 500;
