import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../server/db/seed/demo/random';
import { startApp, type TestApp } from '../support/app';
import { passwordToken } from '../support/passwordToken';
import { hostileTexts } from '../support/hostile';
import { routesOf, type Route } from '../support/routesOf';

const TRIES = 24;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: 'on' } });
  token = await app.token('admin');
});
afterAll(() => app.close());

const percent = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const hostileAddress = (random: Random, path: string): string => {
  const text = (): string => percent(random.pick(hostileTexts)).slice(0, 900);
  const filled = path.replace(/:\w+|\*/g, () =>
    random.pick([text(), '1', '0', '-1', '99999999999', '%ff', 'job-search', 'customer', 'purchase-order', '%00']),
  );
  const names = ['sub', 'ids', 'filter', 'searchCriteria', 'columns', 'mode', 'mapping', 'match', 'cursor', 'address']
    .concat([
      'client_id',
      'redirect_uri',
      'response_type',
      'state',
      'nonce',
      'scope',
      'login_hint',
      'returnTo',
      'token',
    ])
    .concat(['prompt', 'code_challenge', 'code_challenge_method', 'created_from', 'sort', 'expires', 'city', 'zip']);
  const known: Record<string, string> = {
    client_id: 'trowel',
    response_type: 'code',
    mode: 'dry',
    mapping: '["id"]',
    redirect_uri: percent(app.url),
    code_challenge_method: 'S256',
  };
  const query = random
    .some(names, random.int(0, 8))
    .map((name) => `${name}=${(random.chance(0.6) && known[name]) || text()}`);
  return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

const nested = (depth: number, open: string, close: string, core: string): string =>
  open.repeat(depth) + core + close.repeat(depth);

const hostileBody = (random: Random): [type: string, body: string | Uint8Array<ArrayBuffer>] => {
  const names = ['email', 'password', 'query', 'variables', 'operationName', 'grant_type', 'username', 'realm', 'token']
    .concat(['client_id', 'subject_token', 'subject_token_type', 'refresh_token', 'code', 'scope', 'key', 'file_name'])
    .concat(['category', 'card_key', 'stream', 'is_held', 'file_type', 'password_confirm', 'connection']);
  const known: Record<string, string> = {
    client_id: 'trowel',
    grant_type: random.pick([
      'http://auth0.com/oauth/grant-type/password-realm',
      'urn:ietf:params:oauth:grant-type:token-exchange',
      'refresh_token',
      'authorization_code',
    ]),
    subject_token_type: 'urn:trowel:login-code',
    query: '{ apiVersion }',
    category: 'pebble',
  };
  const given = random
    .some(names, random.int(0, 10))
    .map((name): [string, string] => [name, (random.chance(0.6) && known[name]) || random.pick(hostileTexts)]);
  const json = JSON.stringify(Object.fromEntries(given));
  const form = given.map(([name, value]) => `${name}=${percent(value)}`).join('&');
  return random.pick<[string, string | Uint8Array<ArrayBuffer>]>([
    ['application/json', json],
    ['application/json', json],
    ['application/json', json.slice(0, -3)],
    ['application/json', nested(random.pick([3_000, 60_000]), '{"a":', '}', '1')],
    ['application/json', nested(5_000, '[', ']', '')],
    ['application/json', random.pick(['null', '[]', '"text"', '1e999', '', '{"__proto__":{"x":1}}'])],
    ['application/json', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded', `${form}&a=%zz&%=%00`],
    [
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${json}\r\n--b--`,
    ],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{'],
    ['multipart/form-data', 'x'],
    ['text/csv', `id,name\n1,"${random.pick(hostileTexts)}`],
    ['text/plain', random.pick(hostileTexts)],
  ]);
};

/** The status alone; what streams is not read. */
const send = async (random: Random, { method, path }: Route): Promise<[status: number, what: string]> => {
  const address = hostileAddress(random, path);
  const [type, body] = hostileBody(random);
  const aborter = new AbortController();
  const response = await fetch(`${app.url}${address}`, {
    method,
    redirect: 'manual',
    signal: aborter.signal,
    headers: {
      'x-forwarded-for': `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(0, 255)}`,
      'content-type': type,
      ...(random.chance(0.8) ? { authorization: `Bearer ${token}` } : {}),
      ...(random.chance(0.3) ? { 'idempotency-key': random.pick(['', 'x', randomUUID(), '%00']) } : {}),
      ...(random.chance(0.1) ? { range: random.pick(['bytes=5-1', 'bytes=-', 'lines=1', 'bytes=999999999999-']) } : {}),
      ...(random.chance(0.2) ? { cookie: 'trowel_session=%00; trowel_session.sig=%zz' } : {}),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  const text = response.status >= 500 ? await response.text() : '';
  aborter.abort();
  return [response.status, `${method} ${address.slice(0, 300)} ${type} ${String(body).slice(0, 300)} ${text}`];
};

describe('malformed requests', () => {
  it('are refused by every route without an unforeseen error', async () => {
    const routes = routesOf(app.app.printRoutes({ commonPrefix: false }));
    expect(routes.length).toBeGreaterThan(25);
    const random = randomOf('malformed requests');
    const unforeseen: string[] = [];
    for (const route of routes)
      for (let index = 0; index < TRIES; index += 1) {
        const [status, what] = await send(random, route);
        if (status >= 500) unforeseen.push(`${status} ${what}`);
        // The session of the token may be what was just ended.
        if (status === 204 && route.path.includes('/security/sessions')) token = await passwordToken(app.url, 'admin');
      }
    expect(unforeseen).toEqual([]);
  }, 600_000);

  const json = (path: string, body: unknown) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const NUL = {
    error: { code: 'BAD_USER_INPUT', message: 'A text has the character NUL in it, which cannot be stored.' },
  };

  it.each([
    ['/v2/logout?client_id=trowel&returnTo=%2Fa&returnTo=%2Fb', 302],
    ['/v2/logout?client_id=a&client_id=b', 302],
    ['/invitation?token=a&token=b', 410],
    [`/reset-password?token=${'x'.repeat(201)}`, 410],
  ])('with what cannot be read in an address are answered without it: %s', async (address, status) => {
    expect((await fetch(`${app.url}${address}`, { redirect: 'manual' })).status).toBe(status);
  });

  it('with NUL in login, authorize, token and revoke are refused by name', async () => {
    const login = await json('/v1/login', { email: 'a\u0000@trowel.test', password: 'x' });
    expect([login.status, await login.json()]).toEqual([
      422,
      {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Please enter a valid email address.',
          fields: [{ path: 'email', rule: 'email', params: {}, message: 'Please enter a valid email address.' }],
        },
      },
    ]);
    const authorize = await fetch(`${app.url}/authorize?client_id=trowel&response_type=code&state=%00`);
    expect([authorize.status, await authorize.json()]).toEqual([422, NUL]);
    for (const path of ['/oauth/token', '/oauth/revoke']) {
      const token_answer = await json(path, { client_id: 'trowel', token: '\u0000', grant_type: 'refresh_token' });
      expect([token_answer.status, await token_answer.json()]).toEqual([422, NUL]);
      const form = await fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams({ token: '\u0000' }) });
      expect([form.status, await form.json()]).toEqual([422, NUL]);
    }
  });

  it('that lack a field, or hold another kind of value, name it on sign-in and reset paths too', async () => {
    const token = await json('/oauth/token', { client_id: 'trowel', code: 7 });
    expect([token.status, await token.json()]).toMatchObject([
      422,
      { error: { code: 'BAD_USER_INPUT', fields: [{ path: 'code' }] } },
    ]);
    const broken = await json('/oauth/token', '{"client_id":');
    expect(await broken.json()).toMatchObject({ error: { message: 'The body is not valid JSON.' } });
    const body = new URLSearchParams({ token: 'x', password: 'Better456?' });
    const reset = await fetch(`${app.url}/reset-password`, { method: 'POST', body });
    expect([reset.status, await reset.json()]).toMatchObject([
      422,
      { error: { code: 'BAD_USER_INPUT', fields: [{ path: 'password_confirm' }] } },
    ]);
  });

  it.each([
    ['lists in a document', { query: `{ customers(page: ${nested(4_000, '[', ']', '1')}) { total_count } }` }],
    ['records in a document', { query: `{ customers(filter: ${nested(3_000, '{a: ', '}', '1')}) { total_count } }` }],
    ['selections', { query: nested(2_000, '{ a ', '}', '') }],
    ['types of a variable', { query: `query ($a: ${nested(2_000, '[', ']', 'Int')}) { apiVersion }` }],
  ])('with thousands of %s within each other are too complex', async (_what, body) => {
    const answer: unknown = await (await json('/graphql', body)).json();
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  });

  it('tell brackets in texts and comments from those of a document', async () => {
    const query = `{ customers(filter: { search: "${'['.repeat(500)} \\"" }) { total_count } } # ${'{'.repeat(500)}`;
    expect(await (await json('/graphql', { query })).json()).toEqual({ data: { customers: { total_count: 0 } } });
  });

  it('with variables nested thousands deep are refused, under a key as well', async () => {
    const query = JSON.stringify('mutation ($a: CityInput!) { createCity(city: $a) { id } }');
    const answer = await json('/graphql', `{"query":${query},"variables":{"a":${nested(3_000, '{"a":', '}', '1')}}}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ message: 'The values are nested more than 64 deep.', extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });

  it('with half a character are refused instead of being stored as a question mark', async () => {
    const answer = await json('/graphql', '{"query":"{ apiVersion }","variables":{"a":"\\ud800"}}');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('with a required text of nothing but NUL are told what is missing, and one line stays one line', async () => {
    const create = 'mutation ($name: String!) { createCity(city: { name: $name }) { name } }';
    const made = async (name: string): Promise<unknown> =>
      (await json('/graphql', { query: create, variables: { name } })).json();
    expect(await made('\u0000\u0000')).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'name', message: 'Name is required' }] } }],
    });
    expect(await made(' Bee\n\r\n Cave\u0000\t')).toMatchObject({ data: { createCity: { name: 'Bee Cave' } } });
  });
});

describe('the limits of exports and imports', () => {
  it('count a user, and nobody for who has no token behind the same address', async () => {
    const get = (authorization?: string) =>
      fetch(`${app.url}/v1/export/customer?lang=${authorization ? 'en' : 'xx'}`, {
        headers: authorization ? { authorization: `Bearer ${authorization}` } : {},
      });
    const look = (authorization?: string) =>
      fetch(`${app.url}/v1/import/customer/look`, {
        method: 'POST',
        body: 'name\nx',
        headers: authorization ? { authorization: `Bearer ${authorization}` } : {},
      });
    for (const ask of [get, look]) {
      const strangers = await Promise.all(Array.from({ length: 70 }, () => ask()));
      expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([401]));
      const manager = await app.token('manager');
      const before = Number((await ask(manager)).headers.get('x-ratelimit-remaining'));
      expect(before).toBe(59);
      await ask(token);
      expect(Number((await ask(manager)).headers.get('x-ratelimit-remaining'))).toBe(58);
    }
  });
});
