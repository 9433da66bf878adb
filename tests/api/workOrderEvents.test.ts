import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { liveStream, type HeardStream } from '../support/liveStream';

const app = await testApp();
const open: HeardStream[] = [];
afterAll(() => open.forEach((stream) => stream.close()));

const listen = async (account: string): Promise<HeardStream> => {
  const stream = await liveStream(app.url, await app.token(account));
  open.push(stream);
  await stream.hear('hello');
  return stream;
};
const ask = async (account: string, query: string, variables: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await app.token(account)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  const data: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'data') : null;
  if (typeof data !== 'object' || data === null) throw new Error(JSON.stringify(answer));
  return { ...data };
};
const rowId = async (text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await app.database.pool.query<{ id: number }>(`${text} returning id`, values);
  return rows[0]?.id ?? 0;
};

describe('the live stream of work orders', () => {
  it('tells who reads the sub-job that an order was started and changed, and nobody else [WO-004]', async () => {
    const company = await rowId("insert into customer (company_name) values ('Bayou Pools')");
    const job = await rowId("insert into job (name, company_id) values ('Vu Pool', $1)", [company]);
    const subJob = await rowId('insert into job_detail (job_id, job_category_id) values ($1, 2)', [job]);
    const [office, stranger] = [await listen('scheduler'), await listen('subcontractor')];
    const { id } = await ask(
      'office',
      'mutation ($id: Int!) { id: startWorkOrder(type: "daily", job_detail_id: $id) }',
      {
        id: subJob,
      },
    );
    const isOrder = ({ records }: { records: readonly { entity: string; id: number }[] }): boolean =>
      records.some((record) => record.entity === 'pebble_daily_work_order' && record.id === id);
    await office.hear('change', isOrder);
    const told = (): number => office.events.filter((event) => event.name === 'change' && isOrder(event.data)).length;
    const before = told();
    await ask(
      'office',
      'mutation ($id: Int!, $it: PebbleDailyWorkOrderPatch!) { updatePebbleDailyWorkOrder(id: $id, pebble_daily_work_order: $it) { id } }',
      { id, it: { version: 1, work_performed: 'Detailed.' } },
    );
    await expect.poll(told, { timeout: 5000 }).toBeGreaterThan(before);
    expect(stranger.events.filter((event) => event.name === 'change' && isOrder(event.data))).toEqual([]);
  });
});
