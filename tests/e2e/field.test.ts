import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { boardNow } from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';

interface Found {
  job_id: number;
  job_detail_id: number;
  category_id: number;
}
const JOBS = 'query ($c: SearchCriteria!) { jobs(searchCriteria: $c) { job_id job_detail_id category_id } }';
/** The oldest sub-job of a category: those that other tests make, and remove, are newer. */
const someOf = async (category: number): Promise<Found> => {
  const { jobs } = await api<{ jobs: Found[] }>('manager', JOBS, { c: { category: [category] } });
  const [found] = jobs
    .filter(({ category_id }) => category_id === category)
    .toSorted((one, other) => one.job_detail_id - other.job_detail_id);
  if (!found) throw new Error(`no sub-job of category ${category}`);
  return found;
};
/** A boulder of the demo, with its sub-job. */
const someBoulder = async (): Promise<Found & { boulder: number; addition: string }> => {
  const { jobs } = await api<{ jobs: Found[] }>('manager', JOBS, { c: { category: [1] } });
  for (const found of jobs.toSorted((one, other) => one.job_detail_id - other.job_detail_id)) {
    const { getJobDetail } = await api<{
      getJobDetail: { boulder_details: { id: number; addition: { name: string } | null }[] };
    }>(
      'manager',
      'query ($id: Int!) { getJobDetail(job_detail_id: $id) { boulder_details { id addition { name } } } }',
      {
        id: found.job_detail_id,
      },
    );
    const [one] = getJobDetail.boulder_details;
    if (one?.addition) return { ...found, boulder: one.id, addition: one.addition.name };
  }
  throw new Error('the demo has no boulder');
};
const queue = (ids: readonly number[], isIn: boolean) =>
  api(
    'manager',
    'mutation ($ids: [Int!]!, $isIn: Boolean!) { updatePrintQueue(job_detail_ids: $ids, is_in_print_queue: $isIn) }',
    { ids, isIn },
  );

const sheets = (page: Page) => page.locator('.card-sheet');

describe('cards and the print queue', () => {
  test('has the card of a sub-job at its address, which its form opens in a tab of its own [WO-025 NAV-092 NAV-093 NAV-094 PEB-036 GUN-019]', async ({
    open,
  }) => {
    const [gunite, pebble] = [await someOf(1), await someOf(2)];
    const page = await open('manager', { path: `/job/${gunite.job_id}/gunite/${gunite.job_detail_id}` });
    await sheets(page).getByText(`#${gunite.job_id}`).waitFor();
    await eventually(() => sheets(page).count()).toBe(1);
    for (const kind of ['pebble', 'prep']) {
      await page.goto(`/job/${pebble.job_id}/${kind}/${pebble.job_detail_id}`);
      await sheets(page).getByText(`#${pebble.job_id}`).waitFor();
    }
    for (const [{ job_id, job_detail_id }, names] of [
      [pebble, ['Pebble Card', 'Prep Card', 'New Pebble Work Order', 'New Daily Work Order']],
      [gunite, ['Gunite Card', 'New Gunite Work Order', 'New Boulder Work Order']],
    ] as const) {
      await page.goto(`/job/${job_id}/edit/${job_detail_id}`);
      for (const name of names) {
        const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
        await link.waitFor();
        await eventually(() => link.getAttribute('target')).toBe('_blank');
      }
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .getByRole('link', { name: new RegExp(`^${names[0]}`) })
          .first()
          .click(),
      ]);
      await sheets(tab).getByText(`#${job_id}`).waitFor();
      await tab.close();
    }
  });

  test('has the card of a boulder at its address, and says when there is none [WO-025 NAV-095]', async ({ open }) => {
    const { job_id, job_detail_id, boulder, addition } = await someBoulder();
    const page = await open('manager', { path: `/job/${job_id}/${job_detail_id}/boulder/${boulder}` });
    await sheets(page).getByText(`#${job_id}`).waitFor();
    await sheets(page).getByText(addition).first().waitFor();
    await eventually(() => sheets(page).count()).toBe(1);
    await page.goto(`/job/${job_id}/${job_detail_id}/boulder/99999999`);
    await page.getByText('No cards for this selection.').waitFor();
    expect(await sheets(page).count()).toBe(0);
  });

  test('prints what was put into the queue, and asks whether it leaves it [WO-022 WO-030 NAV-082 NAV-083]', async ({
    open,
  }) => {
    const pebble = await someOf(2);
    await queue([pebble.job_detail_id], true);
    const page = await open('manager', {
      path: '/',
      before: (one) =>
        one.addInitScript(() => {
          window.print = () => document.body.setAttribute('data-printed', 'yes');
        }),
    });
    await page.getByRole('link', { name: 'Print Queue' }).first().click();
    await page.waitForURL('**/print-queue');
    await page.getByRole('tab', { name: /^Pebble \([1-9]/ }).click();
    await page
      .getByRole('row')
      .filter({ hasText: String(pebble.job_id) })
      .getByRole('checkbox')
      .first()
      .check();
    await page.getByRole('button', { name: 'View Cards' }).click();
    await page.waitForURL(`**/print-queue-selection-card-view/pebble/${pebble.job_detail_id}`);
    await sheets(page).getByText(`#${pebble.job_id}`).waitFor();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByText('Remove the printed jobs from the print queue?').waitFor();
    await eventually(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Removed from the print queue.').waitFor();
    const { printQueue } = await api<{ printQueue: { job_detail_id: number }[] }>(
      'manager',
      '{ printQueue { job_detail_id } }',
    );
    expect(printQueue.map(({ job_detail_id }) => job_detail_id)).not.toContain(pebble.job_detail_id);
  });
});

