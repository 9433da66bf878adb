import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp, type GraphqlAnswer } from '../support/app';
import { documentFixture } from '../support/documentFixture';
import { liveStream } from '../support/liveStream';

const PRESITE = 'Presite/No Job Types (Gunite) No Date/';

const app = await testApp();
const documents = await documentFixture(app);
beforeEach(() => documents.clear());

const codeOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown => errors?.[0]?.extensions?.code;
const textOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown => errors?.[0]?.message;
const file = (file_name: string, folder = 'Plan/') => ({ file_name, folder });

describe('documents of a job', () => {
  it('are presigned, sent, registered and listed with their tags, under both names of the call [API-024 API-028 DOC-002 DOC-003 API-038]', async () => {
    expect(await documents.put('admin', file('pool.pdf'))).toBe(204);
    const { data } = await documents.insert('admin', [
      documents.itemOf({ ...file('pool.pdf'), category: 1, more: { document_tags: [{ id: 1, name: 'Plan' }] } }),
    ]);
    const [made] = data?.insertDocuments ?? [];
    expect(made).toMatchObject({
      job_id: 1,
      job_detail_id: null,
      document_key: 'job/1/documents/Plan/pool.pdf',
      key: 'job/1/documents/Plan/pool.pdf',
      file_name: 'pool.pdf',
      file_type: 'application/pdf',
      size: 13,
    });
    const listed = await documents.list('admin', 1, 'documentTreeQuery');
    expect(listed).toEqual(await documents.list());
    expect(listed).toMatchObject([
      { id: made?.id, document_id: made?.id, document_tags: [{ id: 1, name: 'Plan', is_active: true }] },
    ]);
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
      'document_id',
      'document_key',
      'document_tags',
      'document_url',
      'file_name',
      'file_type',
      'id',
      'job_detail_id',
      'job_id',
      'key',
      'modified',
      'size',
      'upload_date',
    ]);
    const shown = await fetch(app.url + String(made?.document_url));
    expect([shown.status, await shown.text()]).toEqual([200, '%PDF pool.pdf']);
  });

  it('are several of one call, all or none; one name twice gets the time behind it [API-028 DOC-024 DOC-041]', async () => {
    await documents.aFile(file('pool.pdf'));
    await documents.put('admin', file('POOL.pdf'));
    await documents.put('admin', file('spa.pdf'));
    const none = await documents.insert('admin', [
      documents.itemOf(file('spa.pdf')),
      documents.itemOf(file('never.pdf')),
    ]);
    expect([codeOf(none), textOf(none)]).toEqual(['CONFLICT', 'This file has not arrived. Please send it again.']);
    expect(await documents.keys()).toHaveLength(1);
    const both = await documents.insert('admin', [
      documents.itemOf(file('POOL.pdf')),
      documents.itemOf(file('spa.pdf')),
    ]);
    expect(both.data?.insertDocuments.map(({ file_name }) => file_name)).toEqual([
      expect.stringMatching(/^POOL_\d{14}\.pdf$/),
      'spa.pdf',
    ]);
  });

  it('are the same for the same Idempotency-Key, and stand in the history [API-028]', async () => {
    await documents.put('admin', file('pool.pdf'));
    const headers = { 'idempotency-key': randomUUID() };
    const first = await documents.insert('admin', [documents.itemOf(file('pool.pdf'))], 1, headers);
    const again = await documents.insert('admin', [documents.itemOf(file('pool.pdf'))], 1, headers);
    expect(again.data).toEqual(first.data);
    expect(await documents.keys()).toHaveLength(1);
    const { rows } = await app.database.pool.query("select command, job_id from change_log where entity = 'document'");
    expect(rows).toEqual([{ command: 'insertDocuments', job_id: 1 }]);
  });

  it('belong to the sub-job that is named, that of the presite folder, or the only one of the text [DOC-045]', async () => {
    const ownerOf = async (folder: string, name: string, more: Record<string, unknown> = {}): Promise<unknown> =>
      (await documents.aFile({ ...file(name, folder), category: folder === 'Plan/' ? 1 : 2, more })).job_detail_id;
    expect(await ownerOf('Plan/', 'a.pdf', { job_detail_id: 1 })).toBe(1);
    expect(await ownerOf(PRESITE, 'b.pdf')).toBe(1);
    expect(await ownerOf('Plan/', 'c.pdf', { job_type_job_category: 'No Job Types (Gunite)' })).toBe(1);
    expect(await ownerOf('Plan/', 'd.pdf', { job_type_job_category: 'Pool (Pebble)' })).toBeNull();
    expect(await ownerOf('Plan/', 'e.pdf')).toBeNull();
    await documents.put('admin', file('f.pdf'));
    expect(
      codeOf(await documents.insert('admin', [documents.itemOf({ ...file('f.pdf'), more: { job_detail_id: 2 } })])),
    ).toBe('BAD_USER_INPUT');
  });

  it('follow their presite folder when the sub-job gets a date [PRE-014 PRE-019]', async () => {
    await documents.aFile({ ...file('b.pdf', PRESITE), category: 2 });
    await app.database.pool.query("update gunite_details set finished_date = '2026-03-10' where job_detail_id = 1");
    expect(await documents.keys()).toEqual(['job/1/documents/Presite/No Job Types (Gunite) 2026-03-10/b.pdf']);
  });

  it('lie in folders that are there, with what the user may do [DOC-004 DOC-005]', async () => {
    const ask = async (account: string): Promise<unknown> =>
      (
        await app.graphql<{ documentFolders: unknown }>(
          account,
          '{ documentFolders(job_id: 1) { may_edit may_add folders { path job_detail_id job_type_job_category } } }',
        )
      ).data?.documentFolders;
    const all = await ask('admin');
    expect(all).toMatchObject({ may_edit: true, may_add: true });
    expect(all).toHaveProperty('folders.13', {
      path: PRESITE,
      job_detail_id: 1,
      job_type_job_category: 'No Job Types (Gunite)',
    });
    await app.database.pool.query('update job set is_estimate = true where id = 1');
    expect(await ask('estimator')).toMatchObject({
      may_edit: true,
      folders: [{ path: 'Plan/' }, { path: 'Estimate/' }, { path: 'Estimate/Email/' }, { path: PRESITE }],
    });
  });
});

