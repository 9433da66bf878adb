import { describe, expect, it } from 'vitest';
import { editsSubJob, holds, readsJob, readsSubJob, type Person } from '../support/accessReference';
import { CALL_REFERENCE } from '../support/callReference';
import { JOBS, PAPERS, PAPERS_JOB, PAPERS_PART, SUB_JOBS } from '../support/rightsWorld';
import { exporter, routeWorld, type Cell } from '../support/routeWorld';
import { routesOf } from '../support/routesOf';

const { app, send, differences } = await routeWorld();

const yes = (may: boolean): readonly number[] => (may ? [200] : [403, 404]);
const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify(body),
});

const get = (path: string, may: (person: Person) => boolean): Cell => ({
  name: path,
  ask: (account) => send(account, path),
  expected: (person) => yes(may(person)),
});

/** "EDIT right on the sub-job (job), or read right + MOBILE_UPLOAD" */
const addsPictures =
  (subJob: (typeof SUB_JOBS)[number]) =>
  (person: Person): boolean =>
    readsSubJob(person, subJob) && (editsSubJob(person, subJob) || holds(person, 'CAN_MOBILE_UPLOAD'));

const EDITS_SOMETHING = [
  ...['GUNITE_JOB', 'PLASTER_JOBS'].flatMap((stem) => [`CAN_EDIT_${stem}_ALL`, `CAN_EDIT_${stem}_ASSIGNED_TO_USER`]),
  'CAN_EDIT_WARRANTY_JOBS',
  'CAN_EDIT_ESTIMATE',
];

const MOVES_CARDS = ['CAN_EDIT_GUNITE_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE', 'CAN_EDIT_WARRANTY_JOBS'];

const REPORTS = [
  'top-contacts',
  'customer-contact-list',
  'coverage',
  'per-company-job',
  'warranty-aging',
  'warranty-jobs-outstanding',
  'slurry-pickup',
  'color-location',
  'overrides',
];
const callOf = (report: string): string =>
  `report${report.replaceAll(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase())}`;

const HOLDERS: Readonly<Record<string, string>> = {
  gunite: 'CAN_EDIT_GUNITE_SCHEDULE',
  pebble: 'CAN_EDIT_PLASTER_SCHEDULE',
  warranty: 'CAN_EDIT_WARRANTY_JOBS',
  presite: 'CAN_SCHEDULE_PRESITE',
};

const SEES_BOARD = [
  ['gunite', 'GUNITE_SCHEDULE'],
  ['pebble', 'PLASTER_SCHEDULE'],
  ['warranty', 'WARRANTY_JOBS'],
].map(
  ([category = '', stem]) =>
    [category, (person: Person) => holds(person, `CAN_VIEW_${stem}`, `CAN_EDIT_${stem}`)] as const,
);

const seesPaper: Readonly<Record<number, (person: Person) => boolean>> = (() => {
  const job = JOBS.find(({ id }) => id === PAPERS_JOB);
  const part = SUB_JOBS.find(({ id }) => id === PAPERS_PART);
  if (!job || !part) throw new Error('no such job');
  return {
    [PAPERS.plan]: (person) => readsJob(person, job),
    [PAPERS.of_part]: (person) => readsSubJob(person, part),
    [PAPERS.estimate]: (person) => readsJob(person, job) && holds(person, 'CAN_VIEW_ESTIMATE'),
  };
})();
const zipOf = (ids: readonly number[]): Cell =>
  get(`/v1/documents/zip?ids=${ids.join()}`, (person) => ids.every((id) => seesPaper[id]?.(person)));

