import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { openGraphql, type Answered } from '../support/graphqlHarness';

const app = await testApp();
const ask = openGraphql(app.database);
const jobs = jobCalls(ask);

interface Line {
  stage: string;
  card_id: number;
  job_detail_id: number;
  job_name: string;
  date: string | null;
  crew_name: string | null;
  work_orders: string[];
}
const QUEUE = '{ printQueue { stage card_id job_detail_id job_name date crew_name work_orders } }';
const queueOf = async (account = 'office'): Promise<Line[]> =>
  ((await ask(account, QUEUE)).data as { printQueue: Line[] }).printQueue;
const UPDATE =
  'mutation ($ids: [Int!]!, $on: Boolean!) { updatePrintQueue(job_detail_ids: $ids, is_in_print_queue: $on) }';
const update = (ids: readonly number[], on: boolean, as = 'office'): Promise<Answered> => ask(as, UPDATE, { ids, on });
const CARDS =
  'query ($stage: String!, $ids: [Int!]!) { printCards(stage: $stage, ids: $ids) { id entry_id job_name company_abbreviation } }';
const cardsOf = async (stage: string, ids: readonly number[], as = 'office') =>
  ((await ask(as, CARDS, { stage, ids })).data as { printCards: { id: number; job_name: string }[] } | null)
    ?.printCards;
const papers = async (selection: string, as = 'office'): Promise<Response> =>
  fetch(`${app.url}/v1/pdf/work-orders/${selection}`, {
    headers: { authorization: `Bearer ${await app.token(as)}` },
  });

const aJob = (name: string, category: number, more: Fields = {}): Promise<SavedJob> =>
  jobs.create({ name, company: { id: 700 }, sub_jobs: [{ job_category: { id: category }, ...more }] });

let pebble = 0;
let silent = 0;
let gunite = 0;
beforeAll(async () => {
  await addPeople(app.database);
  const prep = { crew_information: [{ phase_type: { id: 1 }, date: '2026-04-01', crew: { id: 7011 } }] };
  pebble = firstSubJob(await aJob('Birch', 2, { pebble_details: prep })).id;
  silent = firstSubJob(await aJob('Ash', 2, { pebble_details: { is_no_prep_print: true } })).id;
  gunite = firstSubJob(await aJob('Cedar', 1)).id;
});

describe('the print queue', () => {
  it('holds what was put into it, by tab, date and name; prep unless it is not to be printed [WO-022 WO-024 WO-030]', async () => {
    expect((await update([pebble, silent, gunite, pebble], true)).data).toEqual({
      updatePrintQueue: [pebble, silent, gunite],
    });
    const lines = await queueOf();
    const tab = (stage: string) => lines.filter((line) => line.stage === stage).map(({ job_name }) => job_name);
    expect([tab('gunite'), tab('prep'), tab('pebble'), tab('boulder')]).toEqual([
      ['Cedar'],
      ['Birch'],
      ['Ash', 'Birch'],
      [],
    ]);
    const [order] = lines.find(({ stage }) => stage === 'prep')?.work_orders ?? [];
    expect(order).toMatch(/^prep-\d+$/);
    await update([silent], false);
    expect((await queueOf()).some(({ job_detail_id }) => job_detail_id === silent)).toBe(false);
  });

  it('says the day and the crew of each, and holds a boulder once for each of its entries [WO-030]', async () => {
    const lines = await queueOf();
    const prep = lines.find(({ stage, job_detail_id }) => stage === 'prep' && job_detail_id === pebble);
    expect(prep).toMatchObject({ date: '2026-04-01', crew_name: 'Prep X' });
    const rocks = firstSubJob(
      await aJob('Rocks', 1, { boulder_details: [1, 2].map((id) => ({ addition: { id } })) }),
    ).id;
    await update([rocks], true);
    const boulders = (await queueOf()).filter(
      ({ job_detail_id, stage }) => job_detail_id === rocks && stage === 'boulder',
    );
    expect(boulders).toHaveLength(2);
    expect(new Set(boulders.map(({ card_id }) => card_id)).size).toBe(2);
    expect(
      (
        await cardsOf(
          'boulder',
          boulders.map(({ card_id }) => card_id),
        )
      )?.map(({ job_name }) => job_name),
    ).toEqual(['Rocks', 'Rocks']);
    await update([rocks], false);
  });

  it('is undone by who may work the queue, exactly what was changed, also of sub-jobs that are not theirs to edit [WO-023 WO-030]', async () => {
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, unnest(array['GUNITE_JOB_ALL', 'PLASTER_JOBS_ALL']), 'view' from app_user where email = 'office@trowel.test'",
    );
    await update([gunite], true, 'admin');
    const put = await update([gunite, silent], true);
    expect((await queueOf()).filter(({ job_name }) => job_name === 'Ash')).toHaveLength(1);
    const undo = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';
    const id = put.mutation_id;
    expect((await ask('crew', undo, { id })).errors).not.toEqual([]);
    expect((await ask('office', undo, { id })).errors).toEqual([]);
    const names = new Set((await queueOf()).map(({ job_name }) => job_name));
    expect([names.has('Ash'), names.has('Cedar')]).toEqual([false, true]);
    await app.database.pool.query('delete from user_permission');
  });

  it('belongs to CAN_VIEW_PRINT_QUEUE, and changes by it or by the right to edit each sub-job [WO-023]', async () => {
    expect((await ask('crew', QUEUE)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await update([pebble], true, 'crew')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await update([2_000_000_000], true)).data).toEqual({ updatePrintQueue: [2_000_000_000] });
    expect(
      (
        await update(
          Array.from({ length: 501 }, (_, index) => index + 1),
          true,
        )
      ).errors[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });
});

describe('what is printed of a selection', () => {
  it('passes over unknown and deleted ids, and refuses 101 [WO-030]', async () => {
    const gone = firstSubJob(await aJob('Gone', 2)).id;
    await app.database.pool.query('update job_detail set deleted_at = now() where id = $1', [gone]);
    expect(await cardsOf('pebble', [gone])).toEqual([]);
    expect((await cardsOf('pebble', [pebble, 2_000_000_000, gone, silent]))?.map(({ job_name }) => job_name)).toEqual([
      'Birch',
      'Ash',
    ]);
    expect(await cardsOf('pebble', [pebble], 'crew')).toEqual([]);
    expect(await cardsOf('boulder', [999_999])).toEqual([]);
    const many = await ask('office', CARDS, { stage: 'pebble', ids: Array.from({ length: 101 }, (_, i) => i + 1) });
    expect(many.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await ask('office', CARDS, { stage: 'slurry', ids: [1] })).errors[0]?.extensions.fields?.[0]?.path).toBe(
      'stage',
    );
  });

  it('are the papers of its work orders as one, without those that are not there [WO-022 WO-030]', async () => {
    const [order = ''] = (await queueOf()).find(({ stage }) => stage === 'prep')?.work_orders ?? [];
    const answer = await papers(`${order},gunite-999999`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await papers('gunite-999999')).status).toBe(404);
    expect((await papers(order, 'crew')).status).toBe(404);
    expect((await papers('plumbing-1')).status).toBe(404);
    // Of 101 the first hundred are printed; one that was deleted is no paper.
    const many = Array.from({ length: 100 }, (_, index) => `gunite-${900_000 + index}`);
    expect((await papers([order, ...many].join(','))).status).toBe(200);
    expect((await papers([...many, order].join(','))).status).toBe(404);
    await app.database.pool.query('update prep_work_order set deleted_at = now() where id = $1', [
      order.replace('prep-', ''),
    ]);
    expect((await papers(order)).status).toBe(404);
  });
});
