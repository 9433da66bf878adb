import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../server/db/database';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { isRecord } from '#domain/values';
import { isConflict } from '../../src/dataProvider/CallError';
import { createSync, type Question, type SyncResult } from '../../src/offline/sync/createSync';
import { newAction } from '../../src/offline/sync/newAction';
import { keepChange } from '../../src/offline/sync/keepChange';
import type { Change, SyncKind } from '../../src/offline/sync/change';
import { DeviceFull } from '../../src/offline/workspace/database';
import { TEST_TODAY } from '../support/clock';
import { rootOf, type Ask } from '../support/graphqlHarness';
import { isOnPhone, PHONES, randomOf, type Fault, type RecordName, type Step } from './plan';
import { Killed, kindsOf, Phone, sendAs, type Send } from './world';

/** Who writes, by the account and the number of the user. */
const PEOPLE = ['manager', 'scheduler', 'admin', 'office'] as const;

/** A text that somebody typed: there is no other like it. */
interface Typed {
  who: number;
  /** What was shown where it was typed. */
  over: string | null;
}

type Path = readonly (string | number)[];
const JOB_CELLS: readonly Path[] = [
  ['notes'],
  ['gate_code'],
  ['sub_jobs', 0, 'gunite_details', 'notes'],
  ['sub_jobs', 0, 'gunite_details', 'gunite_history', 0, 'notes'],
  ['sub_jobs', 0, 'gunite_details', 'gunite_history', -1, 'notes'],
];
const HOMEOWNER_CELLS: readonly Path[] = [['note'], ['mailing_address'], ['last_name'], ['note'], ['mailing_address']];