describe('registering documents refuses', () => {
  const refusedWith = async (item: object, job = 1): Promise<unknown> => {
    const answer = await documents.insert('admin', [item], job);
    return [codeOf(answer), textOf(answer)];
  };

  it('a missing category, a category of another folder, and a missing job [DOC-018]', async () => {
    await documents.put('admin', file('a.pdf'));
    const item = documents.itemOf(file('a.pdf'));
    expect(await refusedWith({ ...item, document_category: null })).toEqual([
      'BAD_USER_INPUT',
      'Document category is required',
    ]);
    expect(await refusedWith({ ...item, document_category: { id: 3 } })).toEqual([
      'BAD_USER_INPUT',
      'This folder does not belong to the category.',
    ]);
    expect(await refusedWith({ ...item, document_category: { id: 99 } })).toEqual([
      'BAD_USER_INPUT',
      expect.any(String),
    ]);
    expect(codeOf(await documents.insert('admin', [item], 77))).toBe('NOT_FOUND');
    expect(
      (await app.graphql('admin', 'mutation { insertDocuments(documents: { document_file_list: [] }) { id } }'))
        .errors?.[0]?.message,
    ).toContain('job_id');
  });

  it('an empty list and more than 50 files [DOC-046]', async () => {
    expect(textOf(await documents.insert('admin', []))).toBe('Choose at least one file.');
    expect(
      textOf(
        await documents.insert(
          'admin',
          Array.from({ length: 51 }, (_, index) => documents.itemOf(file(`${index}.pdf`))),
        ),
      ),
    ).toBe('At most 50 files can be uploaded at once.');
  });

  it('names with a slash or of 300 characters, keys of another job and folders that are not there [DOC-014]', async () => {
    const item = documents.itemOf(file('a.pdf'));
    await documents.put('admin', file('a.pdf'));
    expect(await refusedWith({ ...item, file_name: 'a/b.pdf' })).toEqual([
      'BAD_USER_INPUT',
      'Enter a name without slashes, of at most 255 characters.',
    ]);
    expect(await refusedWith({ ...item, file_name: `${'x'.repeat(300)}.pdf` })).toEqual([
      'BAD_USER_INPUT',
      'Enter a name without slashes, of at most 255 characters.',
    ]);
    expect(await refusedWith({ ...item, key: 'job/2/documents/Plan/a.pdf' })).toEqual([
      'BAD_USER_INPUT',
      'This folder does not exist.',
    ]);
    expect(await refusedWith({ ...item, key: 'job/1/documents/Nowhere/a.pdf' })).toEqual([
      'BAD_USER_INPUT',
      'This folder does not exist.',
    ]);
    expect(await refusedWith({ ...item, key: 'job/1/documents/a.pdf' })).toEqual([
      'BAD_USER_INPUT',
      'This folder does not exist.',
    ]);
  });

  it('types that are not allowed, tags that do not exist or are not active, and files that were never sent [DOC-035 DOC-046]', async () => {
    const item = documents.itemOf(file('a.pdf'));
    expect(await refusedWith(item)).toEqual(['CONFLICT', 'This file has not arrived. Please send it again.']);
    await documents.put('admin', file('a.pdf'));
    expect(await refusedWith({ ...item, file_name: 'a.exe', file_type: 'application/octet-stream' })).toEqual([
      'BAD_USER_INPUT',
      'File type not allowed.',
    ]);
    expect(await refusedWith({ ...item, document_tags: [{ id: 4711 }] })).toEqual([
      'BAD_USER_INPUT',
      'This tag does not exist.',
    ]);
    expect(await refusedWith({ ...item, document_tags: [{ id: 19 }] })).toEqual([
      'BAD_USER_INPUT',
      'This is no longer an active document tag.',
    ]);
    expect(codeOf(await documents.presign('admin', { ...file('a.exe'), file_type: 'application/octet-stream' }))).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe("folders of the office's own", () => {
  it('are made, renamed and moved with their contents [API-029 DOC-044]', async () => {
    const folder = await documents.aFolder('Plan/Permits/');
    expect(folder).toMatchObject({
      document_key: 'job/1/documents/Plan/Permits/',
      file_name: 'Permits',
      file_type: null,
      document_url: null,
    });
    await documents.aFile(file('city.pdf', 'Plan/Permits/'));
    const renamed = await documents.rename('admin', folder.id, 'City permits');
    expect(renamed.data).toEqual({ renameDocument: { id: folder.id } });
    expect(await documents.keys()).toEqual([
      'job/1/documents/Plan/City permits/',
      'job/1/documents/Plan/City permits/city.pdf',
    ]);
    await documents.rename('admin', folder.id, `${PRESITE}Permits/`);
    expect(await documents.list()).toMatchObject([
      { document_key: `job/1/documents/${PRESITE}Permits/`, job_detail_id: 1 },
      { document_key: `job/1/documents/${PRESITE}Permits/city.pdf`, job_detail_id: 1 },
    ]);
    await documents.presite.undo(renamed.headers.get('x-mutation-id'), 'admin');
  });

  it('are not made at the top, nor twice [DOC-044]', async () => {
    expect(
      textOf(
        await documents.insert('admin', [{ document_category: { id: 5 }, file_name: '', key: 'job/1/documents/Own/' }]),
      ),
    ).toBe('This folder does not exist.');
    await documents.aFolder('Plan/Permits/');
    expect(
      textOf(
        await documents.insert('admin', [
          { document_category: { id: 5 }, file_name: '', key: 'job/1/documents/Plan/PERMITS/' },
        ]),
      ),
    ).toBe('A file with this name already exists.');
    expect(
      textOf(
        await documents.insert('admin', [
          { document_category: { id: 5 }, file_name: '', key: 'job/1/documents/Pebble/Prep/' },
        ]),
      ),
    ).toBe('A file with this name already exists.');
  });

  it('take their contents along when they are deleted [DOC-044]', async () => {
    const folder = await documents.aFolder('Plan/Permits/');
    await documents.aFile(file('city.pdf', 'Plan/Permits/'));
    const other = await documents.aFile(file('pool.pdf'));
    const { data, headers } = await documents.remove('admin', folder);
    expect(data?.removeDocument.map(({ id }) => id)).toEqual([other.id]);
    await documents.presite.undo(headers.get('x-mutation-id'), 'admin');
    expect(await documents.keys()).toHaveLength(3);
  });
});

describe('a file', () => {
  it('is renamed, and moved by a path; a taken name is refused [API-029 DOC-015]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.aFile(file('spa.pdf'));
    expect((await documents.rename('admin', plan.id, ' deep end.pdf ')).data).toEqual({
      renameDocument: { id: plan.id },
    });
    expect(textOf(await documents.rename('admin', plan.id, 'SPA.pdf'))).toBe('A file with this name already exists.');
    await documents.rename('admin', plan.id, 'Pebble/Prep/deep end.pdf');
    expect(await documents.keys()).toEqual([
      'job/1/documents/Pebble/Prep/deep end.pdf',
      'job/1/documents/Plan/spa.pdf',
    ]);
    expect(textOf(await documents.rename('admin', plan.id, ' '))).toBe(
      'Enter a name without slashes, of at most 255 characters.',
    );
    expect(textOf(await documents.rename('admin', plan.id, 'x'.repeat(300)))).toBe(
      'Enter a name without slashes, of at most 255 characters.',
    );
    expect(codeOf(await documents.rename('admin', plan.id, 'a.pdf', 2))).toBe('NOT_FOUND');
  });

  it('is deleted, and what is left comes back [API-030]', async () => {
    const [plan, spa] = [await documents.aFile(file('pool.pdf')), await documents.aFile(file('spa.pdf'))];
    expect((await documents.remove('admin', plan)).data?.removeDocument.map(({ id }) => id)).toEqual([spa.id]);
    expect(codeOf(await documents.remove('admin', plan))).toBe('NOT_FOUND');
    expect(codeOf(await documents.rename('admin', plan.id, 'late.pdf'))).toBe('NOT_FOUND');
    expect((await documents.aFile(file('pool.pdf'))).file_name).toBe('pool.pdf');
  });

  it('stays when somebody else has moved it meanwhile', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    await documents.rename('manager', plan.id, 'deep.pdf');
    const late = await documents.remove('admin', plan);
    expect([codeOf(late), textOf(late)]).toEqual([
      'CONFLICT',
      'This document was renamed or moved meanwhile. Please look again.',
    ]);
  });

  it('of one name is renamed by one of two at the same moment, and deleted or renamed, not both', async () => {
    const [a, b] = [await documents.aFile(file('a.pdf')), await documents.aFile(file('b.pdf'))];
    const names = await Promise.all([
      documents.rename('admin', a.id, 'c.pdf'),
      documents.rename('manager', b.id, 'c.pdf'),
    ]);
    expect(names.map(textOf).filter((text) => text !== undefined)).toEqual(['A file with this name already exists.']);
    const c = (await documents.list()).find(({ file_name }) => file_name === 'c.pdf') ?? a;
    const [gone, renamed] = await Promise.all([
      documents.remove('admin', c),
      documents.rename('manager', c.id, 'd.pdf'),
    ]);
    expect([codeOf(gone), codeOf(renamed)].filter((code) => code === undefined)).toHaveLength(1);
  });

  it('gets tags and loses them, also one that is not active any more, which cannot come again [API-031 DOC-034 DOC-035]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    const tags = async (): Promise<string[]> =>
      (await documents.list())[0]?.document_tags.map(({ name }) => name) ?? [];
    expect((await documents.tag('admin', 'addDocumentTag', plan.id, 2)).data).toEqual({
      addDocumentTag: { documentId: plan.id, upload_date: plan.upload_date },
    });
    await documents.tag('admin', 'addDocumentTag', plan.id, 2);
    expect(await tags()).toEqual(['Revised Plan']);
    await app.database.pool.query('insert into document_document_tag (document_id, document_tag_id) values ($1, 19)', [
      plan.id,
    ]);
    expect((await documents.list())[0]?.document_tags).toContainEqual({
      id: 19,
      name: 'Legacy Scan',
      is_active: false,
    });
    expect((await documents.tag('admin', 'removeDocumentTag', plan.id, 19)).data).toEqual({
      removeDocumentTag: { documentId: plan.id, upload_date: plan.upload_date },
    });
    expect(textOf(await documents.tag('admin', 'addDocumentTag', plan.id, 19))).toBe(
      'This is no longer an active document tag.',
    );
    expect(textOf(await documents.tag('admin', 'addDocumentTag', plan.id, 4711))).toBe('This tag does not exist.');
    expect(codeOf(await documents.tag('admin', 'addDocumentTag', 4711, 2))).toBe('NOT_FOUND');
    const removed = await documents.tag('admin', 'removeDocumentTag', plan.id, 2);
    expect(await tags()).toEqual([]);
    await documents.presite.undo(removed.headers.get('x-mutation-id'), 'admin');
    expect(await tags()).toEqual(['Revised Plan']);
  });
});

describe('who may', () => {
  it('see documents is who sees the job; change them who may edit it or one of its sub-jobs [DOC-046]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    expect(await documents.keys('estimator')).toEqual(['job/1/documents/Plan/pool.pdf']);
    expect(codeOf(await documents.rename('estimator', plan.id, 'b.pdf'))).toBe('FORBIDDEN');
    expect(codeOf(await documents.remove('estimator', plan))).toBe('FORBIDDEN');
    expect(codeOf(await documents.tag('estimator', 'addDocumentTag', plan.id, 1))).toBe('FORBIDDEN');
    expect(codeOf(await documents.insert('estimator', [documents.itemOf(file('b.pdf'))]))).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql('nobody', '{ documents(job_id: 1) { id } }'))).toBe('FORBIDDEN');
    expect(await documents.keys('subcontractor')).toEqual([]);
    expect((await documents.rename('office', plan.id, 'b.pdf')).data).not.toBeNull();
  });

  it('add with CAN_MOBILE_UPLOAD adds to the sub-jobs seen, and changes nothing [DOC-039 DOC-046]', async () => {
    const allow = (code: string, has: boolean) =>
      app.database.pool.query(
        "insert into user_permission (user_id, category_name, has_permission) select id, $1, $2 from app_user where email = 'estimator@trowel.test'",
        [code, has],
      );
    try {
      await allow('CAN_MOBILE_UPLOAD', true);
      invalidateActors();
      const made = await documents.aFile({ ...file('a.pdf', PRESITE), category: 2 }, 'estimator');
      expect(made.job_detail_id).toBe(1);
      await documents.put('estimator', file('b.pdf'));
      expect(codeOf(await documents.insert('estimator', [documents.itemOf(file('b.pdf'))]))).toBe('FORBIDDEN');
      expect(codeOf(await documents.remove('estimator', made))).toBe('FORBIDDEN');
    } finally {
      await app.database.pool.query(
        "delete from user_permission where user_id = (select id from app_user where email = 'estimator@trowel.test')",
      );
      invalidateActors();
    }
  });

  it('see documents hears live that one was added, and nobody else does', async () => {
    const [seeing, blind] = await Promise.all(
      ['manager', 'nobody'].map(async (account) => liveStream(app.url, await app.token(account))),
    );
    if (!seeing || !blind) throw new Error('no streams');
    try {
      await Promise.all([seeing.hear('hello'), blind.hear('hello')]);
      const { id } = await documents.aFolder('Plan/Permits/');
      expect((await seeing.hear('change')).records).toEqual([{ entity: 'document', id, op: 'insert' }]);
      expect(blind.events.map(({ name }) => name)).toEqual(['hello']);
    } finally {
      seeing.close();
      blind.close();
    }
  });

  it('see the folders of estimates is who sees estimates [DOC-046]', async () => {
    await documents.aFile({ ...file('offer.pdf', 'Estimate/'), category: 6 });
    expect(await documents.keys('manager')).toEqual(['job/1/documents/Estimate/offer.pdf']);
    expect(await documents.keys('foreman')).toEqual([]);
    expect((await documents.get('foreman', `/v1/documents/zip?ids=${(await documents.list())[0]?.id}`)).status).toBe(
      404,
    );
  });
});