/** Who an address is for: the cells that say it, or the test that holds them. */
const ROUTES: Readonly<Record<string, readonly Cell[] | string>> = {
  // Without a token: what a page is told before the sign-in, and the sign-in itself.
  'GET /v1/config': 'anyone: identity.test.ts',
  'GET /v1/address': 'anyone, the own address alone: checks.test.ts',
  'POST /v1/login': 'anyone: identity.test.ts',
  'POST /v1/session': 'whoever has signed in: identitySession.test.ts',
  'POST /v1/login/code': 'whoever has given the password: secondFactor.test.ts',
  'POST /v1/login/enrol': 'whoever has given the password: secondFactor.test.ts',
  'POST /v1/login/enrol/code': 'whoever has given the password: secondFactor.test.ts',
  'POST /v1/login/passkey/options': 'anyone: passkeys.test.ts',
  'POST /v1/login/passkey': 'whoever shows a passkey: passkeys.test.ts',
  'POST /v1/browser-errors': 'any page, also before the sign-in: watching.test.ts',
  // By what the address itself carries.
  'PUT /v1/uploads/*': [
    { ...get('/v1/uploads/none', () => false), ask: (account) => send(account, '/v1/uploads/none', { method: 'PUT' }) },
  ],
  'GET /v1/files/*': [get('/v1/files/documents/none', () => false)],
  // One's own.
  'GET /v1/getCurrentUserProfile': [get('/v1/getCurrentUserProfile?sub=auth%7Csomebody', () => false)],
  'GET /v1/security': [get('/v1/security', () => true)],
  'DELETE /v1/security/sessions/:id': 'the own ones alone: userSessions.test.ts',
  'DELETE /v1/security/sessions': 'the own ones alone: userSessions.test.ts',
  ...Object.fromEntries(
    ['app', 'app/code', 'app/remove', 'codes', 'password', 'passkeys/options', 'passkeys', 'passkeys/:id/remove'].map(
      (path) => {
        const empty = (account: string) => send(account, `/v1/security/${path.replace(':id', '1')}`, json('POST', {}));
        // Everybody is told what the body lacks: these are one's own.
        return [`POST /v1/security/${path}`, [{ name: path, ask: empty, expected: () => [422] }]];
      },
    ),
  ),
  'GET /v1/security/proof': [get('/v1/security/proof', () => true)],
  'POST /v1/security/proof': [
    {
      name: 'a proof without a password',
      ask: (account) => send(account, '/v1/security/proof', json('POST', {})),
      expected: () => [422],
    },
  ],
  // Nobody here has a passkey.
  'POST /v1/security/proof/passkey': [
    {
      name: 'a passkey for a proof',
      ask: (account) => send(account, '/v1/security/proof/passkey', json('POST', {})),
      expected: () => [404],
    },
  ],
  'GET /v1/events': [get('/v1/events', () => true)],
  'PUT /v1/presence': Object.entries(HOLDERS).map(([category, code]): Cell => ({
    name: `presence on ${category}`,
    ask: (account) =>
      send(
        account,
        '/v1/presence',
        json('PUT', { category, card_key: 'x:1', stream: crypto.randomUUID(), is_held: true }),
      ),
    expected: (person) => (holds(person, code) ? [204] : [403]),
  })),
  'PUT /v1/viewers': [
    ...SEES_BOARD,
    ['presite', (person: Person) => holds(person, 'CAN_SCHEDULE_PRESITE')] as const,
  ].map(([category, may]): Cell => ({
    name: `viewers of ${category}`,
    ask: (account) =>
      send(
        account,
        '/v1/viewers',
        json('PUT', { category, stream: crypto.randomUUID(), screen: crypto.randomUUID(), is_open: true }),
      ),
    expected: (person) => (may(person) ? [200] : [403]),
  })),
  'GET /v1/prints/:view/:category': SEES_BOARD.map(([category, may]) => get(`/v1/prints/week/${category}`, may)),
  'PUT /v1/prints/:view/:category': SEES_BOARD.map(([category, may]): Cell => ({
    name: `prints of ${category}`,
    ask: (account) => send(account, `/v1/prints/day/${category}`, json('PUT', {})),
    expected: (person) => (may(person) ? [204] : [403]),
  })),
  'GET /v1/address-warnings': [
    get('/v1/address-warnings?zip=77002&city=Katy', (person) => holds(person, ...EDITS_SOMETHING)),
  ],
  'GET /v1/geocode': [get('/v1/geocode?zip=77002', (person) => holds(person, ...EDITS_SOMETHING))],
  'POST /v1/distances': [
    {
      name: 'distances',
      ask: (account) => send(account, '/v1/distances', json('POST', { legs: [] })),
      expected: (person) => (holds(person, ...MOVES_CARDS) ? [200] : [403]),
    },
  ],
  'GET /v1/weather': [get('/v1/weather', (person) => SEES_BOARD.some(([, may]) => may(person)))],
  'GET /v1/health': [get('/v1/health', (person) => holds(person, 'CAN_VIEW_ADMIN_DASHBOARD'))],
  'GET /v1/settings': [get('/v1/settings', (person) => holds(person, 'CAN_VIEW_ADMIN_DASHBOARD'))],
  // Other programs: by the codes that the operator names, which sources.test.ts has.
  'GET /v1/sources': [get('/v1/sources', () => true)],
  'GET /v1/source-rights': [
    get('/v1/source-rights', (person) => holds(person, 'CAN_VIEW_ROLES', 'CAN_ADMINISTER_USER')),
  ],
  'GET /v1/sources/:name': 'sources.test.ts',
  'POST /v1/sources/:name': 'sources.test.ts',
  // Exports, imports, papers.
  'GET /v1/export/:name': 'rightsOfRoutes.test.ts',
  'GET /v1/export/all': 'rightsOfRoutes.test.ts',
  'GET /v1/export/job-search': [get('/v1/export/job-search', (person) => holds(person, 'CAN_VIEW_JOB'))],
  'GET /v1/export/report/:name': [
    ...REPORTS.map((name): Cell => ({
      name: `report ${name}`,
      ask: (account) => send(account, `/v1/export/report/${name}`),
      // A report that asks for a color says so to who may see it.
      expected: (person) =>
        CALL_REFERENCE[callOf(name)]?.(exporter(person)) ? [name === 'color-location' ? 422 : 200] : [403],
    })),
    ...[
      ['gunite', 'GUNITE'],
      ['pebble', 'PEBBLE'],
      ['remodel', 'PEBBLE_REMODEL'],
    ].map(([category, code]) =>
      get(
        `/v1/export/report/year-over-year?filters=${encodeURIComponent(JSON.stringify({ category }))}`,
        (person) => holds(person, 'CAN_VIEW_REPORTS') && holds(person, `CAN_VIEW_REPORT_YEAR_OVER_YEAR_${code}`),
      ),
    ),
  ],
  'POST /v1/import/:name': 'rightsOfRoutes.test.ts',
  'POST /v1/import/:name/look': 'rightsOfRoutes.test.ts',
  'POST /v1/import/:name/refused': 'rightsOfRoutes.test.ts',
  'GET /v1/pdf/:kind/:id': 'rightsOfRoutes.test.ts',
  // Files of jobs.
  'GET /v1/documents/:id/file': 'rightsOfRoutes.test.ts',
  'GET /v1/documents/zip': [
    ...Object.values(PAPERS).map((id) => zipOf([id])),
    zipOf([PAPERS.plan, PAPERS.of_part]),
    zipOf(Object.values(PAPERS)),
    get('/v1/documents/zip?ids=4711', () => false),
  ],
  'PUT /v1/image/:id': SUB_JOBS.map((subJob): Cell => ({
    name: `picture of ${subJob.id}`,
    ask: (account) =>
      send(
        account,
        `/v1/image/${subJob.id}`,
        json('PUT', { key: 'job/1/documents/Presite/a.png', file_name: 'a.png', file_type: 'image/png' }),
      ),
    // Who may is told that the key names another folder.
    expected: (person) => (addsPictures(subJob)(person) ? [422] : [403, 404]),
  })),
};

