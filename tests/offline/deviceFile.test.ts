import { Dexie } from 'dexie';
import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { composed } from '../../src/dataProvider/gql';
import { createServer, type MutationOptions } from '../../src/dataProvider/server';
import { jobKind } from '../../src/jobs/offline/jobKind';
import { createApplier } from '../../src/offline/apply/applyChanges';
import { readChangesText } from '../../src/offline/apply/readChangesText';
import { recordKind } from '../../src/offline/records/recordKind';
import type { Request } from '../../src/offline/sync/change';
import { createSync, type SyncWorld } from '../../src/offline/sync/createSync';
import { newAction } from '../../src/offline/sync/newAction';
import { readChangesFile, type ChangesFile } from '../../src/offline/workspace/changesFile';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../../src/offline/workspace/database';
import { openDevice, type KindOf } from '../../src/offline/workspace/openDevice';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';

const app = await testApp();
const { pool } = app.database;
const office = await pool
  .query<{ id: number }>(`select id from app_user where email = 'office@trowel.test'`)
  .then(({ rows }) => rows[0]?.id ?? 0);

const find = (name: string) => RESOURCES.find((resource) => resource.name === name);
const homeowners = find('homeowner');
if (!homeowners) throw new Error('homeowners are no resource');
const none = { statuses: [], crews: [], employees: [], phases: [], guniteTypes: [], priorities: [] };
const facts = settleFacts({ today: TEST_TODAY, ...none });

