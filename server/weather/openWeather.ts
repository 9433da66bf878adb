import { weatherOfDays, type DayWeather, type RainForecast } from '#domain/weather/dayWeather';
import type { Env } from '../env';
import { fetchGridForecast } from './gridForecast';

/** Milliseconds for the answer of the service. */
const TIMEOUT_MS = 8_000;
/** A forecast is asked for again after so long. */
const FRESH_MS = 30 * 60_000;
/** A service that failed is left alone for so long; what it told before stands meanwhile. */
const REST_MS = 5 * 60_000;
/** A forecast older than this is told no more. */
const MAX_AGE_MS = 6 * 3_600_000;

interface Weather {
  /** Whether a service is set at all. */
  hasService: boolean;
  /** Days from today on; null where no forecast is known now. */
  days: DayWeather[] | null;
  /** From this probability on a day leads to a Rain-out. */
  rainOutPercent: number;
}

export interface WeatherService {
  /** Never throws. */
  forecast: () => Promise<Weather>;
}

interface Options {
  patience?: number;
  clock?: () => number;
  /** A fault of the service, in words. */
  onFault?: (error: unknown) => void;
}

/** The forecast of WEATHER_URL, asked for once by all boards; without it nobody is asked. */
export const openWeather = (
  { WEATHER_URL: url, WEATHER_RAIN_OUT_PERCENT: rainOutPercent }: Pick<Env, 'WEATHER_URL' | 'WEATHER_RAIN_OUT_PERCENT'>,
  { patience = TIMEOUT_MS, clock = Date.now, onFault = () => undefined }: Options = {},
): WeatherService => {
  if (!url) return { forecast: async () => ({ hasService: false, days: null, rainOutPercent }) };
  let told: { forecast: RainForecast; at: number } | null = null;
  let nextAt = -Infinity;
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    try {
      told = { forecast: await fetchGridForecast(url, AbortSignal.timeout(patience)), at: clock() };
      nextAt = clock() + FRESH_MS;
    } catch (error) {
      nextAt = clock() + REST_MS;
      onFault(error);
    }
  };
  return {
    forecast: async () => {
      if (clock() >= nextAt)
        await (asking ??= ask().finally(() => {
          asking = null;
        }));
      const now = clock();
      const isKnown = told !== null && now - told.at <= MAX_AGE_MS;
      return { hasService: true, days: told && isKnown ? weatherOfDays(told.forecast, now) : null, rainOutPercent };
    },
  };
};
