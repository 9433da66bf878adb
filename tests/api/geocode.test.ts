import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { freePort } from '../support/freePort';

interface Answer {
  status: number;
  body: {
    status?: string;
    results?: {
      formatted_address: string;
      place_id: string;
      address_components: { long_name: string; short_name: string; types: string[] }[];
      partial_match?: boolean;
      geometry: { location: { lat: number; lng: number }; location_type?: string };
    }[];
    errors?: unknown;
  };
}

const ask = async (
  app: TestApp,
  query: Record<string, string>,
  account: string | null = 'scheduler',
): Promise<Answer> => {
  const response = await fetch(`${app.url}/v1/geocode?${new URLSearchParams(query).toString()}`, {
    headers: account === null ? {} : { authorization: `Bearer ${await app.token(account)}` },
  });
  const body: unknown = await response.json();
  return { status: response.status, body: typeof body === 'object' && body !== null ? body : {} };
};

const RESULT = {
  formatted_address: '12 Oak Ln, Katy, TX 77450, USA',
  place_id: 'abc',
  address_components: [{ long_name: 'Katy', short_name: 'Katy', types: ['locality'] }],
  geometry: { location: { lat: 29.7, lng: -95.8 }, location_type: 'RANGE_INTERPOLATED' },
};

describe('address look-up without a service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  it('finds an address near the middle of its ZIP, in the answer that Google gives [API-016 API-039]', async () => {
    const { status, body } = await ask(app, {
      address: '12 Oak Lane',
      city: 'Katy',
      state: 'Texas',
      county: 'Fort Bend',
      zip: '77450',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'OK', results: [{ formatted_address: '12 Oak Lane, Katy, TX 77450, USA' }] });
    const [found] = body.results ?? [];
    expect(Math.abs((found?.geometry.location.lat ?? 0) - 29.745)).toBeLessThanOrEqual(0.015);
    expect(Math.abs((found?.geometry.location.lng ?? 0) + 95.7326)).toBeLessThanOrEqual(0.015);
    const part = (type: string) => found?.address_components.find(({ types }) => types.includes(type))?.long_name;
    expect(
      [
        'street_number',
        'route',
        'locality',
        'administrative_area_level_2',
        'administrative_area_level_1',
        'postal_code',
      ].map(part),
    ).toEqual(['12', 'Oak Lane', 'Katy', 'Harris County', 'Texas', '77450']);
  });

  it('places the same address always alike and another one elsewhere, so that duplicates can be told [API-039]', async () => {
    const place = async (address: string, zip = '77450') =>
      (await ask(app, { address, zip })).body.results?.[0]?.geometry.location;
    expect(await place('12 Oak Lane')).toEqual(await place('  12 oak  lane '));
    const others = await Promise.all([place('12 Oak Lane'), place('14 Oak Lane'), place('12 Oak Lane', '77494')]);
    expect(new Set(others.map((one) => JSON.stringify(one))).size).toBe(3);
  });

  it.each([
    ['77002', 'Houston', 'Texas', 29.7594, -95.3594],
    ['78701', 'Austin', 'Texas', 30.2713, -97.7426],
    ['75201', 'Dallas', 'Texas', 32.7904, -96.8044],
    ['70112', 'New Orleans', 'Louisiana', 29.9605, -90.0753],
    ['73102', 'Oklahoma City', 'Oklahoma', 35.4726, -97.5199],
    ['72201-1234', 'Little Rock', 'Arkansas', 34.7483, -92.2819],
    ['87102', 'Albuquerque', 'New Mexico', 35.0818, -106.6482],
  ])('knows where the ZIP code %s of %s is [API-039]', async (zip, city, state, lat, lng) => {
    const [found] = (await ask(app, { zip })).body.results ?? [];
    const part = (type: string) => found?.address_components.find(({ types }) => types.includes(type))?.long_name;
    expect([part('locality'), part('administrative_area_level_1')]).toEqual([city, state]);
    expect(Math.abs((found?.geometry.location.lat ?? 0) - lat)).toBeLessThan(0.02);
    expect(Math.abs((found?.geometry.location.lng ?? 0) - lng)).toBeLessThan(0.02);
  });

  it('takes a city of the state that is named, else of Texas [API-039]', async () => {
    const state = async (query: Record<string, string>) =>
      (await ask(app, query)).body.results?.[0]?.address_components.find(({ types }) =>
        types.includes('administrative_area_level_1'),
      )?.short_name;
    expect([
      await state({ city: 'Paris' }),
      await state({ city: 'Paris', state: 'Arkansas' }),
      await state({ city: 'El Dorado', state: 'AR' }),
    ]).toEqual(['TX', 'AR', 'AR']);
    expect((await ask(app, { city: 'Houston', state: 'Oregon' })).body.status).toBe('ZERO_RESULTS');
  });

  it('goes by the city without a ZIP, and has no result for an unknown ZIP or city [API-039]', async () => {
    expect((await ask(app, { address: '1 Elm St', city: ' HOUSTON ' })).body).toMatchObject({
      status: 'OK',
      results: [{}],
    });
    for (const query of [{ zip: '00001', city: 'Houston' }, { city: 'Atlantis' }, {}] as Record<string, string>[])
      expect((await ask(app, query)).body).toEqual({ status: 'ZERO_RESULTS', results: [] });
  });

  it('says that it knows an address by its ZIP code or city alone [KEY-020]', async () => {
    for (const query of [
      { address: 'Lot 7, Blk 3', zip: '77493' },
      { address: '12 Oak Ln', city: 'Katy' },
    ] as Record<string, string>[])
      expect((await ask(app, query)).body.results?.[0]?.geometry.location_type).toBe('APPROXIMATE');
  });

  it.each([
    ['a ZIP code of another city', { zip: '77001', city: 'Katy', state: 'Texas' }, ['zip_city', 'Houston', 'Texas']],
    ['a ZIP code far away', { zip: '78701-1234', city: 'katy', state: 'TX' }, ['zip_city', 'Austin', 'Texas']],
    [
      'a ZIP code of another state',
      { zip: '70112', city: 'Katy', state: 'Texas' },
      ['zip_state', 'New Orleans', 'Louisiana'],
    ],
    ['the city of the ZIP code', { zip: '77450', city: ' KATY', state: 'tx' }, null],
    ['a city whose letters come by way of its neighbour', { zip: '77494', city: 'Fulshear', state: 'Texas' }, null],
    ['a town that no list knows', { zip: '77494', city: 'Cinco Ranch', state: 'Texas' }, null],
    ['a ZIP code that no list knows', { zip: '90210', city: 'Katy', state: 'Texas' }, null],
    ['no ZIP code', { zip: '', city: 'Katy', state: 'Texas' }, null],
  ] as [string, Record<string, string>, [string, string, string] | null][])(
    'says of %s whether it fits its address [KEY-020]',
    async (_what, query, expected) => {
      const response = await fetch(`${app.url}/v1/address-warnings?${new URLSearchParams(query).toString()}`, {
        headers: { authorization: `Bearer ${await app.token('office')}` },
      });
      const [code, city, state] = expected ?? [];
      expect(await response.json()).toEqual({
        warnings: expected ? [{ code, zip: query.zip?.slice(0, 5), city, state }] : [],
      });
    },
  );

  it('is for those who edit jobs, builders or estimates', async () => {
    expect((await ask(app, { city: 'Katy' }, null)).status).toBe(401);
    for (const account of ['nobody', 'display', 'warehouse'])
      expect((await ask(app, { city: 'Katy' }, account)).status).toBe(403);
    for (const account of ['office', 'foreman', 'estimator'])
      expect((await ask(app, { city: 'Katy' }, account)).status).toBe(200);
    expect((await ask(app, { city: 'x'.repeat(256) })).status).toBe(422);
  });
});