const stepInto = (node: unknown, step: string | number): unknown => {
  if (Array.isArray(node)) return node.at(Number(step));
  return isRecord(node) ? node[step] : undefined;
};
const readAt = (node: unknown, path: Path): unknown => path.reduce(stepInto, node);
const writeAt = (node: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(node)) {
    const at = Number(step) < 0 ? node.length - 1 : Number(step);
    return node.map((one: unknown, index) => (index === at ? writeAt(one, rest, value) : one));
  }
  return isRecord(node) ? { ...node, [step]: writeAt(node[step], rest, value) } : node;
};
/** The texts of a story within whatever stands somewhere. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^v\d+ /.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

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
  const sends = PEOPLE.map((account) => sendAs(ask, account));
  const sendOf = (who: number): Send => sends[who] ?? sendAs(ask, 'admin');
  const overtake = (): Promise<void> => editThere(3, 'job', created.id, typeInto(3, JOB_CELLS[random(5)] ?? []));
  const phones = PHONES.map((who) => new Phone(sendOf(who), overtake));
  const phoneOf = (who: number): Phone => phones[who % phones.length] ?? new Phone(sendOf(who), overtake);
  const kinds = PEOPLE.map((_, who) => kindsOf(isOnPhone(who) ? phoneOf(who).send : sendOf(who), facts));
  const kindOf = (who: number, entity: string): SyncKind => {
    const own = kinds[who] ?? kindsOf(sendOf(who), facts);
    return entity === 'homeowner' ? own.homeowner : own.job;
  };

  const faults: string[] = [];
  const typed = new Map<string, Typed>();
  /** Texts that may be missing: typed over before they were sent, given up, lost a choice, or gone with a row. */
  const given = new Set<string>();
  /** What a text was chosen to stand over, beside what it was typed over. */
  const chosenOver = new Map<string, Set<string>>();
  const again = new Set<string>();
  let count = 0;
  const newText = (who: number, over: unknown): string => {
    count += 1;
    const text = `v${count} ${tag}`;
    typed.set(text, { who, over: typeof over === 'string' ? over : null });
    return text;
  };

  // The job and the homeowner that everybody knows, with two rows.
  const admin = kindsOf(sendOf(2), facts);
  const write = async <Draft>(
    who: number,
    kind: SyncKind<Draft>,
    draft: Draft,
    theirs: Draft | null,
  ): Promise<number> => {
    const request = kind.request(draft, theirs);
    if (!request) return 0;
    return kind.stored(await sendOf(who)(request, randomUUID()), draft).id;
  };
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
  const owner = await write(2, admin.homeowner, { first_name: `Ann ${tag}`, note: null }, null);
  const own = new Map<string, { key: string; local: number }>();
  const made: { table: string; column: string; text: string; who: number }[] = [];

  const keyOf = (who: number, of: RecordName): string | undefined =>
    of === 'job' ? `job:${created.id}` : of === 'homeowner' ? `homeowner:${owner}` : own.get(`${who} ${of}`)?.key;

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
    const entity = key.startsWith('homeowner') ? ('homeowner' as const) : ('job' as const);
    const id = /:\d+$/.test(key) ? Number(key.split(':')[1]) : null;
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
    const draft = edit(now.draft);
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
    entity: string,
    id: number,
    edit: (draft: unknown) => unknown,
  ): Promise<void> => {
    const kind = kindOf(who, entity);
    for (let turn = 0; turn < 5; turn += 1) {
      const theirs = await kind.read(id);
      if (theirs === null) return;
      const edited = edit(theirs);
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
  const rowsPath: Path = ['sub_jobs', 0, 'gunite_details', 'gunite_history'];
  const addRow =
    (who: number) =>
    (draft: unknown): unknown => {
      const rows = readAt(draft, rowsPath);
      if (!Array.isArray(rows)) return draft;
      const notes = newText(who, null);
      const row = {
        key: `new-${count}`,
        id: null,
        type: { id: 9, name: null },
        status: { id: 2, name: null },
        crew: null,
        gunite_date: '2026-03-20',
        yardage: null,
        job_order: null,
        notes,
      };
      return writeAt(draft, rowsPath, [...rows, row]);
    };
  const dropRow = (draft: unknown): unknown => {
    const rows = readAt(draft, rowsPath);
    if (!Array.isArray(rows) || rows.length < 2) return draft;
    for (const text of textsIn(rows.at(-1))) given.add(text);
    return writeAt(draft, rowsPath, rows.slice(0, -1));
  };
  const typeInto =
    (who: number, path: Path) =>
    (draft: unknown): unknown => {
      const over = readAt(draft, path);
      return over === undefined ? draft : writeAt(draft, path, newText(who, over));
    };

  const resolve = async ({ contested }: Question): Promise<ReadonlySet<string> | null> => {
    if (random(12) === 0) return null;
    const theirs = new Set(contested.map(({ path }) => path).filter(() => random(2) === 0));
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
    for (const [entity, id] of [
      ['job', created.id],
      ['homeowner', owner],
    ] as const) {
      const theirs = await kindOf(who, entity).read(id);
      if (theirs !== null) await phone.keepCopy(`${entity}:${id}`, theirs);
    }
  };

  const first = { job: await admin.job.read(created.id), homeowner: await admin.homeowner.read(owner) };
  for (const who of PHONES) {
    await phoneOf(who).keepCopy(`job:${created.id}`, first.job);
    await phoneOf(who).keepCopy(`homeowner:${owner}`, first.homeowner);
  }
  for (const step of steps) {
    const { who } = step;
    if (step.does === 'edit') {
      const key = keyOf(who, step.of);
      const cells = step.of.endsWith('homeowner') ? HOMEOWNER_CELLS : JOB_CELLS;
      const path = cells[step.cell % cells.length] ?? [];
      if (key === undefined) continue;
      if (isOnPhone(who)) await editHere(who, key, typeInto(who, path), step.faults);
      else await editThere(who, step.of, step.of === 'job' ? created.id : owner, typeInto(who, path));
    } else if (step.does === 'add row' || step.does === 'drop row') {
      const edit = step.does === 'add row' ? addRow(who) : dropRow;
      if (isOnPhone(who)) await editHere(who, `job:${created.id}`, edit);
      else await editThere(who, 'job', created.id, edit);
    } else if (step.does === 'make') {
      if (own.has(`${who} own job`)) continue;
      const homeowner = { key: `homeowner:tmp-${randomUUID()}`, local: -1 - random(2_000_000_000) };
      const job = { key: `job:tmp-${randomUUID()}`, local: -1 - random(2_000_000_000) };
      own.set(`${who} own homeowner`, homeowner).set(`${who} own job`, job);
      const [first_name, name] = [newText(who, null), newText(who, null)];
      made.push(
        { table: 'homeowner', column: 'first_name', text: first_name, who },
        { table: 'job', column: 'name', text: name, who },
      );
      phoneOf(who).begin([]);
      await keep(
        who,
        homeowner.key,
        null,
        { id: null, first_name, last_name: null, note: null, mailing_address: null },
        undefined,
      );
      const draft: JobDraft = {
        ...newJobDraft(TEST_TODAY),
        name,
        company: { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null },
        homeowner: { id: homeowner.local, name: first_name, first_name, last_name: null },
        sub_jobs: [aSubJob(newText(who, null))],
      };
      await keep(who, job.key, null, draft, undefined);
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

  // The history: each text once, by its author, over what the author saw or chose.
  const { rows } = await pool.query<{
    who: string;
    entity: string;
    entity_id: number;
    before: unknown;
    after: unknown;
  }>(
    `select u.email as who, l.entity, l.entity_id, l.before, l.after from change_log l join app_user u on u.id = l.user_id
      where l.after::text like $1 or l.before::text like $1 order by l.seq`,
    [`%${tag}%`],
  );
  const written = new Map<string, number>();
  const over = (text: string): Set<string> => {
    const seen = new Set<string>(chosenOver.get(text));
    for (let at = typed.get(text)?.over ?? null; at !== null; at = typed.get(at)?.over ?? null) {
      seen.add(at);
      for (const more of chosenOver.get(at) ?? []) seen.add(more);
    }
    return seen;
  };
  for (const { who, before, after } of rows) {
    if (!isRecord(after)) continue;
    for (const [field, value] of Object.entries(after)) {
      const [text] = textsIn(value);
      const was = isRecord(before) ? textsIn(before[field])[0] : undefined;
      if (text === was) continue;
      if (text !== undefined && typed.has(text)) {
        written.set(text, (written.get(text) ?? 0) + 1);
        const author = PEOPLE[typed.get(text)?.who ?? 0];
        if (who !== `${author}@trowel.test`) faults.push(`${text} of ${author} is written by ${who}`);
      }
      if (was !== undefined && text !== undefined && !over(text).has(was))
        faults.push(`${text} overwrote ${was}, which nobody chose`);
      if (was !== undefined && text === undefined && !given.has(was)) faults.push(`${was} was emptied by nobody`);
    }
  }
  const lastTexts = new Set(rows.flatMap(({ after }) => textsIn(after)));
  for (const [text] of typed) {
    const times = written.get(text) ?? 0;
    if (times === 0 && !given.has(text) && !lastTexts.has(text)) faults.push(`${text} is lost`);
    if (times > 1 && !again.has(text)) faults.push(`${text} was applied ${times} times`);
  }
  for (const { table, column, text } of made) {
    const { rows: found } = await pool.query(`select id from ${table} where ${column} = $1`, [text]);
    if (found.length > 1) faults.push(`${text} was made ${found.length} times`);
    if (found.length === 0 && !given.has(text)) faults.push(`${text} was not made`);
  }

  // SQL, the server and a device that has looked agree.
  const { rows: inSql } = await pool.query<{ job: unknown; homeowner: unknown }>(
    `select array(select unnest(array[notes, gate_code]) from job where id = $1
        union select g.notes from gunite_details g join job_detail d on d.id = g.job_detail_id where d.job_id = $1
        union select h.notes from gunite_history h join job_detail d on d.id = h.job_detail_id where d.job_id = $1) as job,
      array(select unnest(array[note, mailing_address, last_name]) from homeowner where id = $2) as homeowner`,
    [created.id, owner],
  );
  const looker = seed % PHONES.length;
  phoneOf(looker).begin([]);
  await look(looker);
  const sorted = (value: unknown): string => [...new Set(textsIn(value))].toSorted().join();
  for (const [key, stored] of [
    [`job:${created.id}`, inSql[0]?.job],
    [`homeowner:${owner}`, inSql[0]?.homeowner],
  ] as const)
    if (sorted(await phoneOf(looker).copy(key)) !== sorted(stored))
      faults.push(`phone ${looker} and SQL do not agree about ${key}`);
  for (const phone of phones) phone.close();
  return faults;
};
