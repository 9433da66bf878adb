import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const UPDATE =
  'mutation ($id: Int!, $values: CustomerPatch!) { updateCustomer(id: $id, customer: $values) { id version } }';
const READ =
  'query ($id: Int!) { customer(id: $id) { version company_name city customer_contacts { id first_name position } } }';

let id: number;
let made: string;

const done = ({ errors, mutation_id }: Answered): string => {
  if (mutation_id === null) throw new Error(JSON.stringify(errors));
  return mutation_id;
};
const undo = (mutationId: string, account = 'admin') =>
  ask(account, 'mutation ($m: ID!) { undo(mutation_id: $m) { mutation_id } }', { m: mutationId });
interface Builder {
  version: number;
  customer_contacts: { id: number }[];
}
const read = async (): Promise<Builder> => rootOf<Builder>(await ask('admin', READ, { id }), 'customer');

const database = await testDatabase();
const ask = openGraphql(database);
beforeEach(async () => {
  const answer = await ask(
    'admin',
    'mutation { createCustomer(customer: { company_name: "Undo Pools", customer_contacts: [{ first_name: "Ann", last_name: "A" }, { first_name: "Bob", last_name: "B" }] }) { id } }',
  );
  made = done(answer);
  ({ id } = rootOf<{ id: number }>(answer, 'createCustomer'));
});

