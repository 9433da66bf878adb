import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { productSchema } from '../../server/areas';
import { CALLS } from '#domain/access/calls';
import { deletesFrom, readsTable, writesTable, type Person } from '../support/accessReference';
import { openGraphql, rootOf, type Answered, type Ask } from '../support/graphqlHarness';
import { rightsWorld } from '../support/rightsWorld';
import { testDatabase, type FreshDatabase } from '../support/database';

let database: FreshDatabase;
let ask: Ask;
let people: ReadonlyMap<string, Person>;
beforeAll(async () => {
  database = await testDatabase();
  people = await rightsWorld(database);
  ask = openGraphql(database);
});

const mutationOf = ({ mutation_id, errors }: Answered): string => {
  if (mutation_id === null) throw new Error(JSON.stringify(errors));
  return mutation_id;
};
const undo = (account: string, id: string): Promise<Answered> =>
  ask(account, 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id });
const codeOf = ({ errors }: Answered): string => errors[0]?.extensions.code ?? 'done';

/** A user of one's own with some entries of permissions, signed in from now on. */
const someone = async (account: string, entries: Record<string, string | true>, action = 'none'): Promise<string> => {
  await database.pool.query(
    `insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action) values ($1, $2, 'Some', 'One', 9900, $3)`,
    [`auth|${account}`, `${account}@trowel.test`, action],
  );
  for (const [name, value] of Object.entries(entries))
    await database.pool.query(
      'insert into user_permission (user_id, category_name, access_level, has_permission) select id, $2, $3, $4 from app_user where email = $1',
      [`${account}@trowel.test`, name, value === true ? null : value, value === true ? true : null],
    );
  invalidateActors();
  return account;
};

describe('an undo of records, by everybody', () => {
  const table = 'homeowner';
  const may: Record<string, (person: Person) => boolean> = {
    creation: (person) => readsTable(person, table) && deletesFrom(person, table),
    change: (person) => readsTable(person, table) && writesTable(person, table),
    deletion: (person) => readsTable(person, table) && deletesFrom(person, table),
  };
  it.each(Object.keys(may))('of a %s needs what the original and its opposite need', async (kind) => {
    const found: string[] = [];
    for (const [account, person] of people) {
      const made = await ask(
        'admin',
        'mutation { createHomeowner(homeowner: { first_name: "A", last_name: "B" }) { id version } }',
      );
      const { id } = rootOf<{ id: number }>(made, 'createHomeowner');
      const changed =
        kind === 'creation'
          ? made
          : kind === 'change'
            ? await ask(
                'admin',
                `mutation { updateHomeowner(id: ${id}, homeowner: { version: 1, city: "Katy" }) { id } }`,
              )
            : await ask('admin', `mutation { deleteHomeowner(id: ${id}) { id } }`);
      const said = codeOf(await undo(account, mutationOf(changed)));
      const expected = may[kind]?.(person) ? 'done' : 'FORBIDDEN';
      if (said !== expected) found.push(`${account}: ${said}, not ${expected}`);
    }
    expect(found).toEqual([]);
  });
});

describe('an undo of jobs', () => {
  const JOB = '{ id version sub_jobs { id version } }';
  const create = (account: string): Promise<Answered> =>
    ask(
      account,
      `mutation { createJob(job: { name: "Undone", company: { id: 9700 }, address_line_1: "1 A St", city: "Katy", state: "TX", zip_code: "77450" }) ${JOB} }`,
    );

  it("that deletes needs the right to delete, of what others made and of one's own", async () => {
    await someone('editor', {
      GUNITE_JOB_ALL: 'edit',
      PLASTER_JOBS_ALL: 'edit',
      WARRANTY_JOBS: 'edit',
      CAN_VIEW_JOB: true,
    });
    for (const maker of ['admin', 'editor']) {
      const made = await create(maker);
      expect(codeOf(made)).toBe('done');
      expect(codeOf(await undo('editor', mutationOf(made)))).toBe('FORBIDDEN');
      expect(codeOf(await undo('manager', mutationOf(made)))).toBe('done');
    }
  });

  it('that brings back needs it too', async () => {
    const made = await create('admin');
    const { id } = rootOf<{ id: number }>(made, 'createJob');
    const gone = mutationOf(await ask('admin', `mutation { deleteJob(id: ${id}) { id } }`));
    expect(codeOf(await undo('editor', gone))).toBe('FORBIDDEN');
    expect(codeOf(await undo('manager', gone))).toBe('done');
  });
});

