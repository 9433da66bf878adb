import { isRecord } from '../values';

/** The kinds of paper of a board: as a whole, or as lists of stops by crew or by day. */
export type PaperWay = 'board' | 'crew' | 'day';

/** Days that are remembered of a board. */
export const PRINTED_DAYS_MOST = 28;

/** What a day of a board had when it was printed: of each card a short sign of all that is printed, and its job's name. */
export interface PrintedDay {
  at: string;
  cards: Readonly<Record<string, readonly [sign: string, name: string]>>;
}
export type PrintedDays = Readonly<Record<string, PrintedDay>>;

const isDay = (value: unknown): value is PrintedDay =>
  isRecord(value) && typeof value.at === 'string' && isRecord(value.cards);

/** What of a value are printed days. */
export const printedDaysIn = (value: unknown): PrintedDays =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([day, kept]) => (isDay(kept) ? [[day, kept]] : [])))
    : {};

/** Of two memories each day as it was printed later. */
export const laterPrinted = (one: PrintedDays, other: PrintedDays): PrintedDays => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([day, { at }]) => at > (one[day]?.at ?? ''))),
});