describe('address look-up by a service', () => {
  let app: TestApp;
  let service: Server;
  const asked: URL[] = [];
  let answer: { status: number; body: string } = { status: 200, body: '' };
  beforeAll(async () => {
    const port = await freePort();
    service = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://service'));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      service.listen(port, '127.0.0.1', resolve);
    });
    app = await startApp({
      env: { GEOCODER_URL: `http://127.0.0.1:${port}/maps/geocode/json`, GEOCODER_KEY: 'secret-key' },
    });
  });
  afterAll(async () => {
    await app?.close();
    service?.close();
  });

  it('sends the parts that are not empty, for the United States, with the key, and passes on what was found [API-016 API-039]', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        status: 'OK',
        results: [{ ...RESULT, types: ['street_address'], partial_match: true }],
        extra: 1,
      }),
    };
    expect((await ask(app, { address: '12 Oak Ln', city: '', state: 'Texas', county: '', zip: '77450' })).body).toEqual(
      { status: 'OK', results: [{ ...RESULT, partial_match: true }] },
    );
    const sent = asked.at(-1);
    expect([sent?.pathname, ...['address', 'components', 'key'].map((name) => sent?.searchParams.get(name))]).toEqual([
      '/maps/geocode/json',
      '12 Oak Ln, Texas, 77450',
      'country:US',
      'secret-key',
    ]);
  });

  it('passes on that nothing was found, and asks nothing for an empty address', async () => {
    answer = { status: 200, body: JSON.stringify({ status: 'ZERO_RESULTS', results: [] }) };
    expect((await ask(app, { zip: '99999' })).body).toEqual({ status: 'ZERO_RESULTS', results: [] });
    const before = asked.length;
    expect((await ask(app, {})).body).toEqual({ status: 'ZERO_RESULTS', results: [] });
    expect(asked.length).toBe(before);
  });

  it.each([
    [
      'refuses the key',
      {
        status: 200,
        body: JSON.stringify({ status: 'REQUEST_DENIED', error_message: 'bad key secret-key', results: [] }),
      },
    ],
    ['fails', { status: 500, body: 'oops secret-key' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
  ])(
    'says in words that the look-up failed when the service %s, and nothing of the service [API-039]',
    async (_, said) => {
      answer = said;
      const { status, body } = await ask(app, { zip: '77450' });
      expect(status).toBe(503);
      expect(JSON.stringify(body)).toContain('Address lookup failed. Please try again.');
      expect(JSON.stringify(body)).not.toContain('secret-key');
    },
  );
});