describe('undo', () => {
  it('takes back an update with all its rows, and undoing that does it again', async () => {
    const [ann, bob] = (await read()).customer_contacts;
    const change = done(
      await ask('admin', UPDATE, {
        id,
        values: {
          version: 1,
          city: 'Katy',
          customer_contacts: [
            { id: bob?.id, position: 'Owner' },
            { first_name: 'Cy', last_name: 'C' },
          ],
        },
      }),
    );
    const changed = await read();
    const undone = done(await undo(change));
    expect(await read()).toMatchObject({
      version: 3,
      city: null,
      customer_contacts: [
        { id: ann?.id, first_name: 'Ann' },
        { id: bob?.id, position: null },
      ],
    });
    done(await undo(undone));
    expect(await read()).toEqual({ ...changed, version: 4 });
  });

  it('takes back what several root fields did to one row, in the opposite order', async () => {
    const change = done(
      await ask(
        'admin',
        `mutation { a: updateCustomer(id: ${id}, customer: { version: 1, city: "Katy" }) { id } b: updateCustomer(id: ${id}, customer: { version: 2, city: "Spring" }) { id } }`,
      ),
    );
    done(await undo(change));
    expect(await read()).toMatchObject({ city: null });
  });

  it('takes back a creation, and brings the same record back', async () => {
    const undone = done(await undo(made));
    expect((await ask('admin', READ, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    done(await undo(undone));
    expect(await read()).toMatchObject({
      company_name: 'Undo Pools',
      customer_contacts: [{ first_name: 'Ann' }, { first_name: 'Bob' }],
    });
  });

  it('takes back a deletion', async () => {
    const gone = done(await ask('admin', 'mutation ($id: Int!) { deleteCustomer(id: $id) { id } }', { id }));
    done(await undo(gone));
    expect(await read()).toMatchObject({ company_name: 'Undo Pools', version: 3 });
  });

  it('is refused with the names of the fields that have moved on, and of who moved them', async () => {
    const change = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy', customer_no: 'C-1' } }));
    done(await ask('manager', UPDATE, { id, values: { version: 2, city: 'Spring' } }));
    const { errors, data } = await undo(change);
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^This change cannot be undone: City changed again since, by \w+ \w+\.$/),
      extensions: {
        code: 'BAD_USER_INPUT',
        rule: 'undo_moved_on',
        params: { fields: 'City' },
        fields: [{ path: 'city' }],
      },
    });
    expect(await read()).toMatchObject({ city: 'Spring' });
  });

  it('is not refused by a later change of other fields', async () => {
    const change = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy' } }));
    done(await ask('admin', UPDATE, { id, values: { version: 2, customer_no: 'C-9' } }));
    done(await undo(change));
    expect(await read()).toMatchObject({ city: null });
  });

  it('of a creation is refused once somebody else has filled in what was empty, and not by a change that was taken back', async () => {
    const own = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy' } }));
    done(await undo(own));
    done(await ask('manager', UPDATE, { id, values: { version: 3, city: 'Cypress' } }));
    const refused = await undo(made);
    expect(JSON.stringify(refused.errors)).toContain('undo_moved_on');
    expect(JSON.stringify(refused.errors)).toContain('City');
    expect(await read()).toMatchObject({ city: 'Cypress' });
    done(await ask('manager', UPDATE, { id, values: { version: 4, city: null } }));
    done(await undo(made));
    expect((await ask('admin', READ, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('of a creation is refused while others name the record', async () => {
    await database.pool.query("insert into job (name, company_id) values ('One', $1)", [id]);
    const { errors } = await undo(made);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'in_use', params: { uses: '1 job' } });
  });

  it('twice is refused', async () => {
    const change = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy' } }));
    done(await undo(change));
    expect((await undo(change)).errors[0]?.extensions.rule).toBe('undo_moved_on_own');
  });

  it('names nobody but who changed the record since, and says of a redo that it is one [KEY-021]', async () => {
    const messageOf = async (mutation: string) => (await undo(mutation)).errors[0]?.message;
    const change = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy' } }));
    const undone = done(await undo(change));
    done(await ask('admin', UPDATE, { id, values: { version: 3, city: 'Spring' } }));
    expect(await messageOf(change)).toBe(
      'This change cannot be undone: City changed again since, by a later change of yours. Undo that one first.',
    );
    expect(await messageOf(undone)).toBe('This change cannot be made again: City changed since it was undone.');
    await database.pool.query('update customer set updated_by = null where id = $1', [id]);
    expect(await messageOf(change)).toBe('This change cannot be undone: City changed again since.');
  });

  it('needs the right of the command that it takes back', async () => {
    const change = done(await ask('admin', UPDATE, { id, values: { version: 1, city: 'Katy' } }));
    expect((await undo(change, 'foreman')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const gone = done(await ask('admin', 'mutation ($id: Int!) { deleteCustomer(id: $id) { id } }', { id }));
    expect((await undo(gone, 'scheduler')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('of nothing is not found', async () => {
    expect((await undo(randomUUID())).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await undo('no uuid')).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the history of a record', () => {
  it('holds one entry a mutation, newest first, with names, labels and the rows inside the record', async () => {
    const [ann, bob] = (await read()).customer_contacts;
    const change = done(
      await ask('manager', UPDATE, { id, values: { version: 1, city: 'Katy', customer_contacts: [] } }),
    );
    const undone = done(await undo(change));
    const answered = await ask(
      'admin',
      'query ($id: Int!) { history(entity: "customer", id: $id, page: { number: 1, size: 2 }) { total_count items { mutation_id op command user { name } changes { entity entity_id row field label before after } } } }',
      { id },
    );
    expect(answered.data).toMatchObject({
      history: {
        total_count: 3,
        items: [
          { mutation_id: undone, op: 'update', command: 'undo updateCustomer', user: { name: 'Avery Lindqvist' } },
          { mutation_id: change, op: 'update', command: 'updateCustomer' },
        ],
      },
    });
    const [, entry] = rootOf<{ items: { changes: object[] }[] }>(answered, 'history').items;
    expect(entry?.changes).toEqual([
      { entity: 'customer', entity_id: id, row: null, field: 'city', label: 'City', before: null, after: 'Katy' },
      {
        entity: 'customer_contact',
        entity_id: ann?.id,
        row: 'Ann A',
        field: 'first_name',
        label: 'First Name',
        before: 'Ann',
        after: null,
      },
      {
        entity: 'customer_contact',
        entity_id: ann?.id,
        row: 'Ann A',
        field: 'last_name',
        label: 'Last Name',
        before: 'A',
        after: null,
      },
      {
        entity: 'customer_contact',
        entity_id: bob?.id,
        row: 'Bob B',
        field: 'first_name',
        label: 'First Name',
        before: 'Bob',
        after: null,
      },
      {
        entity: 'customer_contact',
        entity_id: bob?.id,
        row: 'Bob B',
        field: 'last_name',
        label: 'Last Name',
        before: 'B',
        after: null,
      },
    ]);
  });

  it('says which row inside the record changed, also when that row is gone by now', async () => {
    const [ann, bob] = (await read()).customer_contacts;
    done(
      await ask('admin', UPDATE, {
        id,
        values: {
          version: 1,
          customer_contacts: [
            { id: ann?.id, position: 'Owner' },
            { id: bob?.id, position: 'Scheduler' },
          ],
        },
      }),
    );
    done(await ask('admin', UPDATE, { id, values: { version: 2, customer_contacts: [{ id: bob?.id }] } }));
    const answered = await ask(
      'admin',
      'query ($id: Int!) { history(entity: "customer", id: $id, page: { number: 2, size: 1 }) { items { changes { row field after } } } }',
      { id },
    );
    expect(rootOf<{ items: { changes: object[] }[] }>(answered, 'history').items[0]?.changes).toEqual([
      { row: 'Ann A', field: 'position', after: 'Owner' },
      { row: 'Bob B', field: 'position', after: 'Scheduler' },
    ]);
  });

  it('of an unknown entity is not found', async () => {
    expect(
      (await ask('admin', '{ history(entity: "pg_user", id: 1) { total_count } }')).errors[0]?.extensions.code,
    ).toBe('NOT_FOUND');
  });
});
