import { z } from 'zod';
import type { RainForecast, SpanValue } from '#domain/weather/dayWeather';
import { timeSpanOf } from '#domain/weather/timeSpan';
import { fetchLimited } from '../http/fetchLimited';

/** Bytes of a grid: it tells some fifty kinds of weather, hour by hour. */
const MAX_BYTES = 8_388_608;
/** Spans of one kind: a week hour by hour has 168. */
const MAX_SPANS = 1_000;

const layer = z.object({
  uom: z.string().optional(),
  // The service leaves hours out, and tells null of others.
  values: z.array(z.object({ validTime: z.string(), value: z.number().nullable() })).max(MAX_SPANS),
});
const grid = z.object({
  properties: z.object({ probabilityOfPrecipitation: layer, quantitativePrecipitation: layer.optional() }),
});

/** What one of a unit is in the unit that is wanted. `wmoUnit:mm` and `mm` are the same; units of old say `unit:`. */
const factor = (uom: string | undefined, factors: Readonly<Record<string, number>>): number => {
  const unit = (uom ?? '').split(':').at(-1) ?? '';
  const found = factors[unit];
  if (found === undefined) throw new Error(`The grid tells rain in an unknown unit: ${unit.slice(0, 40)}.`);
  return found;
};
const PERCENT = { percent: 1 };
// A litre on a square metre stands a millimetre high.
const MILLIMETRES = { mm: 1, 'kg.m-2': 1, cm: 10, m: 1000, in: 25.4 };

/** @throws for a span or a value that cannot be */
const valuesOf = (
  { uom, values }: z.infer<typeof layer>,
  factors: Readonly<Record<string, number>>,
  most: number,
): SpanValue[] =>
  values.flatMap(({ validTime, value }) => {
    if (value === null) return [];
    const span = timeSpanOf(validTime);
    if (!span) throw new Error(`The grid has a span that is none: ${validTime.slice(0, 60)}.`);
    const told = value * factor(uom, factors);
    if (told < 0 || told > most) throw new Error(`The grid has a value that cannot be: ${value}.`);
    return [{ ...span, value: told }];
  });

/**
 * Rain of a grid of the national weather service, by the whole address of the grid. The service wants a name of who
 * asks, and needs no key.
 * @throws for a service that does not answer, refuses, or answers anything else
 */
export const fetchGridForecast = async (url: string, signal: AbortSignal): Promise<RainForecast> => {
  const headers = { accept: 'application/geo+json', 'user-agent': 'Trowel' };
  const response = await fetchLimited(url, { signal, redirect: 'error', headers }, MAX_BYTES);
  if (!response.ok) throw new Error(`The weather service answered ${response.status}.`);
  const { properties } = grid.parse(await response.json());
  const { probabilityOfPrecipitation, quantitativePrecipitation } = properties;
  const percent = valuesOf(probabilityOfPrecipitation, PERCENT, 100);
  if (percent.length === 0) throw new Error('The grid tells no probability of rain.');
  return {
    percent,
    millimetres: quantitativePrecipitation ? valuesOf(quantitativePrecipitation, MILLIMETRES, 3_000) : [],
  };
};
