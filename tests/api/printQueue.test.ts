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
    expect((await cardsOf('pebble', [pebble, 2_000_000_000, silent]))?.map(({ job_name }) => job_name)).toEqual([
      'Birch',
      'Ash',
    ]);
    expect(await cardsOf('pebble', [pebble], 'crew')).toEqual([]);
    expect(await cardsOf('boulder', [1])).toEqual([]);
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
  });
});