describe('an undo of estimates', () => {
  const create = (account: string, isPreliminary: boolean): Promise<Answered> =>
    ask(
      account,
      `mutation { createEstimate(isPreliminary: ${isPreliminary}, estimateInput: { name: "Pool", company: { id: 9700 }, address_line_1: "1 A St", city: "Katy", state: "TX", zip_code: "77450" }) { id version } }`,
    );
  const save = (account: string, id: number, version: number, values: string): Promise<Answered> =>
    ask(account, `mutation { updateEstimate(id: ${id}, estimate: { version: ${version}, ${values} }) { id version } }`);
  const kindOf = async (id: number): Promise<string | undefined> => {
    const { data } = await ask('admin', `{ job(id: ${id}) { id } estimate(id: ${id}) { id } }`);
    return ['job', 'estimate'].find((kind) => data?.[kind]);
  };
  const idOf = ({ data, errors }: Answered): number => {
    if (!data) throw new Error(JSON.stringify(errors));
    return (data.createEstimate as { id: number }).id;
  };
  beforeAll(async () => {
    await someone('approver', { ESTIMATE: 'edit' }, 'approve');
    await someone('boss', { ESTIMATE: 'edit' }, 'approve');
    await someone('drafter', { ESTIMATE: 'edit' }, 'create');
    await someone('plain', { ESTIMATE: 'edit' }, 'none');
  });

  it('neither makes them go nor brings them back for who may not approve', async () => {
    const made = await create('approver', false);
    for (const account of ['plain', 'drafter']) expect(codeOf(await undo(account, mutationOf(made)))).toBe('FORBIDDEN');
    const gone = mutationOf(await ask('approver', `mutation { deleteEstimate(id: ${idOf(made)}) { id } }`));
    for (const account of ['plain', 'drafter', 'nobody']) expect(codeOf(await undo(account, gone))).toBe('FORBIDDEN');
    expect(codeOf(await undo('approver', gone))).toBe('done');
  });

  it("neither approves nor takes an approval away for them, and approves in nobody else's name", async () => {
    const id = idOf(await create('approver', true));
    const approved = mutationOf(await save('boss', id, 1, 'is_approved_by_user_id: 1'));
    for (const account of ['plain', 'drafter']) expect(codeOf(await undo(account, approved))).toBe('FORBIDDEN');
    const taken = mutationOf(await undo('approver', approved));
    expect(codeOf(await undo('drafter', taken))).toBe('FORBIDDEN');
    expect(codeOf(await undo('approver', taken))).toBe('FORBIDDEN');
    expect(codeOf(await undo('boss', taken))).toBe('done');
  });

  it('changes a preliminary one of another only for who may approve', async () => {
    const id = idOf(await create('approver', true));
    const changed = mutationOf(await save('approver', id, 1, 'name: "Spa"'));
    expect(codeOf(await undo('drafter', changed))).toBe('FORBIDDEN');
    expect(codeOf(await undo('boss', changed))).toBe('done');
  });

  it('that were made jobs need the rights to the job that it is by now and to the estimate that it was', async () => {
    await someone('seller', { ESTIMATE: 'edit', CAN_VIEW_JOB: true }, 'approve');
    await someone('builder', { GUNITE_JOB_ALL: 'edit', CAN_VIEW_JOB: true });
    await someone('both', { ESTIMATE: 'edit', GUNITE_JOB_ALL: 'edit', CAN_VIEW_JOB: true });
    const id = idOf(await create('approver', false));
    const converted = mutationOf(
      await save('seller', id, 1, 'is_estimate: false, was_estimated: true, is_conversion: true'),
    );
    for (const account of ['seller', 'builder', 'estimator', 'plain', 'nobody'])
      expect([account, codeOf(await undo(account, converted))]).toEqual([
        account,
        expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/),
      ]);
    expect(await kindOf(id)).toBe('job');
    const back = mutationOf(await undo('both', converted));
    expect(await kindOf(id)).toBe('estimate');
    expect(codeOf(await undo('builder', back))).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
    expect(codeOf(await undo('both', back))).toBe('done');
    expect(await kindOf(id)).toBe('job');
  });
});

