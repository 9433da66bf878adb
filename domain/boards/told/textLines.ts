import { formatCivilDate, type CivilDate } from '../../civilDate';

/** A stop whose new date a builder is told by text. */
export interface TextStop {
  job_name: string;
  /** Null: there is none yet. */
  date: CivilDate | null;
}

/** A text to a telephone ends at 1,600 characters: so many stops fit into it. */
export const MAX_STOPS_IN_TEXT = 12;
const MAX_NAME = 60;

const shortDate = (date: CivilDate | null): string =>
  date === null ? 'no date yet / aún sin fecha' : formatCivilDate(date).slice(0, 5);

/** What a text tells a builder, in both languages: nobody knows which one its reader reads [SDY-011]. */
export const textLines = (contractor: string, phone: string, stops: readonly TextStop[]): string[] => [
  `${contractor}: schedule / programa`,
  ...stops.map(({ job_name, date }) => `${job_name.slice(0, MAX_NAME)}: ${shortDate(date)}`),
  ...(phone === '' ? [] : [`Questions / Preguntas: ${phone}`]),
];
