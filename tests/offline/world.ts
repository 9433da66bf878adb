import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { ERRORS } from '#domain/errors';
import { RESOURCES } from '#domain/generated/resources';
import type { JobDraft } from '#domain/jobs/draft';
import { settleFacts, type SettleFacts } from '#domain/subJobs/settleFacts';
import { GUNITE } from '#domain/workOrders/types/gunite';
import { sectionFlag } from '#domain/workOrders/workOrderTypes';
import { ROW_KEY, type FormValues } from '../../src/crud/values/formValues';
import { asCallError } from '../../src/dataProvider/asCallError';
import { CallError } from '../../src/dataProvider/CallError';
import { jobKind } from '../../src/jobs/offline/jobKind';
import type { Batch, Change, ChangeStore, Request, SyncKind } from '../../src/offline/sync/change';
import { recordKind } from '../../src/offline/records/recordKind';
import { changeStore } from '../../src/offline/workspace/changeStore';
import { DeviceFull, openWorkspaceDatabase, type WorkspaceDatabase } from '../../src/offline/workspace/database';
import { TEST_TODAY } from '../support/clock';
import { rootOf, type Ask } from '../support/graphqlHarness';
import type { Fault } from './plan';

/** The tab is gone: nothing after it runs. */
export class Killed extends Error {}

const find = (name: string) => RESOURCES.find((resource) => resource.name === name);
// The office reads no employees: a reference to them is no field of its schema.
const findForAll = (name: string) => (name === 'employee' ? undefined : find(name));
const [homeowners, orders] = [find('homeowner'), find('gunite_work_order')];
if (!homeowners || !orders) throw new Error('homeowners or work orders are no resource');

const LISTS = `{ lists: jobNewLookupQuery {
  statuses { id name is_active show_gunite show_pebble show_warranty show_boulder show_gunite_history show_pebble_prep show_pebble_application show_pebble_detail show_pebble_slurry }
  crews { id name subdivision is_active lookup_company_division_id } employees { id name first_name last_name crew_types { id name } }
  phases { id name } gunite_types { id name } priorities { id name } } }`;

export const readFacts = async (ask: Ask): Promise<SettleFacts> => {
  const { gunite_types: guniteTypes, ...lists } = rootOf<
    Omit<Parameters<typeof settleFacts>[0], 'today' | 'guniteTypes'> & {
      gunite_types: Parameters<typeof settleFacts>[0]['guniteTypes'];
    }
  >(await ask('admin', LISTS), 'lists');
  return settleFacts({ today: TEST_TODAY, guniteTypes, ...lists });
};

export type Send = (request: Request, action?: string) => Promise<Readonly<Record<string, unknown>>>;

/** The server, as the app of a person calls it. */
export const sendAs =
  (ask: Ask, account: string): Send =>
  async ({ text, variables }, action) => {
    const { data, errors } = await ask(account, text, { ...variables }, action);
    if (errors.length > 0) throw asCallError({ graphQLErrors: errors });
    return data ?? {};
  };

interface Kinds {
  job: SyncKind<JobDraft>;
  homeowner: SyncKind<FormValues>;
  order: SyncKind<FormValues>;
}

export const kindsOf = (send: Send, facts: SettleFacts): Kinds => ({
  job: jobKind('job', send, () => facts),
  homeowner: recordKind(homeowners, find, send),
  order: recordKind(orders, findForAll, send),
});

/** A gunite order that says what a saved one must. */
export const anOrder = (job_detail_id: number): FormValues => ({
  job_detail_id,
  work_order_date: TEST_TODAY,
  take_off_form_and_finish: 'Yes',
});
export const aLoad = (key: string, truck_number: string): FormValues => ({ [ROW_KEY]: key, truck_number });
export const aHistoryRow = (key: string, notes: string): Readonly<Record<string, unknown>> => ({
  key,
  id: null,
  type: { id: 9, name: null },
  status: { id: 2, name: null },
  crew: null,
  gunite_date: '2026-03-20',
  yardage: null,
  job_order: null,
  notes,
});

const COMPLETE = {
  crew_id: 7041,
  foreman_id: 7101,
  on_job: '07:00',
  leave_job: '15:00',
  crew_members: [{ employee_id: 7101 }],
  perimeter: 80,
  depth_low: 3.5,
  is_spa: false,
  is_steel_okay: true,
  yards_shot: 40,
  ...Object.fromEntries(GUNITE.sections.map((section) => [sectionFlag(section), true])),
};

