import { Worker } from 'node:worker_threads';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '../support/app';

/** The thread that makes papers ends as soon as it is given one. */
const endThread = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function end(this: Worker) {
  void this.terminate();
});
afterAll(() => endThread.mockRestore());

const app = await testApp();

it('calls a paper that could not be made by its name in both languages [PRT-006]', async () => {
  const { pool } = app.database;
  const idOf = async (statement: string): Promise<number> =>
    Number((await pool.query<{ id: number }>(`${statement} returning id`)).rows[0]?.id);
  await pool.query("insert into vendor (id, name) values (77001, 'Gulf Plaster')");
  await pool.query("insert into employee (id, first_name, last_name) values (77002, 'Glenda', 'Ruiz')");
  const order = await idOf(
    "insert into purchase_order (order_name, supplier_id, mmg_location_id, created_by_id, order_status_id, order_date) values ('Spring restock', 77001, 1, 77002, 2, '2026-03-02')",
  );
  const relocation = await idOf(
    `insert into inventory_relocation_order (order_number, order_name, from_inventory_location_id, to_inventory_location_id, order_status_id)
     values ('RO-90001', 'To Conroe', 1, 2, 2)`,
  );
  const token = await app.token('admin');
  const answerOf = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${app.url}/v1/pdf/${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  const called = (paper: string, paper_es: string) => ({
    error: { rule: 'paper_failed', params: { paper, paper_es } },
  });
  expect(await answerOf(`purchase-order/${order}`)).toMatchObject(
    called(`Purchase Order #${order}`, `Orden de compra #${order}`),
  );
  expect(await answerOf(`inventory-relocation/${relocation}`)).toMatchObject(
    called('Relocation Order RO-90001', 'Orden de traslado RO-90001'),
  );
  expect(await answerOf('pebble-work-order/blank')).toMatchObject(
    called('Pebble Work Order', 'Orden de trabajo de pebble'),
  );
});