/** The app of a person. @param lose what happens to an answer on its way back */
const appOf = (account: string, lose: (query: string) => boolean = () => false) => {
  const server = createServer({
    getIdToken: () => app.token(account),
    waits: [],
    fetch: async (_path, init) => {
      const answer = await fetch(`${app.url}/graphql`, init);
      if (lose(typeof init?.body === 'string' ? init.body : '')) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const ask = (request: Request) =>
    server.query(composed<Readonly<Record<string, unknown>>>(request.text), request.variables);
  const kinds = { job: jobKind('job', ask, () => facts), homeowner: recordKind(homeowners, find, ask) };
  const kindOf: KindOf = ({ entity }) => (entity === 'job' ? kinds.job : kinds.homeowner);
  const send = ({ text, variables }: Request, options: MutationOptions) =>
    server.mutate(composed(text), variables, options);
  return {
    kindOf,
    send,
    kinds,
    ready: async () => undefined,
    personOf: async () => null,
    sendFile: async () => undefined,
    sendWork: async () => null,
  };
};

let indexedDB: IDBFactory;
const opened: WorkspaceDatabase[] = [];
const openOne = (): WorkspaceDatabase => {
  const database = openWorkspaceDatabase({ indexedDB, IDBKeyRange });
  opened.push(database);
  return database;
};

/** The phone of somebody in the office. */
const phone = (lose?: (query: string) => boolean) => {
  const { kindOf, send, kinds } = appOf('office', lose);
  const device = openDevice(openOne(), office, kindOf);
  const sync = (resolve: SyncWorld['resolve'] = async () => null) =>
    createSync({
      store: device.store,
      kindOf,
      resolve,
      newAction,
      send: (request, action, made_at) => send(request, { action, device: made_at === undefined ? {} : { made_at } }),
    }).run(() => undefined);
  return { device, sync, kinds };
};

/** The file that the phone exports, as an administrator reads it. */
const exported = async (): Promise<ChangesFile> => {
  const file = await readChangesFile({ id: office, name: 'Olga Office' }, Date.now(), openOne);
  const read = readChangesText(JSON.stringify(file));
  if (read.problem !== null) throw new Error(JSON.stringify(read));
  return read.file;
};
const apply = async (file: ChangesFile, resolve: SyncWorld['resolve'] = async () => null) => {
  const { outcomes } = await createApplier(file, appOf('admin'), resolve)(() => undefined);
  return [...outcomes.values()].map((outcome) => outcome?.code ?? 'stored');
};

const make = async (first_name: string): Promise<number> => {
  const made = await app.graphql<{ made: { id: number } }>(
    'admin',
    'mutation ($of: HomeownerInput!) { made: createHomeowner(homeowner: $of) { id } }',
    { of: { first_name } },
  );
  return made.data?.made.id ?? 0;
};
const named = async (pattern: string): Promise<string[]> => {
  const { rows } = await pool.query<{ said: string }>(
    `select concat_ws(' ', first_name, note) as said from homeowner where first_name like $1 order by id`,
    [pattern],
  );
  return rows.map(({ said }) => said);
};
const writes = async (): Promise<number> =>
  Number((await pool.query<{ count: string }>('select count(*) from change_log')).rows[0]?.count);
const historyOf = async (id: number) => {
  const { data } = await app.graphql<{ history: { items: Record<string, unknown>[] } }>(
    'admin',
    'query ($id: Int!) { history(entity: "homeowner", id: $id) { items { at device_at user { name } device_user { id name } } } }',
    { id },
  );
  return data?.history.items ?? [];
};

const fill = async (tag: string): Promise<number> => {
  const { device, kinds } = phone();
  const id = await make(`${tag} old`);
  const stored = await kinds.homeowner.read(id);
  const local = -1 - Math.floor(Math.random() * 1e9);
  await device.keep({
    key: `homeowner:tmp-${randomUUID()}`,
    entity: 'homeowner',
    id: null,
    local,
    title: `${tag} new`,
    since: null,
    draft: { id: local, first_name: `${tag} new`, last_name: null },
  });
  await device.keep({
    key: `homeowner:${id}`,
    entity: 'homeowner',
    id,
    local: null,
    title: `${tag} old`,
    since: stored,
    draft: { ...stored, note: 'Gate on the left' },
  });
  const homeowner = { id: local, name: `${tag} new`, first_name: `${tag} new`, last_name: null };
  await device.keep({
    key: `job:tmp-${randomUUID()}`,
    entity: 'job',
    id: null,
    local: local - 1,
    title: `${tag} job`,
    since: null,
    draft: {
      ...newJobDraft(TEST_TODAY),
      name: `${tag} job`,
      company: { id: 700, name: 'Cibolo' },
      homeowner,
      address_line_1: `${tag} Way 1`,
      city: 'Katy',
      state: 'TX',
      zip_code: '77450',
    },
  });
  return id;
};
const jobsOf = async (tag: string): Promise<{ owner: string }[]> =>
  (
    await pool.query<{ owner: string }>(
      'select h.first_name as owner from job j join homeowner h on h.id = j.homeowner_id where j.name = $1',
      [`${tag} job`],
    )
  ).rows;

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = indexedDB;
  await pool.query(`insert into customer (id, company_name) values (700, 'Cibolo') on conflict do nothing`);
});
afterEach(() => {
  for (const { dexie } of opened.splice(0)) dexie.close();
  vi.unstubAllGlobals();
});

describe('the file of a device', () => {
  it('is applied as the device would have sent it, and the history says whose it was and when', async () => {
    const id = await fill('Once');
    const file = await exported();
    expect(await apply(file)).toEqual(['stored', 'stored', 'stored']);
    expect(await named('Once%')).toEqual(['Once old Gate on the left', 'Once new']);
    expect(await jobsOf('Once')).toEqual([{ owner: 'Once new' }]);
    const [entry] = await historyOf(id);
    const made = file.changes.find(({ key }) => key === `homeowner:${id}`)?.changed_at;
    expect(entry).toMatchObject({ user: { name: expect.any(String) }, device_user: { id: office } });
    expect(Date.parse(String(entry?.device_at))).toBe(Date.parse(String(made)));
    const { data } = await app.graphql<{ changes: { items: { device_user_name: string }[] } }>(
      'admin',
      'query ($id: Int!) { changes(filter: { entity: "homeowner", entity_id: $id }) { items { device_user_name } } }',
      { id },
    );
    expect(data?.changes.items[0]?.device_user_name).toBeTruthy();
  });

  it('is applied twice, and written once', async () => {
    await fill('Twice');
    const file = await exported();
    await apply(file);
    const before = await writes();
    expect(await apply(file)).toEqual(['stored', 'stored', 'stored']);
    expect(await writes()).toBe(before);
    expect(await named('Twice%')).toEqual(['Twice old Gate on the left', 'Twice new']);
  });

  it('is applied after the device sent half of it, whose answer was lost, and before the device comes back', async () => {
    await fill('Half');
    const { stopped } = await phone((query) => query.includes('createHomeowner')).sync();
    expect(stopped).toBe('connection');
    const file = await exported();
    expect(file.changes.filter(({ attempt }) => attempt !== null)).toHaveLength(1);
    expect(await apply(file)).toEqual(['stored', 'stored', 'stored']);
    expect(await named('Half%')).toEqual(['Half old Gate on the left', 'Half new']);
    const before = await writes();
    expect(await phone().sync()).toMatchObject({ synced: 3, failed: [], stopped: null });
    expect(await writes()).toBe(before);
    expect(await jobsOf('Half')).toEqual([{ owner: 'Half new' }]);
  });

  it('does not stand in the way of what was typed on the device afterwards', async () => {
    await fill('Typed');
    await apply(await exported());
    const { device, sync } = phone();
    const [own] = (await device.store.all()).filter(({ key }) => key.startsWith('homeowner:tmp-'));
    if (!own) throw new Error('it is gone');
    const { key, entity, id, local, title, mine } = own;
    const draft = { ...Object(mine), note: 'Dog' };
    await device.keep({ key, entity, id, local, title, since: mine, draft });
    expect(await sync()).toMatchObject({ synced: 3, failed: [] });
    expect(await named('Typed%')).toEqual(['Typed old Gate on the left', 'Typed new Dog']);
    expect(await jobsOf('Typed')).toEqual([{ owner: 'Typed new' }]);
  });

  it('asks about what both changed before it writes, and tries again what was left', async () => {
    const id = await fill('Both');
    await app.graphql(
      'admin',
      'mutation ($id: Int!) { updateHomeowner(id: $id, homeowner: { version: 1, note: "Ring" }) { id } }',
      { id },
    );
    const run = createApplier(await exported(), appOf('admin'), async () => answer);
    let answer: ReadonlySet<string> | null = null;
    const first = await run(() => undefined);
    expect([...first.outcomes].filter(([, one]) => one !== null)).toEqual([
      [`homeowner:${id}`, { code: 'conflict', message: '' }],
    ]);
    expect(await named('Both old')).toEqual(['Both old Ring']);
    answer = new Set();
    const second = await run(() => undefined);
    expect(second.outcomes.get(`homeowner:${id}`)).toBeNull();
    expect(await named('Both old')).toEqual(['Both old Gate on the left']);
  });
});

const UPDATE =
  'mutation ($id: Int!, $version: Int!, $note: LongText) { updateHomeowner(id: $id, homeowner: { version: $version, note: $note }) { id } }';

describe('the file of a device that somebody wrote by hand', () => {
  /** What leaves the browser of an administrator who applies a file. */
  const sentBy = async (file: ChangesFile): Promise<{ texts: string[]; outcomes: string[] }> => {
    const admin = appOf('admin');
    const texts: string[] = [];
    const send: typeof admin.send = (request, options) => {
      texts.push(request.text);
      return admin.send(request, options);
    };
    const { outcomes } = await createApplier(file, { ...admin, send }, async () => null)(() => undefined);
    return { texts, outcomes: [...outcomes.values()].map((outcome) => outcome?.code ?? 'stored') };
  };
  const FORGED = 'mutation { createCustomer(customer: { company_name: "Forged" }) { id } }';

  it('sends no request of its own: each is built anew from the change, under the key of the file [SEC-002]', async () => {
    await fill('Forged');
    await phone((query) => query.includes('createHomeowner')).sync();
    const { changes, ...rest } = await exported();
    const forged = changes.map((change) => {
      const begun = change.attempt ?? { action: newAction(), mine: change.mine, turn: change.turn };
      return { ...change, attempt: { ...begun, request: { text: FORGED, variables: {} } } };
    });
    const { texts, outcomes } = await sentBy({ ...rest, changes: forged });
    expect(outcomes).toEqual(['stored', 'stored', 'stored']);
    expect(texts.filter((text) => !/^mutation \w*\W/.test(text) || text.includes('createCustomer'))).toEqual([]);
    expect((await pool.query("select 1 from customer where company_name = 'Forged'")).rows).toEqual([]);
    expect(await named('Forged%')).toEqual(['Forged old Gate on the left', 'Forged new']);
    // The device, which sent the first of them and heard nothing, finds all of it stored.
    expect(await phone().sync()).toMatchObject({ failed: [], stopped: null });
    expect(await named('Forged%')).toEqual(['Forged old Gate on the left', 'Forged new']);
  });

  it('goes on from a write of a stored record that the device began, whose answer was lost, and was typed on since', async () => {
    const id = await fill('Later');
    await phone((query) => query.includes('updateHomeowner')).sync();
    const { device } = phone();
    const [own] = (await device.store.all()).filter(({ key }) => key === `homeowner:${id}`);
    if (!own) throw new Error('it is gone');
    const { key, entity, local, title, mine } = own;
    await device.keep({ key, entity, id, local, title, since: mine, draft: { ...Object(mine), note: 'Gate and dog' } });
    const before = await exported();
    expect(before.changes.find((change) => change.key === key)?.attempt).toMatchObject({ request: null });
    expect(await apply(before)).toEqual(before.changes.map(() => 'stored'));
    expect(await named('Later old')).toEqual(['Later old Gate and dog']);
    expect(await phone().sync()).toMatchObject({ failed: [], stopped: null });
    expect(await named('Later old')).toEqual(['Later old Gate and dog']);
  });

  it('says of values that no form has written that nothing can be made of them, and sends the others', async () => {
    const id = await fill('Odd');
    const { changes, ...rest } = await exported();
    const odd = changes.map((change) => (change.entity === 'job' ? { ...change, mine: { sub_jobs: null } } : change));
    const { outcomes } = await sentBy({ ...rest, changes: odd });
    expect(outcomes.toSorted()).toEqual(['stored', 'stored', 'unbuilt']);
    expect(await named('Odd%')).toEqual(['Odd old Gate on the left', 'Odd new']);
    expect(id).toBeGreaterThan(0);
  });
});

describe('what a request says of a device', () => {
  it('is believed of those alone who may administer users, of users that exist, and of what a device writes', async () => {
    const id = await make('Rights');
    const ask = async (account: string, user: string, query = UPDATE) => {
      const { errors } = await app.graphql(account, query, { id, version: 1, note: 'No' }, { 'x-device-user': user });
      return errors?.[0]?.extensions?.code;
    };
    expect(await ask('office', '1')).toBe('FORBIDDEN');
    expect(await ask('admin', '999999')).toBe('NOT_FOUND');
    expect(await ask('admin', 'x')).toBe('BAD_USER_INPUT');
    expect(await ask('admin', String(office), 'mutation ($id: Int!) { deleteHomeowner(id: $id) { id } }')).toBe(
      'FORBIDDEN',
    );
    const two =
      'mutation ($id: Int!) { a: updateHomeowner(id: $id, homeowner: { version: 1, note: "a" }) { id } b: deleteHomeowner(id: $id) { id } }';
    expect(await ask('admin', String(office), two)).toBe('FORBIDDEN');
    expect(await named('Rights')).toEqual(['Rights']);
  });

  it('is told with the change, and dropped where it cannot be true', async () => {
    const id = await make('Clock');
    const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();
    const said = [ago(26 * 3_600_000), ago(-86_400_000), 'soon', '1970-01-01T00:00:00Z'];
    for (const [at, time] of said.entries())
      await app.graphql('admin', UPDATE, { id, version: at + 1, note: `${at}` }, { 'x-device-time': time });
    const items = await historyOf(id);
    expect(items.map(({ device_at }) => device_at)).toEqual([null, null, null, expect.any(String), null]);
    expect(Date.parse(String(items[3]?.device_at))).toBe(Date.parse(said[0] ?? ''));
    expect(items.every(({ device_user }) => device_user === null)).toBe(true);
  });
});