/** Somebody in the office fills in what an order lacks and completes it; one that stands still already stays so. */
export const completeOrder = async (ask: Ask, id: number): Promise<void> => {
  const found = await ask('admin', 'query ($id: Int!) { one: guniteWorkOrder(id: $id) { version is_complete } }', {
    id,
  });
  const { version, is_complete } = rootOf<{ version: number; is_complete: boolean }>(found, 'one');
  if (is_complete) return;
  const text = `mutation ($id: Int!, $it: GuniteWorkOrderPatch!) { it: updateGuniteWorkOrder(id: $id, gunite_work_order: $it) { is_complete } }`;
  const saved = await ask('admin', text, { id, it: { ...COMPLETE, version } });
  if (!rootOf<{ is_complete: boolean }>(saved, 'it').is_complete) throw new Error('the order is not complete');
};

const cut = (): CallError => new CallError('Failed to fetch');
const expired = (): CallError =>
  new CallError(ERRORS.UNAUTHENTICATED.message, ERRORS.UNAUTHENTICATED.status, { code: 'UNAUTHENTICATED' });
const later = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1);
  });

/** A phone: its database, which outlives its tabs, and a network that fails when it is told to. */
export class Phone {
  readonly database: WorkspaceDatabase;
  #send: Send;
  #awaits = 0;
  #faults: readonly Fault[] = [];
  /** What was given up on the way, and is still on it. */
  #delayed: (() => Promise<unknown>)[] = [];
  #overtake: (text: string) => Promise<void>;
  clock = 0;

  /** @param overtake somebody else writes what is about to be written */
  constructor(send: Send, overtake: (text: string) => Promise<void>) {
    this.#send = send;
    this.#overtake = overtake;
    this.database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  }

  /** From now on these things go wrong, counted from here. */
  begin(faults: readonly Fault[], clock = 0): void {
    this.#faults = faults;
    this.#awaits = 0;
    this.clock = clock;
  }

  #next(): Fault['kind'] | undefined {
    const at = this.#awaits;
    this.#awaits += 1;
    return this.#faults.find((fault) => fault.at === at)?.kind;
  }

  now = (): number => Date.now() + this.clock;

  /** Whatever is still on its way arrives; nobody waits for its answer. */
  arrive = async (): Promise<void> => {
    const late = this.#delayed.splice(0);
    for (const deliver of late) await deliver().catch(() => undefined);
  };

  send = async (request: Request, action?: string): Promise<Readonly<Record<string, unknown>>> => {
    const fault = this.#next();
    if (fault === 'killed before') throw new Killed();
    if (fault === 'cut before') throw cut();
    if (fault === 'expired') throw expired();
    if (fault === 'late') await later();
    if (fault === 'overtaken') await this.#overtake(request.text);
    if (fault === 'delayed' || fault === 'swallowed') {
      this.#delayed.push(() => this.#send(request, action));
      throw fault === 'delayed' ? cut() : new Killed();
    }
    if (fault === 'twice' && action !== undefined) {
      const [first, second] = await Promise.allSettled([this.#send(request, action), this.#send(request, action)]);
      const answered = [first, second].find((one) => one.status === 'fulfilled');
      if (answered) return answered.value;
      throw first.status === 'rejected' ? first.reason : cut();
    }
    const answer = await this.#send(request, action);
    await this.arrive();
    if (fault === 'cut after') throw cut();
    if (fault === 'killed after') throw new Killed();
    return answer;
  };

  /** What its tabs keep; a full device keeps nothing of it. */
  get store(): ChangeStore {
    const store = changeStore(this.database, 1, this.now);
    const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const fault = this.#next();
      if (fault === 'killed before') throw new Killed();
      const value = await work();
      if (fault === 'killed after') throw new Killed();
      return value;
    };
    return {
      all: () => guarded(store.all),
      one: (key) => guarded(() => store.one(key)),
      numbers: () => guarded(store.numbers),
      modify: (key, decide: (found: Change | undefined) => Batch) => {
        if (this.#faults.some(({ at, kind }) => at === this.#awaits && kind === 'full')) {
          this.#awaits += 1;
          return Promise.reject(new DeviceFull());
        }
        return guarded(() => store.modify(key, decide));
      },
    };
  }

  async copy(key: string): Promise<unknown> {
    return (await this.database.tables.cache.get([1, key]))?.value;
  }

  async keepCopy(key: string, value: unknown): Promise<void> {
    await this.database.tables.cache.put({ user: 1, key, at: this.now(), stamp: null, value });
  }

  close(): void {
    this.database.dexie.close();
  }
}