describe('an undo of what belongs to others', () => {
  it('of an order of crews needs the code of their list', async () => {
    const sorted = mutationOf(
      await ask('admin', 'mutation { updateCrewSortOrder(items: [{ crew_id: 9502, sort_order: 77 }]) { crew_id } }'),
    );
    for (const list of ['warranty_crew', 'gunite_crew', 'boulder_crew'])
      expect(codeOf(await undo(`one_can_reorder_${list}`, sorted))).toBe('FORBIDDEN');
    expect(codeOf(await undo('one_can_reorder_pebble_crews', sorted))).toBe('done');
  });

  it("of a notification that was read is the own user's alone", async () => {
    await database.pool.query(
      "insert into notification (id, notified_user_id, notification_text, action_url) select 9800, id, 'Hello', '/' from app_user where email = 'admin@trowel.test'",
    );
    const read = mutationOf(await ask('admin', 'mutation { updateNotificationIsRead(notificationId: 9800) { id } }'));
    expect(codeOf(await undo('manager', read))).toBe('NOT_FOUND');
    expect(codeOf(await undo('admin', read))).toBe('done');
  });

  it('of a tag that was taken off needs the documents of its job', async () => {
    const tagged = mutationOf(
      await ask('admin', 'mutation { addDocumentTag(documentId: 9302, tagId: 1) { documentId } }'),
    );
    const off = mutationOf(
      await ask('admin', 'mutation { removeDocumentTag(documentId: 9302, tagId: 1) { documentId } }'),
    );
    for (const mutation of [tagged, off])
      expect(codeOf(await undo('one_can_edit_warranty_jobs', mutation))).toBe('NOT_FOUND');
    expect(codeOf(await undo('one_can_edit_plaster_jobs_all', off))).toBe('done');
  });

  it('does not break the rules of users: nobody deactivates the own account, and employees stay of their status [USR-011 USR-016]', async () => {
    await someone('second', { CAN_ADMINISTER_USER: true });
    const { rows } = await database.pool.query<{ id: number; version: number }>(
      "select id, version from app_user where email = 'second@trowel.test'",
    );
    const [user] = rows;
    if (!user) throw new Error('no user');
    mutationOf(await ask('admin', `mutation { deleteUser(id: ${user.id}) { id } }`));
    const back = mutationOf(
      await ask(
        'admin',
        `mutation { updateUser(id: ${user.id}, user: { version: ${user.version + 1}, is_active: true }) { id } }`,
      ),
    );
    invalidateActors();
    expect(codeOf(await undo('second', back))).toBe('BAD_USER_INPUT');

    await database.pool.query(
      "insert into employee (id, first_name, last_name, is_subcontractor) values (9550, 'Sub', 'Worker', false)",
    );
    const linked = mutationOf(
      await ask(
        'admin',
        `mutation { updateUser(id: ${user.id}, user: { version: ${user.version + 2}, employee_id: 9550 }) { id } }`,
      ),
    );
    const unlinked = mutationOf(await undo('admin', linked));
    await database.pool.query('update employee set is_subcontractor = true where id = 9550');
    expect(codeOf(await undo('admin', unlinked))).toBe('BAD_USER_INPUT');
  });
});

describe('the commands that can be taken back', () => {
  it('are known by their names, also those that the documents call queries', () => {
    const { schema, commands } = productSchema();
    const roots = [schema.getMutationType(), schema.getQueryType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const written = roots.filter(({ extensions }) => extensions.writes === true).map(({ name }) => name);
    expect(written).toContain('sendBuilderEmail');
    expect(written.filter((name) => !commands.has(name))).toEqual([]);
  });

  it('ask about their rows again wherever the call itself asks about rows', () => {
    const rows: Readonly<Record<string, { rows?: string }>> = CALLS;
    const silent = [...productSchema().commands]
      .filter(([name, command]) => rows[name]?.rows !== undefined && command.assertMayUndo === undefined)
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});
