import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_COMMENT, MAX_COMMENTS_A_MINUTE } from '#domain/comments/comment';
import { testApp } from '../support/app';
import { codeOf, commentCalls, faultOf, type Place } from '../support/commentCalls';

const app = await testApp();
const { pool } = app.database;
const comments = commentCalls(app);

const BUILDER: Place = ['customer', 700];
const JOB: Place = ['job', 1001];
const ESTIMATE: Place = ['estimate', 1002];

beforeEach(async () => {
  await pool.query(`
    delete from record_comment; delete from notification; delete from notice_choice; delete from job_detail; delete from job;
    delete from customer where id between 700 and 799; delete from crew where id = 800; delete from product where id = 900;
    insert into customer (id, company_name) values (700, 'Larkmere Pools'), (701, 'Larkmere');
    insert into job (id, company_id, name, is_estimate) values (1001, 700, 'Lot 7', false), (1002, 700, 'Lot 8', true), (1003, 700, 'Lot 9', false);
    insert into job_detail (id, job_id, job_category_id) values (2001, 1003, 2);
    insert into crew (id, name, subdivision, lookup_company_division_id) values (800, 'Crew 800', 'Prep', 3);
    insert into product (id, name, category_id) values (900, 'Pebble Blue', 1);`);
});

describe('a comment on a record', () => {
  it('is read by who reads the record, the newest last, with its author [ADM-015]', async () => {
    await comments.written('office', BUILDER, 'Prefers calls  \r\n before ten.  ');
    await comments.written('scheduler', BUILDER, 'Told them.');
    const { data } = await comments.list('manager', BUILDER);
    expect(data?.comments).toMatchObject({
      total_count: 2,
      has_older: false,
      may_write: true,
      items: [
        {
          text: 'Prefers calls  \n before ten.',
          author: { name: 'Priscilla Beaumont' },
          edited_at: null,
          may_edit: false,
          may_delete: true,
        },
        { text: 'Told them.', may_edit: false },
      ],
    });
    const own = await comments.list('office', BUILDER);
    expect(own.data?.comments.items.map(({ may_edit, may_delete }) => [may_edit, may_delete])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('stands at records of every kind, also at jobs, estimates, crews, users and goods [ADM-015]', async () => {
    for (const place of [JOB, ESTIMATE, ['crew', 800], ['product', 900], ['user', 1], ['city', 1]] as const)
      expect((await comments.written('admin', place, 'Here')).text).toBe('Here');
    expect(await comments.texts('admin', ['job', 1002])).toEqual(['Here']);
    expect(codeOf(await comments.create('admin', ['notification', 1], 'No'))).toBe('BAD_USER_INPUT');
    expect(faultOf(await comments.create('admin', ['nothing', 1], 'No'))).toBe('entity unknown_field');
  });

  it("is nobody's who may not read the record, whether it is there or not [ADM-015]", async () => {
    const { id, version } = await comments.written('office', BUILDER, 'Hidden');
    expect(codeOf(await comments.list('crew', BUILDER))).toBe('FORBIDDEN');
    expect(codeOf(await comments.create('crew', BUILDER, 'x'))).toBe('FORBIDDEN');
    expect(codeOf(await comments.update('crew', { id, version }, 'x'))).toBe('NOT_FOUND');
    expect(codeOf(await comments.remove('crew', id))).toBe('NOT_FOUND');
    expect(codeOf(await comments.list('nobody', BUILDER))).toBe('FORBIDDEN');
    // A pebble job that is not the subcontractor's own, and one that is not there.
    expect(codeOf(await comments.list('subcontractor', ['job', 1003]))).toBe('NOT_FOUND');
    expect(codeOf(await comments.create('subcontractor', ['job', 1003], 'x'))).toBe('NOT_FOUND');
    expect(codeOf(await comments.list('office', ['customer', 799]))).toBe('NOT_FOUND');
    expect(codeOf(await comments.list('foreman', ESTIMATE))).toBe('NOT_FOUND');
    expect(codeOf(await comments.list('foreman', ['job', 1002]))).toBe('NOT_FOUND');
  });

  it('is written by nobody who only looks [ADM-015]', async () => {
    await pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_JOB', true from app_user where email = 'display@trowel.test'",
    );
    const { data } = await comments.list('display', BUILDER);
    expect(data?.comments).toMatchObject({ may_write: false });
    expect(codeOf(await comments.create('display', BUILDER, 'x'))).toBe('FORBIDDEN');
  });

  it('is changed by its author alone, who says so by its mark, and by nobody over a newer one [ADM-015]', async () => {
    const first = await comments.written('office', BUILDER, 'Old');
    expect(codeOf(await comments.update('admin', first, 'Mine now'))).toBe('FORBIDDEN');
    const { data } = await comments.update('office', first, 'New');
    expect(data?.comment).toMatchObject({ text: 'New', version: 2 });
    expect(data?.comment.edited_at).not.toBeNull();
    expect(codeOf(await comments.update('office', first, 'Newer'))).toBe('CONFLICT');
  });

  it('is deleted by its author or by who deletes jobs, and undo brings it back [ADM-015 ADM-019]', async () => {
    const { id } = await comments.written('office', BUILDER, 'Gone');
    expect(codeOf(await comments.remove('scheduler', id))).toBe('FORBIDDEN');
    const { data, extensions } = await comments.remove('manager', id);
    expect(data?.deleteComment).toBe(id);
    expect(await comments.texts('office', BUILDER)).toEqual([]);
    // What a manager took away its author does not put back.
    expect(codeOf(await comments.undo('office', extensions?.mutation_id))).toBe('FORBIDDEN');
    expect(codeOf(await comments.undo('manager', extensions?.mutation_id))).toBeUndefined();
    expect(await comments.texts('office', BUILDER)).toEqual(['Gone']);
    const own = await comments.remove('office', id);
    expect(codeOf(await comments.undo('office', own.extensions?.mutation_id))).toBeUndefined();
    expect(await comments.texts('office', BUILDER)).toEqual(['Gone']);
  });

  it('is taken back by who wrote it, and its text is put back by nobody else [ADM-019]', async () => {
    const made = await comments.written('office', BUILDER, 'One');
    const edit = await comments.update('office', made, 'Two');
    expect(codeOf(await comments.undo('manager', edit.extensions?.mutation_id))).toBe('FORBIDDEN');
    expect(codeOf(await comments.undo('office', edit.extensions?.mutation_id))).toBeUndefined();
    expect(await comments.texts('office', BUILDER)).toEqual(['One']);
    expect(codeOf(await comments.undo('scheduler', made.mutation_id))).toBe('FORBIDDEN');
    expect(codeOf(await comments.undo('office', made.mutation_id))).toBeUndefined();
    expect(await comments.texts('office', BUILDER)).toEqual([]);
  });

  it('has a text or a file, and no more text than its limit, each said by field and rule [ADM-015]', async () => {
    expect(faultOf(await comments.create('office', BUILDER, '  \n '))).toBe('text required');
    expect(faultOf(await comments.create('office', BUILDER, 'x'.repeat(MAX_COMMENT + 1)))).toBe('text max_length');
    expect(codeOf(await comments.create('office', BUILDER, 'x'.repeat(MAX_COMMENT)))).toBeUndefined();
    const mentions = Array.from({ length: 21 }, (_none, at) => at);
    expect(faultOf(await comments.create('office', BUILDER, 'x', { mentions }))).toBe('mentions max_entries');
    const files = Array.from({ length: 11 }, (_none, at) => `comment/customer/700/${at}.pdf`);
    expect(faultOf(await comments.create('office', BUILDER, 'x', { files }))).toBe('files max_entries');
  });

  it('is not one of very many within a minute [ADM-015]', async () => {
    await pool.query(
      `insert into record_comment (entity, entity_id, text, created_by) select 'customer', 700, 'x', id from app_user, generate_series(1, $1) where email = 'office@trowel.test'`,
      [MAX_COMMENTS_A_MINUTE],
    );
    expect(codeOf(await comments.create('office', BUILDER, 'One more'))).toBe('RATE_LIMITED');
    expect(codeOf(await comments.create('scheduler', BUILDER, 'Another'))).toBeUndefined();
  });

  it('is read a page at a time, and as far back as a link leads [ADM-015 USR-020]', async () => {
    await pool.query(
      `insert into record_comment (entity, entity_id, text) select 'customer', 700, n::text from generate_series(1, 70) n`,
    );
    const { data } = await comments.list('office', BUILDER);
    expect(data?.comments).toMatchObject({ total_count: 70, has_older: true });
    const items = data?.comments.items ?? [];
    expect([items.length, items[0]?.text, items.at(-1)?.text]).toEqual([50, '21', '70']);
    const older = await comments.list('office', BUILDER, { before: items[0]?.id });
    expect(older.data?.comments).toMatchObject({ has_older: false, total_count: 70 });
    expect(older.data?.comments.items).toHaveLength(20);
    const back = await comments.list('office', BUILDER, { back_to: older.data?.comments.items[4]?.id });
    expect(back.data?.comments.items[0]?.text).toBe('5');
    expect(faultOf(await comments.list('office', BUILDER, { limit: 101 }))).toBe('limit between');
  });
});

describe('a record with comments', () => {
  const merge = (take = '') =>
    app.graphql<{ mergeCustomers: { mutation_id: string; changed_count: number } }>(
      'admin',
      `mutation { mergeCustomers(keep_id: 700, keep_version: 1, gone_id: 701, gone_version: 1, take: [${take}]) { mutation_id changed_count } }`,
    );

  it('takes those of another one along when they are merged, and gives them back by undo [ADM-019]', async () => {
    await comments.written('office', BUILDER, 'Stays');
    const { id } = await comments.written('office', ['customer', 701], 'Moves');
    const { data } = await merge();
    expect(await comments.texts('office', BUILDER)).toEqual(['Stays', 'Moves']);
    expect(data?.mergeCustomers.changed_count).toBe(1);
    await comments.undo('admin', data?.mergeCustomers.mutation_id);
    expect(await comments.texts('office', ['customer', 701])).toEqual(['Moves']);
    expect(codeOf(await comments.remove('office', id))).toBeUndefined();
  });

  it('hides them when it is deleted, and has them again when it comes back [ADM-019]', async () => {
    const { id } = await comments.written('office', ['customer', 701], 'Still here');
    const gone = await app.graphql('admin', 'mutation { deleteCustomer(id: 701) { id } }');
    expect(codeOf(await comments.list('office', ['customer', 701]))).toBe('NOT_FOUND');
    expect(codeOf(await comments.remove('office', id))).toBe('NOT_FOUND');
    await comments.undo('admin', gone.extensions?.mutation_id);
    expect(await comments.texts('office', ['customer', 701])).toEqual(['Still here']);
  });

  it('tells them in its history by who and when, and never by their text [ADM-019]', async () => {
    const HISTORY =
      'query ($entity: String!, $id: Int!) { history(entity: $entity, id: $id) { items { command op may_undo user { name } changes { entity label before after row kind } } } }';
    for (const place of [BUILDER, JOB] as const) {
      const made = await comments.written('office', place, 'Secret words');
      await comments.update('office', made, 'Other secret words');
      const gone = await comments.remove('manager', made.id);
      await comments.undo('manager', gone.extensions?.mutation_id);
      const asked = await app.graphql<{ history: { items: { command: string; changes: unknown[] }[] } }>(
        'office',
        HISTORY,
        {
          entity: place[0],
          id: place[1],
        },
      );
      const items = asked.data?.history.items.filter(({ command }) => /omment/.test(command)) ?? [];
      const told = (label: string) => ({
        entity: 'record_comment',
        label,
        before: null,
        after: made.created_at,
        row: 'Priscilla Beaumont',
        kind: 'DateTime',
      });
      expect(items).toMatchObject([
        {
          command: 'undo deleteComment',
          user: { name: 'Marisol Dempsey' },
          op: 'update',
          changes: [told('Comment restored')],
        },
        { command: 'deleteComment', changes: [told('Comment deleted')] },
        { command: 'updateComment', changes: [told('Comment edited')] },
        { command: 'createComment', changes: [told('Comment written')] },
      ]);
      expect(JSON.stringify(asked)).not.toContain('ecret words');
    }
    const all = await app.graphql(
      'admin',
      '{ changes(page: { number: 1, size: 100 }) { items { entity fields { field before after } } } }',
    );
    expect(JSON.stringify(all.data)).toContain('record_comment');
    expect(JSON.stringify(all.data)).not.toContain('ecret words');
  });
});
