import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../server/db/database';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { FormValues } from '../../src/crud/values/formValues';
import { isConflict } from '../../src/dataProvider/CallError';
import { createSync, type Question, type SyncResult } from '../../src/offline/sync/createSync';
import { newAction } from '../../src/offline/sync/newAction';
import { keepChange } from '../../src/offline/sync/keepChange';
import { ENTITIES, type Change, type SyncKind } from '../../src/offline/sync/change';
import { DeviceFull } from '../../src/offline/workspace/database';
import { TEST_TODAY } from '../support/clock';
import { rootOf, type Ask } from '../support/graphqlHarness';
import { judge, lastSeq, textsInSql, type Typed } from './judge';
import { isOnPhone, PHONES, randomOf, type Fault, type RecordName, type Step } from './plan';
import { cellOf, kindNamed, opened, orderTexts, readAt, rowsOf, textsIn, writeAt, type Path } from './texts';
import { aHistoryRow, aLoad, anOrder, completeOrder, Killed, kindsOf, Phone, sendAs, type Send } from './world';

/** Who writes, by the account and the number of the user. */
const PEOPLE = ['manager', 'scheduler', 'admin', 'office'] as const;

const ORDER = 'work_order:gunite_work_order';

/** One run of a plan, with all that must be known to judge it. */
export const tellStory = async (
  ask: Ask,
  { pool }: Pick<OpenDatabase, 'pool'>,
  facts: SettleFacts,
  seed: number,
  steps: readonly Step[],
): Promise<string[]> => {
  const random = randomOf(seed + 7);
  const tag = randomUUID().slice(0, 8);
  const since = await lastSeq({ pool });
  const sends = PEOPLE.map((account) => sendAs(ask, account));
  const sendOf = (who: number): Send => sends[who] ?? sendAs(ask, 'admin');
  /** Somebody in the office writes what is about to be written. */
  const overtake = (text: string): Promise<void> => {
    const of = order !== null && text.includes('updateGuniteWorkOrder') ? 'order' : 'job';
    return editThere(3, of, typeInto(3, cellOf(of, random(5))));
  };
  const phones = PHONES.map((who) => new Phone(sendOf(who), overtake));
  const phoneOf = (who: number): Phone => phones[who % phones.length] ?? new Phone(sendOf(who), overtake);
  const kinds = PEOPLE.map((_, who) => kindsOf(isOnPhone(who) ? phoneOf(who).send : sendOf(who), facts));
  const kindOf = (who: number, entity: string): SyncKind => {
    const own = kinds[who] ?? kindsOf(sendOf(who), facts);
    if (entity === 'homeowner') return own.homeowner;
    return entity === 'work_order' ? own.order : own.job;
  };

  const faults: string[] = [];
  const typed = new Map<string, Typed>();
  const given = new Set<string>();
  const chosenOver = new Map<string, Set<string>>();
  const again = new Set<string>();
  let count = 0;
  const newText = (who: number, over: unknown): string => {
    count += 1;
    const text = `v${count} ${tag}`;
    typed.set(text, { who, over: typeof over === 'string' ? over : null });
    return text;
  };

  // The job that everybody knows, with two rows, and what else the story is about.
  const admin = kindsOf(sendOf(2), facts);
  /** A sub-job as a form makes it offline, with a number of the phone. */
  const aSubJob = (notes: string): SubJobDraft => {
    const id = -1 - random(2_000_000_000);
    const gunite = { ...newSubJobDraft(String(id), { id: 1, name: 'Gunite' }, facts), id };
    return gunite.gunite_details ? { ...gunite, gunite_details: { ...gunite.gunite_details, notes } } : gunite;
  };
  const created = rootOf<{ id: number; sub_jobs: { id: number }[] }>(
    await ask('admin', `mutation ($job: JobInput!) { createJob(job: $job) { id sub_jobs { id } } }`, {
      job: {
        name: `Job ${tag}`,
        company: { id: 700 },
        sub_jobs: [
          {
            job_category: { id: 1 },
            gunite_details: {
              gunite_history: [
                { type: { id: 1 }, status: { id: 2 } },
                { type: { id: 9 }, status: { id: 2 } },
              ],
            },
          },
        ],
      },
    }),
    'createJob',
  );
  const isAbout = (name: RecordName): boolean => steps.some((step) => 'of' in step && step.of === name);
  const make = async <Draft>(kind: SyncKind<Draft>, draft: Draft): Promise<{ id: number; draft: Draft } | null> => {
    const request = kind.request(draft, null);
    return request && kind.stored(await sendOf(2)(request, randomUUID()), draft);
  };
  const madeOwner = isAbout('homeowner') ? await make(admin.homeowner, { first_name: `Ann ${tag}`, note: null }) : null;
  const madeOrder = isAbout('order')
    ? await make(admin.order, { ...anOrder(created.sub_jobs[0]?.id ?? 0), loads: [{ yards: null }] })
    : null;
  const [owner, order] = [madeOwner?.id ?? null, madeOrder?.id ?? null];
  const own = new Map<string, { key: string; local: number }>();
  const made: { table: string; column: string; text: string }[] = [];

  /** The records that everybody knows. */
  const known = (): { of: 'job' | 'homeowner' | 'order'; entity: string; id: number; key: string }[] => [
    { of: 'job', entity: 'job', id: created.id, key: `job:${created.id}` },
    ...(owner === null
      ? []
      : [{ of: 'homeowner' as const, entity: 'homeowner', id: owner, key: `homeowner:${owner}` }]),
    ...(order === null ? [] : [{ of: 'order' as const, entity: 'work_order', id: order, key: `${ORDER}:${order}` }]),
  ];
  const keyOf = (who: number, of: RecordName): string | undefined =>
    known().find((one) => one.of === of)?.key ?? own.get(`${who} ${of}`)?.key;

  /** What a phone shows of a record: what was changed there, else its copy. */
  const shown = async (
    who: number,
    key: string,
  ): Promise<{ draft: unknown; change: Change | undefined; key: string } | null> => {
    const phone = phoneOf(who);
    const plain = phone.store;
    phone.begin([]);
    const entry = [...own.values()].find((one) => one.key === key);
    const number = entry && (await plain.numbers()).get(entry.local);
    const real = number === undefined ? key : key.replace(/[^:]*$/, String(number));
    const change = await plain.one(real);
    const draft = change ? change.mine : await phone.copy(real);
    return draft === undefined ? null : { draft, change, key: real };
  };
  const keep = async (
    who: number,
    key: string,
    since: unknown,
    draft: unknown,
    change: Change | undefined,
  ): Promise<void> => {
    const entity = ENTITIES.find((name) => key.startsWith(`${name}:`)) ?? 'job';
    const id = /:\d+$/.test(key) ? Number(key.split(':').at(-1)) : null;
    const local = [...own.values()].find((one) => one.key === key)?.local ?? change?.local ?? null;
    await keepChange(
      phoneOf(who).store,
      kindOf(who, entity),
      { key, entity, id, local, title: key, since, draft },
      phoneOf(who).now,
    );
  };

  /** Types a text on a phone: what was typed there before and not sent is typed over. */
  const editHere = async (
    who: number,
    key: string,
    edit: (draft: unknown) => unknown,
    fails: readonly Fault[] = [],
  ): Promise<void> => {
    const now = await shown(who, key);
    if (!now) return;
    const draft = opened(edit(now.draft));
    const before = new Set(textsIn(now.draft));
    for (const text of textsIn(draft)) before.delete(text);
    for (const text of before) if (typed.get(text)?.who === who) given.add(text);
    phoneOf(who).begin(fails);
    try {
      await keep(who, now.key, now.draft, draft, now.change);
    } catch (error) {
      if (!(error instanceof Killed || error instanceof DeviceFull)) throw error;
      // Nobody was told that it is saved.
      for (const text of textsIn(draft)) if (!textsIn(now.draft).includes(text)) given.add(text);
    }
  };
  /** An office edit: on the record as it is now, and once more when somebody was first. */
  const editThere = async (
    who: number,
    of: 'job' | 'homeowner' | 'order',
    edit: (draft: unknown) => unknown,
  ): Promise<void> => {
    const { entity, id } = known().find((one) => one.of === of) ?? { entity: of, id: 0 };
    const kind = kindOf(who, entity);
    for (let turn = 0; turn < 5; turn += 1) {
      const theirs = await kind.read(id);
      if (theirs === null) return;
      const edited = opened(edit(theirs));
      const request = kind.request(edited, theirs);
      if (request === null) return;
      try {
        await sendOf(who)(request, randomUUID());
        return;
      } catch (error) {
        if (!isConflict(error)) throw error;
        // It is typed anew over what somebody was faster with.
        for (const text of textsIn(edited)) if (!textsIn(theirs).includes(text)) given.add(text);
      }
    }
  };
  const addRow =
    (who: number, of: 'job' | 'order') =>
    (draft: unknown): unknown => {
      const rows = readAt(draft, rowsOf(of));
      if (!Array.isArray(rows)) return draft;
      const text = newText(who, null);
      const key = `new-${count}`;
      return writeAt(draft, rowsOf(of), [...rows, of === 'job' ? aHistoryRow(key, text) : aLoad(key, text)]);
    };
  const dropRow =
    (of: 'job' | 'order') =>
    (draft: unknown): unknown => {
      const rows = readAt(draft, rowsOf(of));
      if (!Array.isArray(rows) || rows.length < 2) return draft;
      for (const text of textsIn(rows.at(-1))) given.add(text);
      return writeAt(draft, rowsOf(of), rows.slice(0, -1));
    };
  const typeInto =
    (who: number, path: Path) =>
    (draft: unknown): unknown => {
      const over = readAt(draft, path);
      return over === undefined ? draft : writeAt(draft, path, newText(who, over));
    };

  const resolve = async ({
    change,
    contested: asked,
    theirs: stored,
  }: Question): Promise<ReadonlySet<string> | null> => {
    if (random(12) === 0) return null;
    const theirs = new Set(asked.map(({ path }) => path).filter(() => random(2) === 0));
    // An order that stays complete stays as it is. Of a row of an order it is asked whether it is there.
    if (theirs.has('is_complete')) for (const text of textsIn(change.mine)) given.add(text);
    const sideOf = (side: unknown, draft: unknown, path: string): unknown =>
      typeof side === 'boolean' ? (side ? orderTexts(draft, path) : undefined) : side;
    const contested = asked
      .filter(({ path }) => path !== 'is_complete')
      .map(({ path, ...one }) => ({
        path,
        mine: sideOf(one.mine, change.mine, path),
        theirs: sideOf(one.theirs, stored, path),
      }));
    for (const one of contested) {
      const [lost, won] = theirs.has(one.path) ? [one.mine, one.theirs] : [one.theirs, one.mine];
      for (const text of textsIn(lost)) given.add(text);
      for (const text of textsIn(won)) {
        chosenOver.set(text, new Set([...(chosenOver.get(text) ?? []), ...textsIn(lost)]));
        if (one.theirs === undefined) again.add(text);
      }
      if (one.mine === undefined || one.theirs === undefined)
        for (const text of [...textsIn(one.mine), ...textsIn(one.theirs)]) given.add(text);
    }
    return theirs;
  };
  const sync = async (who: number): Promise<SyncResult | null> => {
    const phone = phoneOf(who);
    try {
      return await createSync({
        store: phone.store,
        kindOf: ({ entity }) => kindOf(who, entity),
        send: phone.send,
        resolve,
        newAction,
      }).run(() => undefined);
    } catch (error) {
      if (error instanceof Killed || error instanceof DeviceFull) return null;
      throw error;
    }
  };
  const look = async (who: number): Promise<void> => {
    const phone = phoneOf(who);
    for (const { entity, id, key } of known()) {
      const theirs = await kindOf(who, entity).read(id);
      if (theirs !== null) await phone.keepCopy(key, theirs);
    }
  };

  /** What the form of each phone's own order holds, and the key under which it is made. */
  const drafts = new Map<number, { key: string; draft: FormValues }>();
  const ofFault = (error: unknown): undefined => {
    if (!(error instanceof Killed || error instanceof DeviceFull)) throw error;
    return undefined;
  };
  /** Saves the order's form out of a draft that outlived its save; what waits was perhaps typed into since. */
  const makeAgain = async (
    who: number,
    begun: { key: string; draft: FormValues },
    { isTyped, faults: fails }: Extract<Step, { does: 'make again' }>,
  ): Promise<void> => {
    const phone = phoneOf(who);
    const cell = cellOf('own order', random(2));
    if (isTyped) await editHere(who, begun.key, typeInto(who, cellOf('own order', random(2))));
    phone.begin(fails);
    const waiting = (await phone.store.one(begun.key).catch(ofFault)) ?? null;
    const local = waiting?.local ?? -1 - random(2_000_000_000);
    const first = { ...begun.draft, id: local };
    const typedInto = isTyped ? typeInto(who, cell)(first) : first;
    const kind = kindOf(who, 'work_order');
    const named = { key: begun.key, entity: 'work_order', id: null, local, title: begun.key } as const;
    const save = (since: unknown, draft: unknown): Promise<void> =>
      keepChange(phone.store, kind, { ...named, since, draft }, phone.now);
    const asked = async (error: unknown): Promise<void> => {
      if (!(isConflict(error) && error.isOwn && waiting)) throw error;
      const { current: theirs } = error;
      const { contested } = kind.merge(first, typedInto, theirs);
      const chosen = await resolve({ change: { ...waiting, mine: typedInto }, contested, theirs });
      if (chosen === null) throw new Killed();
      await save(theirs, kind.merge(first, typedInto, theirs, chosen).merged);
    };
    try {
      await save(waiting && first, typedInto).catch(asked);
    } catch (error) {
      ofFault(error);
      // Nobody was told that it is saved.
      for (const text of textsIn(typedInto)) if (!textsIn(first).includes(text)) given.add(text);
    }
  };
  const first = { job: await admin.job.read(created.id), homeowner: madeOwner?.draft, order: madeOrder?.draft };
  for (const who of PHONES) for (const { of, key } of known()) await phoneOf(who).keepCopy(key, first[of]);
  for (const step of steps) {
    const { who } = step;
    if (step.does === 'edit') {
      const key = keyOf(who, step.of);
      const path = cellOf(step.of, step.cell);
      if (key === undefined) continue;
      if (isOnPhone(who)) await editHere(who, key, typeInto(who, path), step.faults);
      else await editThere(who, kindNamed(step.of), typeInto(who, path));
    } else if (step.does === 'add row' || step.does === 'drop row') {
      const edit = step.does === 'add row' ? addRow(who, step.of) : dropRow(step.of);
      if (isOnPhone(who)) await editHere(who, keyOf(who, step.of) ?? '', edit);
      else await editThere(who, step.of, edit);
    } else if (step.does === 'complete') {
      const local = own.get(`${step.phone} own order`)?.local;
      phoneOf(step.phone).begin([]);
      const id = step.of === 'order' ? order : (await phoneOf(step.phone).store.numbers()).get(local ?? 0);
      if (id !== null && id !== undefined) await completeOrder(ask, id);
    } else if (step.does === 'make') {
      if (own.has(`${who} own job`)) continue;
      const homeowner = { key: `homeowner:tmp-${randomUUID()}`, local: -1 - random(2_000_000_000) };
      const job = { key: `job:tmp-${randomUUID()}`, local: -1 - random(2_000_000_000) };
      const ordered = { key: `${ORDER}:tmp-${randomUUID()}`, local: -1 - random(2_000_000_000) };
      own.set(`${who} own homeowner`, homeowner).set(`${who} own job`, job).set(`${who} own order`, ordered);
      const [first_name, name, invoice_number] = [newText(who, null), newText(who, null), newText(who, null)];
      made.push(
        { table: 'homeowner', column: 'first_name', text: first_name },
        { table: 'job', column: 'name', text: name },
        { table: 'gunite_work_order', column: 'invoice_number', text: invoice_number },
      );
      phoneOf(who).begin([]);
      await keep(
        who,
        homeowner.key,
        null,
        { id: null, first_name, last_name: null, note: null, mailing_address: null },
        undefined,
      );
      const subJob = aSubJob(newText(who, null));
      const draft: JobDraft = {
        ...newJobDraft(TEST_TODAY),
        name,
        company: { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null },
        homeowner: { id: homeowner.local, name: first_name, first_name, last_name: null },
        sub_jobs: [subJob],
      };
      await keep(who, job.key, null, draft, undefined);
      const { local } = ordered;
      const begun = { ...anOrder(subJob.id ?? 0), id: local, invoice_number, notes: null, steel_notes: null };
      await keep(who, ordered.key, null, begun, undefined);
      drafts.set(who, { key: ordered.key, draft: begun });
    } else if (step.does === 'make again') {
      const begun = drafts.get(who);
      if (!begun) continue;
      await makeAgain(who, begun, step);
    } else if (step.does === 'look') {
      phoneOf(who).begin([], step.clock);
      await look(who);
    } else if (step.does === 'abandon') {
      const phone = phoneOf(who);
      phone.begin([]);
      // A write that was begun may have been carried out: it is not forgotten.
      for (const change of await phone.store.all()) {
        if (change.attempt !== null) continue;
        for (const text of textsIn(change.mine)) given.add(text);
        await phone.store.modify(change.key, () => ({ remove: [change.key] }));
        for (const [name, one] of own) if (one.key === change.key) own.delete(name);
      }
    } else if (step.does === 'sync') {
      phoneOf(who).begin(step.faults, step.clock);
      await Promise.all(Array.from({ length: step.tabs }, () => sync(who)));
    }
  }

  // In the end everybody has a network and nothing goes wrong.
  for (const phone of phones) await phone.arrive();
  for (let turn = 0; turn < 6; turn += 1)
    for (const who of PHONES) {
      phoneOf(who).begin([]);
      if ((await phoneOf(who).store.all()).length === 0) continue;
      const result = await sync(who);
      for (const { code, message } of result?.failed ?? [])
        if (code === 'refused') faults.push(`phone ${who} is refused: ${message}`);
    }

  // Nothing waits any more but what nobody decides.
  for (const who of PHONES) {
    const left = await phoneOf(who).store.all();
    for (const change of left) {
      if (change.attempt !== null) faults.push(`phone ${who}: a write of ${change.key} is still open`);
      if (!['conflict', 'waits'].includes(change.refusal?.code ?? ''))
        faults.push(`phone ${who}: ${change.key} was left behind (${change.refusal?.code ?? 'unsent'})`);
      for (const text of textsIn(change.mine)) given.add(text);
    }
  }

  faults.push(...(await judge({ pool }, { tag, since, people: PEOPLE, typed, given, chosenOver, again, made })));

  // SQL, the server and a device that has looked agree.
  const inSql = await textsInSql({ pool }, created.id, owner, order);
  const looker = seed % PHONES.length;
  phoneOf(looker).begin([]);
  await look(looker);
  const sorted = (value: unknown): string => [...new Set(textsIn(value))].toSorted().join();
  for (const { of, key } of known())
    if (sorted(await phoneOf(looker).copy(key)) !== sorted(inSql[of]))
      faults.push(`phone ${looker} and SQL do not agree about ${key}`);
  for (const phone of phones) phone.close();
  return faults;
};
