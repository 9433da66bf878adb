import type { DayWeather } from '#domain/weather/dayWeather';
import { textHook, type TextOf } from '../../i18n/textHook';

/** Less is no news to anybody. */
const SHOWN_FROM = 20;

const messages = {
  en: {
    percent: '%{percent} %',
    rain: 'Rain %{percent} %',
    inches: '%{inches} in',
    hours: '6 AM to 6 PM',
    partial: 'not all hours are forecast',
    rain_out: 'Rain-out of %{day}: %{words}',
  },
  es: {
    percent: '%{percent} %',
    rain: 'Lluvia %{percent} %',
    inches: '%{inches} pulg.',
    hours: 'de 6 AM a 6 PM',
    partial: 'no hay pronóstico para todas las horas',
    rain_out: 'Día de lluvia, %{day}: %{words}',
  },
} as const;

/** The words of rain in the heads of days. */
export const useWeatherText = textHook(messages);

/** Whether a day's forecast is worth saying. */
export const isRainLikely = (told: DayWeather | undefined): told is DayWeather =>
  told !== undefined && told.rain_percent >= SHOWN_FROM;

/** "Rain 70 %, 0.25 in, 6 AM to 6 PM" */
export const rainWords = (
  { rain_percent: percent, rain_inches: inches, is_partial }: DayWeather,
  text: TextOf<keyof typeof messages.en>,
): string =>
  [
    text('rain', { percent }),
    inches !== null && inches > 0 && text('inches', { inches: inches.toFixed(2) }),
    text('hours'),
    is_partial && text('partial'),
  ]
    .filter(Boolean)
    .join(', ');
