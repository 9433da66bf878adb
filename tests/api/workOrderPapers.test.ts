import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import { workOrderType, WORK_ORDER_TYPES } from '../../domain/workOrders/workOrderTypes';
import { actorOf, type Actor } from '../../server/access/actor';
import { readBlankHead, readOrderPaper } from '../../server/areas/workOrders/readOrderPaper';
import { workOrderPaper } from '../../server/areas/workOrders/workOrderPaper';
import { testApp } from '../support/app';
import { paperTexts } from '../support/paperTexts';

const app = await testApp();
const rows = async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await app.database.pool.query<Record<string, unknown>>(statement, values)).rows;
const idOf = async (statement: string, values: unknown[] = []): Promise<number> =>
  Number((await rows(`${statement} returning id`, values))[0]?.id);
const pdf = async (account: string, path: string): Promise<Response> =>
  fetch(`${app.url}/v1/pdf/${path}`, { headers: { authorization: `Bearer ${await app.token(account)}` } });

let subJob = 0;
let order = 0;
let office: Actor;
const pebble = workOrderType('pebble') ?? WORK_ORDER_TYPES[0];
if (!pebble) throw new Error('no pebble order');

beforeAll(async () => {
  const company = await idOf("insert into customer (company_name) values ('Bayou Pools')");
  const job = await idOf(
    `insert into job (name, company_id, key_map, gate_code, address_line_1, city, state, zip_code)
    values ('Vu Pool', $1, '491Q', '#4417', '12 Oak Ln', 'Katy', 'Texas', '77449')`,
    [company],
  );
  subJob = await idOf(
    "insert into job_detail (job_id, job_category_id, is_critical_note, critical_note) values ($1, 2, true, 'Dog in the yard')",
    [job],
  );
  order = await idOf(
    `insert into pebble_work_order (job_id, job_detail_id, work_order_date, on_job, leave_job, is_chip_out, pebble_perimeter, notes)
    values ($1, $2, '2026-03-02', '07:15', '15:00', true, 92.5, 'Long day.')`,
    [job, subJob],
  );
  const material = await idOf(
    'insert into pebble_work_order_material (pebble_work_order_id, batches_used, color_id) values ($1, 12.5, (select min(id) from lookup_pebble_color))',
    [order],
  );
  await rows(
    'insert into pebble_work_order_material_addition (pebble_work_order_material_id, additive_id, bags_used) values ($1, (select min(id) from lookup_pebble_color_additive), 3)',
    [material],
  );
  const [user] = await rows("select sub from app_user where email = 'office@trowel.test'");
  const found = await actorOf(app.database.db, String(user?.sub));
  if (!found) throw new Error('no office');
  office = found;
});

describe('the paper of a work order', () => {
  it('says job, critical note, sections with units, YES and NO, and leaves lines for what is open [WO-021 WO-029]', async () => {
    const { order: row, ...head } = await readOrderPaper(app.database.pool, office, pebble, order);
    const texts = paperTexts(workOrderPaper(pebble, head, row, '3/2/26, 9:00 AM'));
    expect(texts).toEqual(
      expect.arrayContaining([
        `Pebble Work Order #${order}`,
        'Bayou Pools',
        '12 Oak Ln, Katy, Texas 77449',
        'Key Map 491Q',
        'Gate Code #4417',
        'Dog in the yard',
        'Measurements',
        '92.5 ft',
        'YES',
        '________________',
        'Hours on job: 7.75',
        '12.5',
        'Long day.',
        'Foreman signature',
        'Printed 3/2/26, 9:00 AM',
      ]),
    );
    expect(texts.some((text) => /\b3 bags\b/.test(text))).toBe(true);
  });

  it('comes for each of the six types on US Letter, portrait, and for names that no font has [WO-029]', async () => {
    await rows('update job set name = $1 where id = (select job_id from job_detail where id = $2)', [
      'مسبح 🏊 '.repeat(25).slice(0, 200),
      subJob,
    ]);
    for (const { type, table } of WORK_ORDER_TYPES) {
      const { paper } = ORDER_ADDRESSES[type];
      const id = await idOf(
        `insert into ${table} (job_id, job_detail_id) select job_id, id from job_detail where id = $1`,
        [subJob],
      );
      const answer = await pdf('office', `${paper}/${id}`);
      expect([paper, answer.status, answer.headers.get('content-type')]).toEqual([paper, 200, 'application/pdf']);
      const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      // 8.5 by 11 inches, in points.
      const sheets = [...file.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box);
      expect(new Set(sheets)).toEqual(new Set(['0 0 612 792']));
    }
  }, 60_000);

  it('is for who reads the sub-job alone', async () => {
    expect((await pdf('crew', `pebble-work-order/${order}`)).status).toBe(404);
    expect((await pdf('nobody', `pebble-work-order/${order}`)).status).toBe(403);
    expect((await pdf('office', 'pebble-work-order/999999')).status).toBe(404);
  });

  it('is a blank form of the pebble order, with lines for job and address [WO-021 WO-029]', async () => {
    expect((await pdf('office', 'pebble-work-order/blank')).status).toBe(200);
    expect((await pdf('office', 'gunite-work-order/blank')).status).toBe(404);
    const texts = paperTexts(workOrderPaper(pebble, await readBlankHead(app.database.pool), null, 'now'));
    expect(texts).toEqual(
      expect.arrayContaining(['Pebble Work Order', 'Job: ', 'Address: ', 'Material Type', 'Slurry']),
    );
    expect(texts).not.toContain('NO');
  });
});
