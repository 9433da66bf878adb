import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWeather } from '#server/weather/openWeather';
import { startApp } from '../support/app';
import { freePort } from '../support/freePort';

/** A weather service of this machine that answers what a test says. */
const weatherService = async () => {
  const asked: IncomingMessage[] = [];
  const says = { answer: {} as unknown, status: 200, after: 0 };
  const port = await freePort();
  const server = createServer((request, response) => {
    asked.push(request);
    const { answer, status, after } = says;
    setTimeout(() => {
      response
        .writeHead(status, { 'content-type': 'application/geo+json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }, after);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { asked, says, server, url: `http://127.0.0.1:${port}/gridpoints/HGX/63,95` };
};

let service: Awaited<ReturnType<typeof weatherService>>;
beforeAll(async () => {
  service = await weatherService();
});
afterAll(() => service.server.close());
beforeEach(() => {
  service.asked.length = 0;
  Object.assign(service.says, { answer: aGrid(), status: 200, after: 0 });
});

/** As the national weather service answers: spans of hours, hours left out, hours of null, millimetres. */
const aGrid = (more: object = {}) => ({
  id: 'https://api.weather.gov/gridpoints/HGX/63,95',
  type: 'Feature',
  properties: {
    updateTime: '2026-11-30T10:11:12+00:00',
    validTimes: '2026-11-30T04:00:00+00:00/P7DT21H',
    temperature: { uom: 'wmoUnit:degC', values: [{ validTime: '2026-11-30T12:00:00+00:00/PT1H', value: 12.2 }] },
    probabilityOfPrecipitation: {
      uom: 'wmoUnit:percent',
      values: [
        { validTime: '2026-12-01T06:00:00+00:00/PT6H', value: 30 },
        { validTime: '2026-12-01T12:00:00+00:00/PT12H', value: 70 },
        { validTime: '2026-12-02T12:00:00+00:00/PT3H', value: 10 },
        { validTime: '2026-12-02T15:00:00+00:00/PT3H', value: null },
        { validTime: '2026-12-02T21:00:00+00:00/PT3H', value: 20 },
      ],
    },
    quantitativePrecipitation: {
      uom: 'wmoUnit:mm',
      values: [{ validTime: '2026-12-01T12:00:00+00:00/PT6H', value: 12.7 }],
    },
    ...more,
  },
});
const MONDAY = Date.parse('2026-11-30T12:00:00Z');

const weather = (options: Parameters<typeof openWeather>[1] = {}) =>
  openWeather({ WEATHER_URL: service.url, WEATHER_RAIN_OUT_PERCENT: 60 }, { clock: () => MONDAY, ...options });

describe('the forecast for the heads of boards [SDY-002]', () => {
  it('reads spans of hours, missing hours and millimetres of the national weather service', async () => {
    expect(await weather().forecast()).toEqual({
      hasService: true,
      rainOutPercent: 60,
      days: [
        { date: '2026-12-01', rain_percent: 70, rain_inches: 0.5, is_partial: false },
        { date: '2026-12-02', rain_percent: 20, rain_inches: null, is_partial: true },
      ],
    });
    const [request] = service.asked;
    expect([request?.url, request?.headers['user-agent']]).toEqual(['/gridpoints/HGX/63,95', 'Trowel']);
  });

  it('asks once for all boards, and again after half an hour', async () => {
    let now = MONDAY;
    const one = weather({ clock: () => now });
    await Promise.all([one.forecast(), one.forecast(), one.forecast()]);
    now += 29 * 60_000;
    await one.forecast();
    expect(service.asked).toHaveLength(1);
    now += 60_000;
    await one.forecast();
    expect(service.asked).toHaveLength(2);
  });

  it('asks nobody without a setting', async () => {
    const none = openWeather({ WEATHER_URL: undefined, WEATHER_RAIN_OUT_PERCENT: 60 });
    expect(await none.forecast()).toEqual({ hasService: false, days: null, rainOutPercent: 60 });
    expect(service.asked).toHaveLength(0);
  });

  it.each([
    ['is down', { status: 503 }],
    ['sends somebody elsewhere', { status: 301 }],
    ['answers no JSON', { answer: '<html>' }],
    ['answers something else', { answer: { properties: {} } }],
    ['tells no rain at all', { answer: aGrid({ probabilityOfPrecipitation: { uom: 'wmoUnit:percent', values: [] } }) }],
    [
      'tells an unknown unit',
      {
        answer: aGrid({
          quantitativePrecipitation: {
            uom: 'wmoUnit:furlong',
            values: [{ validTime: '2026-12-01T12:00:00+00:00/PT6H', value: 1 }],
          },
        }),
      },
    ],
    [
      'tells 700 %',
      {
        answer: aGrid({
          probabilityOfPrecipitation: {
            uom: 'wmoUnit:percent',
            values: [{ validTime: '2026-12-01T12:00:00+00:00/PT6H', value: 700 }],
          },
        }),
      },
    ],
    [
      'tells a span that is none',
      {
        answer: aGrid({
          probabilityOfPrecipitation: { uom: 'wmoUnit:percent', values: [{ validTime: 'soon', value: 70 }] },
        }),
      },
    ],
    ['is slow', { after: 400 }],
  ])('has no forecast, names the fault and rests when the service %s', async (_what, says) => {
    Object.assign(service.says, says);
    const faults: unknown[] = [];
    let now = MONDAY;
    const one = weather({ clock: () => now, patience: 150, onFault: (error) => faults.push(error) });
    expect((await one.forecast()).days).toBeNull();
    expect((await one.forecast()).days).toBeNull();
    expect([faults.length, service.asked.length]).toEqual([1, 1]);
    Object.assign(service.says, { answer: aGrid(), status: 200, after: 0 });
    now += 5 * 60_000;
    expect((await one.forecast()).days).toHaveLength(2);
  });

  it('tells what it knew while the service is down, for six hours', async () => {
    let now = MONDAY;
    const one = weather({ clock: () => now });
    await one.forecast();
    service.says.status = 500;
    now += 5.5 * 3_600_000;
    expect((await one.forecast()).days).toHaveLength(2);
    now += 3_600_000;
    expect((await one.forecast()).days).toBeNull();
  });
});

describe('GET /v1/weather', () => {
  it('tells whoever sees a board, the display too, and nobody else', async () => {
    const app = await startApp({ env: { WEATHER_URL: service.url, WEATHER_RAIN_OUT_PERCENT: '55' } });
    try {
      const answers = async (account: string) => {
        const response = await fetch(`${app.url}/v1/weather`, {
          headers: { authorization: `Bearer ${await app.token(account)}` },
        });
        return [response.status, await response.json()] as const;
      };
      const [status, body] = await answers('scheduler');
      expect([status, body]).toMatchObject([200, { has_service: true, rain_out_percent: 55 }]);
      expect((await answers('display'))[0]).toBe(200);
      expect((await answers('nobody'))[0]).toBe(403);
      expect((await fetch(`${app.url}/v1/weather`)).status).toBe(401);
    } finally {
      await app.close();
    }
  });
});
