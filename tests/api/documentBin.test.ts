import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../server/identity/demoAccounts';
import { testApp, type GraphqlAnswer } from '../support/app';
import { documentFixture } from '../support/documentFixture';

const app = await testApp();
const documents = await documentFixture(app);
beforeEach(() => documents.clear());

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
});