interface Stop {
  job_detail_id: number;
  date: string;
  site: { job_name: string | null };
  work_order: { id: number; on_job: string | null; leave_job: string | null } | null;
  may_write: boolean;
  kind: string;
}
const STOPS =
  '{ myStops { today stops { job_detail_id date kind may_write site { job_name } work_order { id on_job leave_job } } } }';
const stopsNow = async (): Promise<Stop[]> =>
  (await api<{ myStops: { stops: Stop[] } }>('foreman', STOPS)).myStops.stops;

/** The demo may have the crew on site already, at an hour that is still to come. */
const takeBackMarks = async ({ job_detail_id, date, work_order }: Stop): Promise<void> => {
  if (!work_order) return;
  for (const mark of ['done', 'arrived', 'on_my_way'])
    await api(
      'foreman',
      'mutation ($id: Int!, $date: String!, $mark: String!, $time: String) { markStop(job_detail_id: $id, type: "pebble", date: $date, mark: $mark, time: $time) { id } }',
      { id: job_detail_id, date, mark, time: null },
    );
};

/** On evenings before a weekend the demo crew has no stop: one of its later cards is moved to tomorrow. */
const aStop = async (): Promise<Stop> => {
  const usable = (stops: readonly Stop[]) => stops.find(({ may_write, kind }) => may_write && kind === 'APP');
  const here = usable(await stopsNow());
  if (here) return here;
  const { today } = await boardNow();
  const { crews } = await api<{ crews: { items: { id: number; name: string }[] } }>(
    'manager',
    '{ crews(page: { number: 1, size: 50 }) { items { id name } } }',
  );
  const crew = crews.items.find(({ name }) => name === 'App 1');
  const { cards } = await boardNow(addDays(today, 3));
  // A repair of the crew has the same phase, but is no entry of a sub-job.
  const card = cards.find(
    ({ key, phase_id, crew_id }) => key.startsWith('crew_information:') && phase_id === 2 && crew_id === crew?.id,
  );
  if (!card) throw new Error('no card of the crew');
  await api(
    'manager',
    'mutation ($e: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $e) { id } }',
    {
      e: {
        id: card.id,
        job_detail_id: card.job_detail_id,
        phase_type_id: 2,
        crew_id: card.crew_id,
        date: addDays(today, 1),
        status: { id: card.status_id ?? 2 },
        awaiting_builder: false,
        override: { reason_code: 'crew_agreed' },
      },
    },
  );
  const moved = usable(await stopsNow());
  if (!moved) throw new Error('no stop of the foreman');
  return moved;
};

interface Files {
  SupervisorDetail: { files: { file_name: string }[] };
}
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a foreman on a phone', () => {
  test('does what a stop asks with a tap each, there, done, photo, the way and the calls, in large letters that stay; nothing is under 48 px [FLD-001 FLD-002 FLD-003 FLD-004 FLD-005 FLD-006]', async ({
    open,
  }) => {
    const stop = await aStop();
    await takeBackMarks(stop);
    const page = await open('foreman', { path: '/', viewport: TELEPHONE, hasTouch: true, isMobile: true });
    const taps = { count: 0 };
    const tap = async (target: ReturnType<Page['locator']>): Promise<void> => {
      taps.count += 1;
      await target.tap();
    };
    const card = page
      .locator('.stop')
      .filter({ hasText: stop.site.job_name ?? '' })
      .first();
    await card.waitFor();
    const head = card.locator('.stop-head button');
    if ((await head.getAttribute('aria-expanded')) === 'false') await tap(head);
    await tap(card.getByRole('button', { name: /^Arrived/ }));
    await eventually(async () => (await aStop()).work_order?.on_job ?? '').toMatch(/^\d\d:\d\d/);
    await tap(card.getByRole('button', { name: /^Done/ }));
    await eventually(async () => (await aStop()).work_order?.leave_job ?? '').toMatch(/^\d\d:\d\d/);
    expect(taps.count).toBeLessThanOrEqual(3);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(card.locator('label:has(input)'))]);
    await chooser.setFiles({ name: 'shell of the day.png', mimeType: 'image/png', buffer: PHOTO });
    await eventually(async () => {
      const { SupervisorDetail: detail } = await api<Files>(
        'foreman',
        'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { files { file_name } } }',
        { id: stop.job_detail_id },
      );
      return detail.files.map(({ file_name }) => file_name).join();
    }).toMatch(/shell of the day\.(png|jpg)/);
    expect(taps.count).toBeLessThanOrEqual(4);
    for (const call of await card.locator('a[href^="tel:"]').all())
      await eventually(() => call.getAttribute('href')).toMatch(/^tel:\+?\d{7,}$/);
    await eventually(() => card.getByRole('link', { name: /Directions/ }).getAttribute('href')).toMatch(
      /^(https|geo|maps):/,
    );

    await card.getByRole('button', { name: /^Take back: Done/ }).tap();
    await eventually(async () => (await aStop()).work_order?.leave_job ?? null).toBeNull();
    for (const name of [/Directions/, /Details/, /Work order/])
      await card.getByRole('link', { name }).first().waitFor();
    const low = await card
      .locator('a, button, label')
      .evaluateAll((all) =>
        all
          .map((one) => ({ text: one.textContent ?? '', height: one.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < 48),
      );
    expect(low).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Large text' }).tap();
    await card.getByRole('link', { name: /Details/ }).tap();
    await page.waitForURL(`**/SuperDetail/${stop.job_detail_id}`);
    // The larger letters stay: on another page, and when it is opened again.
    await page.locator('.super.is-large-text').waitFor();
    await page.reload();
    await page.locator('.super.is-large-text').waitFor();
    await page.getByRole('heading', { name: 'Work Orders' }).waitFor();
  });
});