describe('a download', () => {
  it('of one document leads to its file [API-036]', async () => {
    const plan = await documents.aFile(file('pool.pdf'));
    const answer = await documents.get('office', `/v1/documents/${plan.id}/file`);
    expect([answer.status, await answer.text(), answer.headers.get('content-disposition')]).toEqual([
      200,
      '%PDF pool.pdf',
      'inline; filename="pool.pdf"; filename*=UTF-8\'\'pool.pdf',
    ]);
    expect((await documents.get(null, `/v1/documents/${plan.id}/file`)).status).toBe(401);
    expect((await documents.get('subcontractor', `/v1/documents/${plan.id}/file`)).status).toBe(404);
    expect((await documents.get('admin', '/v1/documents/0/file')).status).toBe(404);
  });

  it('of large files is whole for a reader that is slow', async () => {
    const sizes = [1_500_000, 900_000, 1_200_000];
    const made = [];
    for (const [at, size] of sizes.entries())
      made.push(await documents.aFile({ ...file(`large-${at}.pdf`), bytes: randomBytes(size).toString('base64') }));
    const answer = await documents.get('office', `/v1/documents/zip?ids=${made.map(({ id }) => id).join(',')}`);
    let bytes = 0;
    const tail: Uint8Array[] = [];
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      tail.push(chunk);
      await pause(1);
    }
    expect(bytes).toBeGreaterThan(3_500_000);
    expect(Buffer.concat(tail).subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006'); // the end of a ZIP
  });

  it('of a file that changed on the disk says that it is damaged, and gives none of its bytes', async () => {
    const plan = await documents.aFile(file('damaged.pdf'));
    const { rows } = await app.database.pool.query<{ storage_key: string }>(
      'select storage_key from document where id = $1',
      [plan.id],
    );
    writeFileSync(join(app.dataDir, 'files', rows[0]?.storage_key ?? ''), '%PDF something else');
    const answer = await documents.get('office', `/v1/documents/${plan.id}/file`);
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'FILE_DAMAGED' } }]);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('of several is a ZIP that is named for the job, a folder with its contents [API-036 DOC-044]', async () => {
    const folder = await documents.aFolder('Plan/Permits/');
    await documents.aFile(file('city.pdf', 'Plan/Permits/'));
    const plan = await documents.aFile(file('pool.pdf'));
    const answer = await documents.get('office', `/v1/documents/zip?ids=${folder.id},${plan.id}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      'attachment; filename="Job 1.zip"; filename*=UTF-8\'\'Job%201.zip',
    ]);
    const entries = Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .split('PK\u0001\u0002')
      .slice(1); // the directory at the end of the file
    expect(entries.map((entry) => /^(Permits\/city\.pdf|pool\.pdf)/.exec(entry.slice(42))?.[0])).toEqual([
      'Permits/city.pdf',
      'pool.pdf',
    ]);
    const other = await documents.aFile({ ...file('x.pdf'), job: 2 });
    expect((await documents.get('office', `/v1/documents/zip?ids=${plan.id},${other.id}`)).status).toBe(404);
    expect((await documents.get('office', '/v1/documents/zip?ids=1;drop')).status).toBe(404);
  });
});
