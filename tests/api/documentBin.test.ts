import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../server/identity/demoAccounts';
import { testApp, type GraphqlAnswer } from '../support/app';
import { documentFixture } from '../support/documentFixture';
import { filesOf } from '../support/filesOf';

const app = await testApp();
const documents = await documentFixture(app);
beforeEach(() => documents.clear());

const sweep = async (): Promise<void> => (await filesOf(app, () => new Date())).files.sweep(app.database.pool);
const nameOf = (account: string): string => DEMO_ACCOUNTS.find(({ name }) => name === account)?.person.join(' ') ?? '';
const codeOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown => errors?.[0]?.extensions?.code;
const file = (file_name: string, folder = 'Plan/') => ({ file_name, folder });

describe('the bin of a job', () => {
  it('holds what was deleted, by whom, and gives it back to where it lay with its file [KEY-021]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.remove('office', plan);
    expect(await documents.keys()).toEqual([]);
    expect(await documents.bin('office')).toMatchObject([
      {
        id: plan.id,
        file_name: 'pool.pdf',
        folder: 'Plan/',
        is_folder: false,
        deleted_by: expect.stringMatching(/\w/),
      },
    ]);
    const { data, errors } = await documents.restore('office', [plan.id]);
    expect(errors).toBeUndefined();
    expect(data?.restoreDocuments).toMatchObject([{ id: plan.id, document_key: 'job/1/documents/Plan/pool.pdf' }]);
    expect(await documents.bin()).toEqual([]);
    const shown = await fetch(app.url + String(data?.restoreDocuments[0]?.document_url));
    expect(shown.status).toBe(200);
  });

  it('gives a file back under a free name where its own is taken, and with its folder where that is gone [KEY-021]', async () => {
    const first = await documents.aFile(file('pool.pdf'));
    await documents.remove('admin', first);
    await documents.aFile(file('pool.pdf'));
    expect((await documents.restore('admin', [first.id])).errors).toBeUndefined();
    expect((await documents.keys()).toSorted()).toEqual([
      'job/1/documents/Plan/pool.pdf',
      expect.stringMatching(/^job\/1\/documents\/Plan\/pool_\d{14}\.pdf$/),
    ]);
    const folder = await documents.aFolder('Plan/Old/');
    const inside = await documents.aFile(file('deck.pdf', 'Plan/Old/'));
    await documents.remove('admin', folder);
    const binned = (await documents.bin()).map(({ id }) => id);
    expect([binned.length, new Set(binned)]).toEqual([2, new Set([folder.id, inside.id])]);
    await documents.restore('admin', [inside.id]);
    expect(await documents.keys()).toEqual(
      expect.arrayContaining(['job/1/documents/Plan/Old/', 'job/1/documents/Plan/Old/deck.pdf']),
    );
    await documents.restore('admin', [folder.id]);
    expect((await documents.keys()).filter((key) => key.endsWith('Old/'))).toHaveLength(1);
  });

  it('is opened by who may change the documents of the job, who sees there what they may see [KEY-021 DOC-046]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.remove('admin', plan);
    expect(codeOf(await documents.restore('crew', [plan.id]))).toBe('FORBIDDEN');
    expect(await documents.bin('crew')).toEqual([]);
    expect(codeOf(await documents.restore('admin', [plan.id], 2))).toBe('BAD_USER_INPUT');
    expect(await documents.keys()).toEqual([]);
  });

  it('is opened and given back by the roles that edit jobs, and by nobody else [KEY-021 DOC-046]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.remove('admin', plan);
    const told: Record<string, [bin: number, code: unknown]> = {};
    for (const { name } of DEMO_ACCOUNTS) {
      const bin = (await documents.bin(name).catch(() => [])).length;
      const answer = await documents.restore(name, [plan.id]);
      told[name] = [bin, codeOf(answer) ?? 'restored'];
      if (!answer.errors) {
        const back = (await documents.list('admin')).find(({ id }) => id === plan.id);
        if (back) await documents.remove('admin', back);
      }
    }
    const [mayEdit, mayNot] = [
      [1, 'restored'],
      [0, 'FORBIDDEN'],
    ];
    expect(told).toEqual({
      admin: mayEdit,
      manager: mayEdit,
      office: mayEdit,
      scheduler: mayEdit,
      supervisor: mayEdit,
      estimator: mayNot,
      // A job out of the reach of a foreman is not there for him.
      foreman: [0, 'NOT_FOUND'],
      crew: mayNot,
      warehouse: mayNot,
      subcontractor: mayNot,
      display: mayNot,
      nobody: mayNot,
    });
  });

  it('deletes for good by hand, with the file: no undo and no restoring brings it back [KEY-021]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    const other = await documents.aFile(file('deck.pdf'));
    const removed = await documents.remove('office', plan);
    expect(codeOf(await documents.erase('office', [other.id]))).toBe('BAD_USER_INPUT');
    await documents.remove('office', other);
    expect(codeOf(await documents.erase('crew', [plan.id]))).toBe('FORBIDDEN');
    const erased = await documents.erase('office', [plan.id]);
    expect(erased.data?.eraseDocuments.map(({ id }) => id)).toEqual([other.id]);
    expect((await documents.bin()).map(({ id }) => id)).toEqual([other.id]);
    expect(codeOf(await documents.restore('admin', [plan.id]))).toBe('BAD_USER_INPUT');
    for (const { headers } of [removed, erased]) {
      const back = await documents.presite.undo(headers.get('x-mutation-id'), 'admin');
      expect(back.errors?.[0]?.message).toMatch(/pool\.pdf was deleted for good/);
    }
    await sweep();
    expect((await fetch(app.url + String(plan.document_url))).status).toBe(404);
    expect((await fetch(app.url + String(other.document_url))).status).toBe(200);
  });

  it('is emptied of what lay there for 30 days, counted from the upgrade for what was there before [KEY-021]', async () => {
    const [old, recent, earlier] = [
      await documents.aFile(file('old.pdf')),
      await documents.aFile(file('recent.pdf')),
      await documents.aFile(file('earlier.pdf')),
    ];
    for (const one of [old, recent, earlier]) await documents.remove('admin', one);
    const age = async (id: number, deleted: number, counts: number): Promise<void> => {
      await app.database.pool.query(
        `update document set deleted_at = now() - make_interval(days => $2), bin_counts_from = now() - make_interval(days => $3) where id = $1`,
        [id, deleted, counts],
      );
    };
    await age(old.id, 31, 400);
    await age(recent.id, 29, 400);
    await age(earlier.id, 400, 29);
    await sweep();
    expect((await documents.bin()).map(({ file_name }) => file_name).toSorted()).toEqual(['earlier.pdf', 'recent.pdf']);
    expect((await fetch(app.url + String(old.document_url))).status).toBe(404);
    expect((await fetch(app.url + String(recent.document_url))).status).toBe(200);
  });

  it('tells the history of its job who added, moved, deleted, restored and deleted for good which document [KEY-021]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.rename('office', plan.id, 'deck.pdf');
    const [moved] = await documents.list();
    if (!moved) throw new Error('the file is there');
    await documents.remove('manager', moved);
    await documents.restore('scheduler', [plan.id]);
    await documents.remove('office', moved);
    await documents.erase('manager', [plan.id]);
    const history = async (account: string) =>
      (
        await app.graphql<{ history: { items: { user: { name: string } | null; changes: object[] }[] } }>(
          account,
          '{ history(entity: "job", id: 1) { items { user { name } changes { part row label before after } } } }',
        )
      ).data?.history.items ?? [];
    const told = await history('admin');
    const [office, manager, scheduler] = ['office', 'manager', 'scheduler'].map((name) => ({ name: nameOf(name) }));
    const change = (label: string, after: string, before: string | null = null, row: string | null = null) => [
      { part: 'Document', row, label, before, after },
    ];
    expect(told.slice(0, 6)).toEqual([
      { user: manager, changes: change('Deleted for good', 'deck.pdf') },
      { user: office, changes: change('Deleted', 'Plan/deck.pdf') },
      { user: scheduler, changes: change('Restored', 'Plan/deck.pdf') },
      { user: manager, changes: change('Deleted', 'Plan/deck.pdf') },
      { user: office, changes: change('Renamed or moved', 'deck.pdf', 'pool.pdf', 'deck.pdf') },
      { user: { name: nameOf('admin') }, changes: change('Added', 'Plan/pool.pdf') },
    ]);
  });
});
