import { isRecord } from '../values';

/** The kinds of paper of a board: as a whole, or as lists of stops by crew or by day. */
export const PAPER_WAYS = ['board', 'crew', 'day'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];

/** Days that are remembered of a board. */
export const MAX_PRINTED_DAYS = 28;

/** What a day of a board had when it was printed: of each card a short sign of all that is printed, and its job's name. */
export interface PrintedDay {
  at: string;
  cards: Readonly<Record<string, readonly [sign: string, name: string]>>;
}
export type PrintedDays = Readonly<Record<string, PrintedDay>>;

const isDay = (value: unknown): value is PrintedDay =>
  isRecord(value) && typeof value.at === 'string' && isRecord(value.cards);

/** Reads the printed days from an unchecked value; anything else in it is dropped. */
export const printedDaysIn = (value: unknown): PrintedDays =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([day, kept]) => (isDay(kept) ? [[day, kept]] : [])))
    : {};

/** The days that were printed, by kind of paper. */
export type PrintedPapers = Readonly<Record<PaperWay, PrintedDays>>;

/** What of a value are printed days of each kind of paper. */
export const printedPapersIn = (value: unknown): PrintedPapers => {
  const of = isRecord(value) ? value : {};
  return { board: printedDaysIn(of.board), crew: printedDaysIn(of.crew), day: printedDaysIn(of.day) };
};

/** Of two memories each day as it was printed later. */
export const laterPrinted = (one: PrintedDays, other: PrintedDays): PrintedDays => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([day, { at }]) => at > (one[day]?.at ?? ''))),
});
