import { businessTimeOf } from '../businessTime';
import { civilDateOf, type CivilDate } from '../civilDate';
import type { TimeSpan } from './timeSpan';

/** What is forecast of the hours of work of one day. */
export interface DayWeather {
  date: CivilDate;
  /** How likely it rains in the likeliest of those hours, 0 to 100. */
  rain_percent: number;
  /** Inches of rain in those hours, in hundredths; null where no amount is told. */
  rain_inches: number | null;
  /** Whether nothing is known of some of the hours that are still to come. */
  is_partial: boolean;
}

/** A value for a span; hours without one are missing. */
export interface SpanValue extends TimeSpan {
  value: number;
}

export interface RainForecast {
  /** How likely it rains, 0 to 100. */
  percent: readonly SpanValue[];
  /** Millimetres that fall within each span. */
  millimetres: readonly SpanValue[];
}

/** Whether outdoor work goes on at an hour of the business's clock: from 6 AM to 6 PM. */
const isWorked = (hour: number): boolean => hour >= 6 && hour < 18;

const HOUR_MS = 3_600_000;
const MM_PER_INCH = 25.4;
/** More days than any forecast has. */
const MAX_DAYS = 15;

interface WorkedHour {
  date: CivilDate;
  percent: number | null;
  millimetres: number | null;
}

/** Those of the spans that hold an hour; of several the last one. */
const valueAt = (spans: readonly SpanValue[], at: number): SpanValue | undefined =>
  spans.findLast(({ from, to }) => from <= at && at < to);

/** The hours of work to come, as far as anything is forecast of rain. */
const workedHours = ({ percent, millimetres }: RainForecast, now: number): WorkedHour[] => {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS;
  const last = Math.min(Math.max(...percent.map(({ to }) => to)), first + MAX_DAYS * 24 * HOUR_MS);
  const hours: WorkedHour[] = [];
  for (let at = first; at < last; at += HOUR_MS) {
    const instant = new Date(at);
    if (!isWorked(Number(businessTimeOf(instant).slice(0, 2)))) continue;
    const amount = valueAt(millimetres, at);
    hours.push({
      date: civilDateOf(instant),
      percent: valueAt(percent, at)?.value ?? null,
      // An amount falls evenly over its span.
      millimetres: amount ? (amount.value * HOUR_MS) / (amount.to - amount.from) : null,
    });
  }
  return hours;
};

const HOURS_OF_WORK = 12;

/**
 * What a forecast says of the hours of work of each day from now on. A day of which no hour is known is left out: it
 * has no weather, and not a dry one.
 * @param now milliseconds of the epoch
 */
export const weatherOfDays = (forecast: RainForecast, now: number): DayWeather[] => {
  if (forecast.percent.length === 0) return [];
  const days = new Map<CivilDate, WorkedHour[]>();
  for (const hour of workedHours(forecast, now)) days.set(hour.date, [...(days.get(hour.date) ?? []), hour]);
  const today = civilDateOf(new Date(now));
  return [...days].flatMap(([date, hours]) => {
    const percents = hours.flatMap(({ percent }) => percent ?? []);
    const amounts = hours.flatMap(({ millimetres }) => millimetres ?? []);
    if (percents.length === 0) return [];
    const inches = amounts.reduce((sum, one) => sum + one, 0) / MM_PER_INCH;
    const isCut = date !== today && hours.length < HOURS_OF_WORK;
    return {
      date,
      rain_percent: Math.round(Math.max(...percents)),
      rain_inches: amounts.length === 0 ? null : Math.round(inches * 100) / 100,
      is_partial: isCut || percents.length < hours.length,
    };
  });
};
