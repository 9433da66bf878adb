import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDistances } from '#server/distances/openDistances';
import { startApp, type TestApp } from '../support/app';
import { freePort } from '../support/freePort';

const YARD = { lat: 29.76, lon: -95.37 };
const KATY = { lat: 29.79, lon: -95.82 };
const CYPRESS = { lat: 29.97, lon: -95.7 };
/** Some 27 and 25 miles in a straight line from the yard. */
const METRES = [50_000, 45_000];
const LEGS = [
  { from: YARD, to: KATY },
  { from: YARD, to: CYPRESS },
];

interface TableRequest {
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A table service of this machine that answers what a test says. */
const tableService = async () => {
  const asked: TableRequest[] = [];
  const says = { answer: (_asked: TableRequest): unknown => ({}), status: 200, after: 0 };
  const port = await freePort();
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const one = { url: new URL(request.url ?? '', 'http://service'), headers: request.headers, body };
      asked.push(one);
      const answer = says.answer(one);
      setTimeout(() => {
        response
          .writeHead(says.status, { 'content-type': 'application/json' })
          .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      }, says.after);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { asked, says, server, url: `http://127.0.0.1:${port}` };
};

let service: Awaited<ReturnType<typeof tableService>>;
beforeAll(async () => {
  service = await tableService();
});
afterAll(() => service.server.close());
beforeEach(() => {
  service.asked.length = 0;
  Object.assign(service.says, { answer: () => ({}), status: 200, after: 0 });
});

const osrm = (options: Parameters<typeof openDistances>[1] = {}) =>
  openDistances({ DISTANCES_URL: service.url, DISTANCES_KIND: 'osrm', DISTANCES_KEY: undefined }, options);
const google = () =>
  openDistances({ DISTANCES_URL: `${service.url}/matrix`, DISTANCES_KIND: 'google', DISTANCES_KEY: 'secret-key' });
const ok =
  (...rows: unknown[]) =>
  () => ({ code: 'Ok', distances: rows });

describe('[SDY-004] miles by a table service', () => {
  it('asks OSRM for metres by name, longitude first, and once for each way, whichever way round', async () => {
    service.says.answer = ok(METRES);
    const distances = osrm();
    expect(await distances.milesOf(LEGS)).toEqual({ hasService: true, miles: [31.1, 28] });
    const [{ url }] = service.asked as [TableRequest];
    expect(decodeURIComponent(url.pathname)).toBe('/table/v1/driving/-95.37,29.76;-95.82,29.79;-95.7,29.97');
    expect([...url.searchParams]).toEqual([
      ['sources', '0'],
      ['destinations', '1;2'],
      ['annotations', 'distance'],
    ]);
    expect(await distances.milesOf([{ from: KATY, to: YARD }])).toEqual({ hasService: true, miles: [31.1] });
    expect(service.asked).toHaveLength(1);
  });

  it('asks once for what two schedulers hold at the same time', async () => {
    service.says.answer = ok(METRES);
    service.says.after = 50;
    const distances = osrm();
    const told = await Promise.all([distances.milesOf(LEGS), distances.milesOf(LEGS.toReversed())]);
    expect(told.map(({ miles }) => miles)).toEqual([
      [31.1, 28],
      [28, 31.1],
    ]);
    expect(service.asked).toHaveLength(1);
  });

  it("asks Google's matrix with key and field mask, and reads its elements in any order", async () => {
    service.says.answer = () => [
      { destinationIndex: 1, status: {}, condition: 'ROUTE_NOT_FOUND' },
      { originIndex: 0, destinationIndex: 0, status: {}, distanceMeters: METRES[0], condition: 'ROUTE_EXISTS' },
    ];
    expect(await google().milesOf(LEGS)).toEqual({ hasService: true, miles: [31.1, null] });
    const [{ url, headers, body }] = service.asked as [TableRequest];
    expect([url.pathname, headers['x-goog-api-key']]).toEqual(['/matrix', 'secret-key']);
    expect(headers['x-goog-fieldmask']).toBe('originIndex,destinationIndex,distanceMeters,condition,status');
    expect(JSON.parse(body)).toMatchObject({
      origins: [{ waypoint: { location: { latLng: { latitude: 29.76, longitude: -95.37 } } } }],
      destinations: [{}, {}],
      travelMode: 'DRIVE',
    });
  });

  it('asks for no more at once than a service takes, and pays Google for hardly more than is wanted', async () => {
    const places = Array.from({ length: 150 }, (_, at) => ({ lat: 29 + at / 100, lon: -95 }));
    const legs = places.slice(1).map((to, at) => ({ from: places[at] ?? to, to }));
    service.says.answer = ({ url }) => {
      const count = (name: string): number => (url.searchParams.get(name) ?? '').split(';').length;
      return {
        code: 'Ok',
        distances: Array.from({ length: count('sources') }, () => Array(count('destinations')).fill(200_000)),
      };
    };
    expect((await osrm().milesOf(legs)).miles.every((miles) => miles === 124.3)).toBe(true);
    const sizes = service.asked.map(({ url }) => url.pathname.split(';').length);
    expect([Math.max(...sizes) <= 100, sizes.length]).toEqual([true, 3]);
    service.asked.length = 0;
    service.says.answer = ({ body }) => {
      const { origins, destinations } = JSON.parse(body) as { origins: unknown[]; destinations: unknown[] };
      return origins.flatMap((_, originIndex) =>
        destinations.map((__, destinationIndex) => ({
          originIndex,
          destinationIndex,
          status: {},
          distanceMeters: 200_000,
          condition: 'ROUTE_EXISTS',
        })),
      );
    };
    expect((await google().milesOf(legs)).miles.every((miles) => miles === 124.3)).toBe(true);
    const pairs = service.asked.map(({ body }) => {
      const { origins, destinations } = JSON.parse(body) as { origins: unknown[]; destinations: unknown[] };
      return origins.length * destinations.length;
    });
    expect(pairs.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(3 * legs.length);
  });

  it.each([
    ['is down', { status: 503 }],
    ['answers no JSON', { answer: () => '<html>' }],
    ['refuses', { answer: () => ({ code: 'TooBig', message: 'Too many table coordinates' }) }],
    ['answers another table', { answer: ok([1], [2]) }],
    ['answers roads shorter than the straight line', { answer: ok([100, 100]) }],
    ['answers less than nothing', { answer: ok([-1, -1]) }],
    ['answers seconds alone', { answer: () => ({ code: 'Ok', durations: [METRES] }) }],
    ['is slow', { answer: ok(METRES), after: 400 }],
  ])('that %s tells no miles, and is left alone for a while', async (_name, says) => {
    Object.assign(service.says, says);
    let now = 0;
    const faults: unknown[] = [];
    const distances = osrm({ patience: 150, rest: 1_000, clock: () => now, onFault: (error) => faults.push(error) });
    expect(await distances.milesOf(LEGS)).toEqual({ hasService: true, miles: [null, null] });
    expect(faults).toHaveLength(1);
    Object.assign(service.says, { answer: ok(METRES), status: 200, after: 0 });
    const before = service.asked.length;
    expect((await distances.milesOf(LEGS)).miles).toEqual([null, null]);
    expect(service.asked).toHaveLength(before);
    now = 1_001;
    expect((await distances.milesOf(LEGS)).miles).toEqual([31.1, 28]);
  });

  it("takes Google's refusal for one, also of a single pair, and remembers nothing of it", async () => {
    Object.assign(service.says, { status: 403, answer: () => [{ error: { code: 403, status: 'PERMISSION_DENIED' } }] });
    const faults: string[] = [];
    const distances = openDistances(
      { DISTANCES_URL: `${service.url}/matrix`, DISTANCES_KIND: 'google', DISTANCES_KEY: 'secret-key' },
      { rest: 0, onFault: (error) => faults.push(String(error)) },
    );
    expect((await distances.milesOf(LEGS.slice(0, 1))).miles).toEqual([null]);
    expect([faults.length, faults.join().includes('secret-key')]).toEqual([1, false]);
    Object.assign(service.says, {
      status: 200,
      answer: () => [{ originIndex: 0, destinationIndex: 0, status: { code: 13, message: 'internal' } }],
    });
    expect((await distances.milesOf(LEGS.slice(0, 1))).miles).toEqual([null]);
    service.says.answer = () => [{ status: {}, distanceMeters: METRES[0], condition: 'ROUTE_EXISTS' }];
    expect((await distances.milesOf(LEGS.slice(0, 1))).miles).toEqual([31.1]);
  });

  it('has no road to one place that its map does not know, and all others', async () => {
    const legs = [...LEGS, { from: YARD, to: { lat: 40.71, lon: -74 } }];
    service.says.answer = ok([...METRES, 60_000]);
    expect((await osrm().milesOf(legs)).miles).toEqual([31.1, 28, null]);
  });

  it('remembers a pair that no road joins, and asks for it no more', async () => {
    service.says.answer = ok([METRES[0], null]);
    const distances = osrm();
    expect((await distances.milesOf(LEGS)).miles).toEqual([31.1, null]);
    expect((await distances.milesOf(LEGS)).miles).toEqual([31.1, null]);
    expect(service.asked).toHaveLength(1);
  });
});

describe('[SDY-004] POST /v1/distances', () => {
  const ask = async (app: TestApp, body: unknown, account = 'scheduler') => {
    const response = await fetch(`${app.url}/v1/distances`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.token(account)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  let app: TestApp;
  afterAll(() => app?.close());

  it('tells that no service is set, and asks nobody', async () => {
    const plain = await startApp();
    expect(await ask(plain, { legs: LEGS })).toEqual({
      status: 200,
      body: { has_service: false, miles: [null, null] },
    });
    await plain.close();
    expect(service.asked).toEqual([]);
  });

  it('tells the miles of the service that is set, for places to two places of a degree', async () => {
    service.says.answer = ok(METRES);
    app = await startApp({ env: { DISTANCES_URL: service.url } });
    const exact = LEGS.map(({ to }) => ({ from: { lat: 29.7612, lon: -95.3689 }, to }));
    expect(await ask(app, { legs: exact })).toEqual({ status: 200, body: { has_service: true, miles: [31.1, 28] } });
    expect(decodeURIComponent(service.asked[0]?.url.pathname ?? '')).toContain('/-95.37,29.76;');
  });

  it('refuses what is no place, too many ways, and whoever moves no cards', async () => {
    expect((await ask(app, { legs: [{ from: YARD, to: { lat: 91, lon: 0 } }] })).status).toBe(422);
    expect((await ask(app, { legs: Array(1_501).fill(LEGS[0]) })).status).toBe(422);
    expect((await ask(app, {})).status).toBe(422);
    expect((await ask(app, { legs: LEGS }, 'display')).status).toBe(403);
  });
});

describe('[SDY-004] the yard of a crew', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  it('has both of its degrees or none, and stands on the boards to two places', async () => {
    const save = (crew: string) =>
      app.graphql<{ createCrew: { id: number } }>(
        'admin',
        `mutation { createCrew(crew: { name: "Gunite 9", subdivision: "Gunite", lookup_company_division_id: 2, ${crew} }) { id } }`,
      );
    const half = await save('yard_lat: 29.8');
    expect(JSON.stringify(half.errors)).toContain('yard_half');
    expect(JSON.stringify((await save('yard_lat: 95, yard_lon: 1')).errors)).toContain('yard_lat');
    const made = await save('yard_lat: 29.80219, yard_lon: -95.41871');
    const id = made.data?.createCrew.id;
    const board = await app.graphql<{ boardCards: { crews: { id: number; yard_lat: number; yard_lon: number }[] } }>(
      'scheduler',
      '{ boardCards(category: gunite, view: week, date: "2026-03-10") { crews { id yard_lat yard_lon } } }',
    );
    expect(board.data?.boardCards.crews.find((crew) => crew.id === id)).toEqual({
      id,
      yard_lat: 29.8,
      yard_lon: -95.42,
    });
  });
});
