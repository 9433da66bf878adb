import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls } from '../support/jobCalls';
import { orderCalls, sentOrder, type Order } from '../support/orderCalls';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const orders = orderCalls(ask);

interface Saved {
  id: number;
  version: number;
}
const faultsOf = ({ errors }: Answered) =>
  (errors[0]?.extensions.fields ?? []).map((field) => [field.path, 'rule' in field ? field.rule : undefined]);
/** Days beyond what a date input takes: its last one is the end of the year after next, its first one 01/01/1980. */
const FAR = ['9999-12-31', '2029-01-01', '1979-12-31'];

let product = 0;
let vendor = 0;
let subJob = 0;
beforeAll(async () => {
  await addPeople(database);
  const first = async (statement: string): Promise<number> =>
    Number((await database.pool.query<{ id: number }>(statement)).rows[0]?.id);
  vendor = await first("insert into vendor (name) values ('Quarry') returning id");
  product = await first("insert into product (name, category_id) values ('Gulf Blue', 1) returning id");
  const job = await jobCalls(ask).create({
    name: 'Oak',
    company: { id: 700 },
    sub_jobs: [{ job_category: { id: 2 } }],
  });
  subJob = firstSubJob(job).id;
});

describe.each(FAR)('a day that no date input takes, %s, is refused by field and rule [UI-004 UI-035]', (day) => {
  it('of an employee, alone, among many and in a file; what is stored stays', async () => {
    const CREATE = 'mutation ($it: EmployeeInput!) { createEmployee(employee: $it) { id version } }';
    const UPDATE =
      'mutation ($id: Int!, $it: EmployeePatch!) { updateEmployee(id: $id, employee: $it) { id version } }';
    const named = { first_name: 'Ana', last_name: 'Ruiz' };
    expect(faultsOf(await ask('admin', CREATE, { it: { ...named, hire_date: day } }))).toEqual([['hire_date', 'date']]);
    const { id, version } = rootOf<Saved>(await ask('admin', CREATE, { it: named }), 'createEmployee');
    expect(faultsOf(await ask('admin', UPDATE, { id, it: { version, hire_date: day } }))).toEqual([
      ['hire_date', 'date'],
    ]);
    const many = await ask(
      'admin',
      'mutation ($ids: [Int!], $values: EmployeeValues!) { updateEmployees(ids: $ids, values: $values) { changed_count } }',
      { ids: [id], values: { hire_date: day } },
    );
    expect(many.errors[0]?.extensions).toMatchObject({ rule: 'rows_refused', rows: [{ id, rule: 'date' }] });
    await database.pool.query('update employee set hire_date = $1 where id = $2', [day, id]);
    expect((await ask('admin', UPDATE, { id, it: { version, hire_date: day, note: 'old' } })).errors).toEqual([]);
  });

  it('of a purchase order and what it received', async () => {
    const values = {
      order_name: 'Restock',
      supplier: { id: vendor },
      mmg_location: { id: 1 },
      created_by: { id: 7101 },
      order_status: { id: 2 },
      line_items: [{ product: { id: product }, quantity: 1, unit_cost: 2 }],
    };
    expect(faultsOf(await orders.create({ ...values, order_date: day, expected_date: day }))).toEqual([
      ['order_date', 'date'],
      ['expected_date', 'date'],
    ]);
    const sent = sentOrder(rootOf<Order>(await orders.create(values), 'createPurchaseOrder'));
    const order = rootOf<Order>(await orders.create(values), 'createPurchaseOrder');
    const lines = sentOrder(order).line_items.map((line) => ({ ...line, date_received: day }));
    expect(faultsOf(await orders.update(order.id, { ...sent, line_items: lines }))).toEqual([
      ['line_items.0.date_received', 'date'],
    ]);
  });

  it('of a work order, and of a mark at a stop', async () => {
    const START = 'mutation ($id: Int!) { startWorkOrder(type: "prep", job_detail_id: $id) }';
    const id = rootOf<number>(await ask('office', START, { id: subJob }), 'startWorkOrder');
    const UPDATE =
      'mutation ($id: Int!, $it: PrepWorkOrderPatch!) { updatePrepWorkOrder(id: $id, prep_work_order: $it) { id } }';
    expect(
      faultsOf(await ask('office', UPDATE, { id, it: { version: 1, work_order_date: day, prep_date: day } })),
    ).toEqual(
      expect.arrayContaining([
        ['work_order_date', 'date'],
        ['prep_date', 'date'],
      ]),
    );
    const MARK =
      'mutation ($id: Int!, $date: String!) { markStop(job_detail_id: $id, type: "prep", date: $date, mark: "arrived", time: "07:30") { id } }';
    expect(faultsOf(await ask('office', MARK, { id: subJob, date: day }))).toEqual([['date', 'date']]);
  });

  it('of a count', async () => {
    const COUNT = 'mutation ($it: InventoryInput!) { updateInventory(inventory: $it) { id } }';
    const counted = (update_date: string, count_date: string) => ({
      update_date,
      rows: [
        { version: 0, product: { id: product }, location: { id: 1 }, count_date, unit_count: 1, individual_count: 0 },
      ],
    });
    const rule = day > TEST_TODAY ? 'count_date_future' : 'date';
    for (const [input, path] of [
      [counted(day, TEST_TODAY), 'update_date'],
      [counted(TEST_TODAY, day), 'rows.0.count_date'],
    ] as const) {
      const [error] = (await ask('warehouse', COUNT, { it: input })).errors;
      expect([error?.extensions.rule, error?.extensions.fields?.[0]?.path]).toEqual([rule, path]);
    }
  });
});
