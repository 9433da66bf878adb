import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { isRecord } from '#domain/values';
import type { DayWeather } from '#domain/weather/dayWeather';
import type { Rest } from '../../dataProvider/rest';

/** What the server forecasts for the days of boards. */
export interface Forecast {
  /** Whether it has a weather service at all. */
  has_service: boolean;
  /** By date; empty where no forecast is known now. */
  days: ReadonlyMap<CivilDate, DayWeather>;
  /** From this probability on a day leads to a Rain-out. */
  rain_out_percent: number;
}

const dayIn = (value: unknown): DayWeather[] => {
  if (!isRecord(value)) return [];
  const { date, rain_percent, rain_inches, is_partial } = value;
  if (typeof date !== 'string' || !isCivilDate(date) || typeof rain_percent !== 'number') return [];
  return [
    {
      date,
      rain_percent,
      rain_inches: typeof rain_inches === 'number' ? rain_inches : null,
      is_partial: is_partial === true,
    },
  ];
};

/** Asks the server for the forecast. @throws CallError, and for an answer that is none */
export const fetchWeather = async (rest: Rest): Promise<Forecast> => {
  const body: unknown = await (await rest('/v1/weather')).json();
  if (!isRecord(body) || typeof body.rain_out_percent !== 'number') throw new Error('The answer has no weather.');
  const days = Array.isArray(body.days) ? body.days.flatMap(dayIn) : [];
  return {
    has_service: body.has_service === true,
    days: new Map(days.map((day) => [day.date, day])),
    rain_out_percent: body.rain_out_percent,
  };
};