describe('each address below /v1', () => {
  it('has a row here: whoever adds one says who it is for', () => {
    const below = routesOf(app.app.printRoutes()).filter(({ path }) => path.startsWith('/v1/'));
    expect(below.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  it('asks for a token, but for those that carry their own right', async () => {
    const open: string[] = [];
    for (const route of Object.keys(ROUTES)) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await fetch(`${app.url}${path.replace(/:\w+/g, '1').replace('*', 'x')}`, { method });
      if (![401, 403].includes(status)) open.push(`${route} is ${status}`);
    }
    expect(open).toEqual([
      'GET /v1/config is 200',
      'GET /v1/address is 200',
      'POST /v1/login is 422',
      'POST /v1/login/code is 422',
      'POST /v1/login/enrol is 422',
      'POST /v1/login/enrol/code is 422',
      'POST /v1/login/passkey/options is 200',
      'POST /v1/login/passkey is 422',
      'POST /v1/browser-errors is 422',
    ]);
  });

  it('is for whom its row says: the twelve demo accounts and a user for each code [AUTH-061 API-036]', async () => {
    const cells = Object.values(ROUTES).flatMap((row) => (typeof row === 'string' ? [] : row));
    expect(await differences(cells)).toEqual([]);
  }, 240_000);

  it('tells the own profile and nobody else’s [AUTH-058]', async () => {
    const { rows } = await app.database.pool.query<{ sub: string }>(
      "select sub from app_user where email = 'nobody@trowel.test'",
    );
    const of = (account: string) =>
      send(account, `/v1/getCurrentUserProfile?sub=${encodeURIComponent(rows[0]?.sub ?? '')}`);
    expect([(await of('nobody')).status, (await of('admin')).status]).toEqual([200, 403]);
  });
});

/** Answered by what the address or the body itself carries: nobody asks these who is there. */
const WITHOUT_TOKEN =
  /^(GET \/v1\/(config|address)|POST \/v1\/(login|session)(\/.*)?|PUT \/v1\/uploads\/\*|GET \/v1\/files\/\*)$/;
/** What a page that is seen as somebody else asks for. */
const IN_VIEWS = new Set([
  'POST /v1/browser-errors',
  'GET /v1/getCurrentUserProfile',
  'GET /v1/geocode',
  'GET /v1/address-warnings',
  'GET /v1/health',
  'GET /v1/settings',
  'GET /v1/sources',
  'GET /v1/sources/:name',
  'GET /v1/source-rights',
  'POST /v1/sources/:name',
  'GET /v1/weather',
  'GET /v1/prints/:view/:category',
  'GET /v1/pdf/:kind/:id',
  'GET /v1/documents/:id/file',
  'GET /v1/documents/zip',
]);

/** An address that means the same and is written otherwise. */
const writtenOtherwise = (path: string): string[] => [
  path,
  path.replace(/^\/v1\/(.)/, (_all, letter: string) => `/v1/%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/^\/v1/, '/%76%31'),
  `${path}/`,
  `${path}?x=/v1/health`,
];

describe('each address, however it is written', () => {
  const ask = async (route: string, address: string, headers: Record<string, string>) => {
    const [method = ''] = route.split(' ');
    const response = await fetch(`${app.url}${address}`, { method, headers, redirect: 'manual' });
    const body = response.headers.get('content-type')?.includes('json') ? ((await response.json()) as Refused) : {};
    if (!response.bodyUsed) await response.body?.cancel();
    return { status: response.status, rule: body.error?.rule };
  };
  interface Refused {
    error?: { rule?: string };
  }
  const addresses = (route: string): string[] => {
    const path = route.split(' ')[1] ?? '';
    return writtenOtherwise(path.replace(/:\w+/g, 'customer').replace('*', 'x'));
  };
  const routes = (): string[] =>
    routesOf(app.app.printRoutes())
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => route.split(' ')[1]?.startsWith('/v1/') && !WITHOUT_TOKEN.test(route));

  it('is refused to a page that is seen as somebody else, but for those on the list [SEC-002 OPS-008]', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select id from app_user where email = 'scheduler@trowel.test'",
    );
    const begun = await app.graphql<{ viewAsUser: { key: string } }>(
      'admin',
      'mutation ($id: Int!) { viewAsUser(user_id: $id) { key } }',
      { id: rows[0]?.id },
    );
    const headers = { authorization: `Bearer ${begun.data?.viewAsUser.key}` };
    const noted = () => app.database.pool.query('select count(*) from change_log').then((answer) => answer.rows);
    const before = await noted();
    const found: string[] = [];
    for (const route of routes())
      for (const address of addresses(route)) {
        const { status, rule } = await ask(route, address, headers);
        if ((rule === 'view_only') === IN_VIEWS.has(route)) found.push(`${route} by ${address} is ${status} ${rule}`);
      }
    expect(found).toEqual([]);
    expect(await noted()).toEqual(before);
  }, 120_000);

  it('is refused to whoever brings the work of a device, his own or another’s, but for a photo of it [SEC-002]', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select id from app_user where email in ('admin@trowel.test', 'office@trowel.test')",
    );
    const found: string[] = [];
    for (const { id } of rows) {
      const headers = { authorization: `Bearer ${await app.token('admin')}`, 'x-device-user': String(id) };
      for (const route of routes().filter((one) => one !== 'POST /v1/browser-errors'))
        for (const address of addresses(route)) {
          const { status } = await ask(route, address, headers);
          if ((status === 403) === (route === 'PUT /v1/image/:id')) found.push(`${route} by ${address} is ${status}`);
        }
    }
    expect(found).toEqual([]);
  }, 120_000);
});
