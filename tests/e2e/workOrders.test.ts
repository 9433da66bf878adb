import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { TELEPHONE } from '../support/browser';
import { isOnDevice, offlineBar, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true };

interface Found {
  jobs: { job_id: number; job_detail_id: number; category_id: number }[];
}
const used = new Set<number>();
/** A sub-job that an account sees, each a different one: the newest, wherever other tests have made newer ones. */
const aSubJob = async (
  account: string,
  category: number,
  last_seen?: number,
): Promise<{ job: number; subJob: number }> => {
  const { jobs } = await api<Found>(
    'office',
    'query ($c: SearchCriteria!) { jobs(searchCriteria: $c) { job_id job_detail_id category_id } }',
    { c: { category: [category], last_seen } },
  );
  for (const row of jobs.filter(
    ({ category_id, job_detail_id }) => category_id === category && !used.has(job_detail_id),
  )) {
    const seen = await api<object>(account, 'query ($id: Int!) { workOrdersOf(job_detail_id: $id) { fillable } }', {
      id: row.job_detail_id,
    }).catch(() => null);
    if (!seen) continue;
    used.add(row.job_detail_id);
    return { job: row.job_id, subJob: row.job_detail_id };
  }
  if (jobs.length === 0) throw new Error(`no sub-job of ${category} for ${account}`);
  return aSubJob(account, category, Math.min(...jobs.map(({ job_id }) => job_id)));
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const saved = (page: Page): Promise<void> => page.getByText('Work order saved!').first().waitFor();
const pick = async (page: Page, row: Locator, name: string): Promise<void> => {
  await row.getByRole('combobox', { name, exact: true }).tap();
  await page.getByRole('option').first().tap();
};
const idIn = (page: Page): number => Number(/(\d+)\/edit$/.exec(new URL(page.url()).pathname)?.[1]);

const QUESTIONS = [
  'Install/Finish Floor Nozzles',
  'Negative/Oversized Spa',
  'Chip Out',
  'Bond Kote',
  'Trim Tile',
  'Dos Tiradas',
  'Luces Okay',
  'Slurry Pickup',
];

const SECTIONS = [
  'Time',
  'Crew',
  'Measurements',
  'Color',
  'Fittings',
  'Drains',
  'Spa',
  'Conditions',
  'Slurry',
  'Material',
];

/** What a thumb would miss: controls of the page under 44 px, but for links in a line of text. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input, main textarea, main .page-actions a')].flatMap(
      (control) => {
        const target = control.closest<HTMLElement>('label, .MuiInputBase-root') ?? control;
        const { width, height } = target.getBoundingClientRect();
        return width === 0 || (Math.round(width) >= 44 && Math.round(height) >= 44)
          ? []
          : [
              `${control.getAttribute('aria-label') ?? control.textContent ?? ''} ${Math.round(width)}x${Math.round(height)}`,
            ];
      },
    ),
  );

describe('a pebble work order on a phone', () => {
  test('is started, answered, gets a material with an addition, and is saved [WO-002 WO-006 WO-009 WO-015 WO-016 WO-017 WO-018 NAV-096 NAV-097 FLD-006]', async ({
    open,
  }) => {
    const { job, subJob } = await aSubJob('foreman', 2);
    const page = await open('foreman', { ...PHONE, path: `/job/${job}/${subJob}/work-order/new/pebble` });
    await page.getByRole('heading', { name: 'New Pebble Work Order' }).waitFor();
    await field(page, 'On Job').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
    expect(await smallTargets(page)).toEqual([]);

    await field(page, 'On Job').fill('730');
    await field(page, 'Leave Job').fill('3:15p');
    await field(page, 'Leave Job').blur();
    await page.getByText('Hours on job: 7.75').waitFor();
    await button(page, 'Add material').tap();
    await button(page, 'Save').tap();
    const material = page.getByRole('group', { name: 'Material 1', exact: true });
    await material.getByText('Color is required').waitFor();
    expect(await page.getByText('Required', { exact: true }).count()).toBe(0);
    for (const question of QUESTIONS)
      await page
        .getByRole('group', { name: new RegExp(`^${question}`) })
        .getByRole('button', { name: 'NO' })
        .tap();
    await pick(page, material, 'Material Type');
    await pick(page, material, 'Color');
    await material.getByRole('textbox', { name: 'Batches Used' }).fill('12.5');
    await material.getByRole('button', { name: 'Add addition' }).tap();
    await pick(page, material.getByRole('group', { name: 'Addition 1', exact: true }), 'Additive');
    await material.getByRole('textbox', { name: 'Bags Used' }).fill('3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);

    await page.getByRole('switch', { name: 'Section complete: Crew', exact: true }).tap();
    await page.getByText('Complete this section first: Crew Members').waitFor();
    for (const name of ['Fittings', 'Spa', 'Conditions', 'Slurry'])
      await page.getByRole('switch', { name: `Section complete: ${name}`, exact: true }).tap();
    await page.getByRole('switch', { name: 'Section complete: Material', exact: true }).tap();
    await button(page, 'Save').tap();
    await saved(page);
    await eventually(() => new URL(page.url()).pathname).toMatch(
      new RegExp(`^/job/${job}/${subJob}/work-order/pebble/\\d+/edit$`),
    );
    const { it } = await api<{ it: Record<string, unknown> }>(
      'office',
      'query ($id: Int!) { it: pebbleWorkOrder(id: $id) { on_job leave_job is_chip_out is_material_section_complete is_complete material_used { batches_used additions { bags_used } } } }',
      { id: idIn(page) },
    );
    expect(it).toEqual({
      on_job: '07:30',
      leave_job: '15:15',
      is_chip_out: false,
      is_material_section_complete: true,
      is_complete: false,
      material_used: [{ batches_used: 12.5, additions: [{ bags_used: 3 }] }],
    });
    await page.reload();
    await eventually(() => field(page, 'On Job').inputValue()).toBe('07:30');

    // Larger letters, chosen once on any screen of the field, reach it too [FLD-006].
    const heightOf = async (): Promise<number> => (await field(page, 'On Job').boundingBox())?.height ?? 0;
    const usual = await heightOf();
    await page.evaluate(() => localStorage.setItem('trowel:large-text', 'on'));
    await page.reload();
    await field(page, 'On Job').waitFor();
    await eventually(async () => (await heightOf()) / usual).toBeGreaterThan(1.3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
  });

  test('keeps what two phones change side by side, and Ctrl+S saves [API-037]', async ({ open, allow }) => {
    allow(/CONFLICT/);
    const { job, subJob } = await aSubJob('office', 1);
    const page = await open('office', { path: `/job/${job}/${subJob}/work-order/new/gunite` });
    await field(page, 'Yards Ordered').fill('40');
    await page.getByRole('combobox', { name: 'Take Off Form and Finish' }).fill('Yes');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await saved(page);
    await eventually(() => idIn(page)).toBeGreaterThan(0);
    const id = idIn(page);
    await page.getByRole('heading', { name: `Gunite Work Order ${id}` }).waitFor();
    await field(page, 'Yards Wasted').fill('2.5');
    await api(
      'office',
      'mutation ($id: Int!) { updateGuniteWorkOrder(id: $id, gunite_work_order: { version: 1, steel_pieces: 12 }) { version } }',
      { id },
    );
    await page.keyboard.press('Control+s');
    await eventually(async () => {
      const { it } = await api<{ it: object }>(
        'office',
        'query ($id: Int!) { it: guniteWorkOrder(id: $id) { steel_pieces yards_wasted yards_ordered } }',
        { id },
      );
      return it;
    }).toEqual({ steel_pieces: 12, yards_wasted: 2.5, yards_ordered: 40 });
    await eventually(() => field(page, 'Steel Pieces').inputValue()).toBe('12');
  });

  test('is not made by looking at its form, and is that of the address that stands [NAV-096 WO-028 FLD-011]', async ({
    open,
  }) => {
    const { job, subJob } = await aSubJob('office', 2);
    const ordersOf = async (): Promise<string[]> => {
      const { it } = await api<{ it: { items: { type: string }[] } }>(
        'office',
        'query ($id: Int!) { it: workOrdersOf(job_detail_id: $id) { items { type } } }',
        { id: subJob },
      );
      return it.items.map(({ type }) => type);
    };
    const before = await ordersOf();
    const page = await open('office', { path: '/job' });
    const asked: string[] = [];
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('NewWorkOrder')) return route.continue();
      asked.push(body);
      // The first answer comes when the second address has been left as well.
      if (asked.length === 1) await eventually(() => asked.length).toBe(2);
      return route.continue();
    });
    const goTo = (type: string) =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/job/${job}/${subJob}/work-order/new/${type}`);
    await goTo('daily');
    await eventually(() => asked.length).toBe(1);
    await goTo('pebble');
    await page.getByRole('heading', { name: 'New Pebble Work Order' }).waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(`**/job/${job}/edit/${subJob}`);
    expect(await ordersOf()).toEqual(before);
  });

  test('is made once by a phone that dies over the answer to its first save [FLD-011 FLD-007]', async ({
    open,
    allow,
  }) => {
    allow(/Failed to (fetch|load)|IDEMPOTENCY_MISMATCH|422/);
    const { job, subJob } = await aSubJob('office', 2);
    const path = `/job/${job}/${subJob}/work-order/new/daily`;
    const dailies = async (): Promise<number[]> => {
      const { it } = await api<{ it: { items: { type: string; id: number }[] } }>(
        'office',
        'query ($id: Int!) { it: workOrdersOf(job_detail_id: $id) { items { type id } } }',
        { id: subJob },
      );
      return it.items.filter(({ type }) => type === 'daily').map(({ id }) => id);
    };
    const before = await dailies();
    const page = await open('office', { path });
    await field(page, 'Work Performed').fill('Tile');
    // It reaches the server; its answer never comes.
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('createPebbleDailyWorkOrder')) return route.continue();
      await route.fetch();
      return undefined;
    });
    await button(page, 'Save').click();
    await eventually(async () => (await dailies()).length).toBe(before.length + 1);
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto(path);
    await button(again, 'Restore').click();
    await eventually(() => field(again, 'Work Performed').inputValue()).toBe('Tile');
    await field(again, 'Work Performed').fill('Tile and coping');
    await button(again, 'Save').click();
    await saved(again);
    const made = (await dailies()).filter((id) => !before.includes(id));
    expect(made).toHaveLength(1);
    const { it } = await api<{ it: object }>(
      'office',
      'query ($id: Int!) { it: pebbleDailyWorkOrder(id: $id) { work_performed version } }',
      { id: made[0] ?? 0 },
    );
    expect(it).toEqual({ work_performed: 'Tile and coping', version: 2 });
  });

  test('asks where a draft that outlived its save and the order that waits have the same field, and keeps both until then [FLD-011 KEY-014]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/);
    const { job, subJob } = await aSubJob('office', 2);
    const path = `/job/${job}/${subJob}/work-order/new/daily`;
    const page = await open('office', { path: `/job/${job}/edit/${subJob}`, serviceWorkers: 'allow' });
    await page.getByRole('link', { name: /^New Daily Work Order/ }).waitFor();
    await untilKept(page);
    await eventually(() => isOnDevice(page, `job:${job}`)).toBe(true);
    // The phone dies before it has taken the draft of what it saved away.
    await page.context().addInitScript(() => {
      const take: unknown = Reflect.get(IDBObjectStore.prototype, 'delete');
      Reflect.set(IDBObjectStore.prototype, 'delete', function remove(this: IDBObjectStore, key: IDBValidKey): unknown {
        return this.name === 'drafts' || typeof take !== 'function' ? this.count() : Reflect.apply(take, this, [key]);
      });
    });
    await page.goto(path);
    await field(page, 'Work Performed').waitFor();
    await page.context().setOffline(true);
    await field(page, 'Work Performed').fill('Tile');
    await button(page, 'Go Offline').first().click();
    await offlineBar(page).waitFor();
    await button(page, 'Save').click();
    await page.getByText('1 unsynced').waitFor();
    await eventually(() => new URL(page.url()).pathname).toMatch(/-\d+\/edit$/);
    await field(page, 'Work Performed').fill('Tile and coping');
    await button(page, 'Save').click();
    await eventually(() => button(page, 'Save').isDisabled()).toBe(true);
    const waiting = page.url();

    const again = await page.context().newPage();
    await page.close();
    await again.goto(path);
    await button(again, 'Restore').first().click();
    await eventually(() => field(again, 'Work Performed').inputValue()).toBe('Tile');
    await field(again, 'Work Performed').fill('Coping');
    await button(again, 'Save').click();
    const dialog = again.getByRole('dialog', { name: 'Changed on This Device Too' });
    await dialog.getByRole('radio', { name: 'Waiting to be sent Tile and coping' }).waitFor();
    await eventually(() => dialog.getByRole('radio', { name: 'Typed in this form Coping' }).isChecked()).toBe(true);
    await button(again, 'Save Merged').click();
    await dialog.waitFor({ state: 'detached' });
    await again.goto(waiting);
    await eventually(() => field(again, 'Work Performed').inputValue()).toBe('Coping');
    await again.getByText('1 unsynced').waitFor();
  });
});

describe('the work orders of a sub-job', () => {
  test('stand in its form and open beside it, with the paper of each [SUB-014 SUB-015 SUB-026 WO-003 NAV-086 NAV-091]', async ({
    open,
  }) => {
    const { job, subJob } = await aSubJob('office', 2);
    const { id } = await api<{ id: number }>(
      'office',
      'mutation ($id: Int!) { id: startWorkOrder(type: "prep", job_detail_id: $id) }',
      { id: subJob },
    );
    const page = await open('office', { path: `/job/${job}/edit/${subJob}` });
    const link = page.getByRole('link', { name: `Prep Work Order ${id}` });
    await link.waitFor();
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.getByRole('heading', { name: `Prep Work Order ${id}` }).waitFor();
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('listitem').filter({ has: link }).getByRole('link', { name: 'PDF' }).click(),
    ]);
    await button(paper, 'Print').waitFor();
    const [file] = await Promise.all([paper.waitForEvent('download'), button(paper, 'Download').click()]);
    expect(file.suggestedFilename()).toBe(`prep-work-order-${id}.pdf`);
    // What is started elsewhere comes into the list by itself.
    const { more } = await api<{ more: number }>(
      'office',
      'mutation ($id: Int!) { more: startWorkOrder(type: "daily", job_detail_id: $id) }',
      { id: subJob },
    );
    await page.getByRole('link', { name: `Daily Work Order ${more}` }).waitFor();
    await paper.goto('/job/pebble-work-order/pdf');
    await button(paper, 'Download').waitFor();
  });

  test('of boulders and repairs are made and edited at their addresses, each in a tab of its own, repairs with when they were done [BLD-006 WAR-019 WO-002 WO-003]', async ({
    open,
  }) => {
    for (const [type, name, category] of [
      ['boulder', 'Boulder', 1],
      ['repair', 'Repair', 3],
    ] as const) {
      const { job, subJob } = await aSubJob('office', category);
      const page = await open('office', { path: `/job/${job}/edit/${subJob}` });
      const start = page.getByRole('link', { name: new RegExp(`^New ${name} Work Order`) });
      await start.waitFor();
      await eventually(() => start.getAttribute('href')).toBe(`/job/${job}/${subJob}/work-order/new/${type}`);
      const [made] = await Promise.all([page.waitForEvent('popup'), start.click()]);
      await made.getByRole('heading', { name: `New ${name} Work Order` }).waitFor();
      await button(made, 'Save').click();
      await eventually(() => new URL(made.url()).pathname).toMatch(
        new RegExp(`^/job/${job}/${subJob}/work-order/${type}/\\d+/edit$`),
      );
      const id = idIn(made);
      const link = page.getByRole('link', { name: `${name} Work Order ${id}` });
      await link.waitFor();
      const [edited] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await edited.getByRole('heading', { name: `${name} Work Order ${id}` }).waitFor();
      expect(new URL(edited.url()).pathname).toBe(new URL(made.url()).pathname);
      if (type !== 'repair') continue;
      await eventually(() => link.textContent()).toBe(`Repair Work Order ${id} - (Incomplete)`);
      await api(
        'office',
        'mutation ($id: Int!) { updateWarrantyWorkOrder(id: $id, warranty_work_order: { version: 1, work_performed: "Patched", date_completed: "2026-03-04" }) { id } }',
        { id },
      );
      await eventually(() => link.textContent()).toBe(`Repair Work Order ${id} - 03/04/2026`);
    }
  });

  test('started by others while the page was opening are there as soon as it listens', async ({ open }) => {
    const { job, subJob } = await aSubJob('office', 3);
    const page = await open('office', { path: '/' });
    let listen = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      listen = resolve;
    });
    await page.route('**/v1/events*', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(`/job/${job}/edit/${subJob}`);
    // By their text: a critical note may stand before all links.
    await page.getByText('New Repair Work Order').waitFor();
    const { id } = await api<{ id: number }>(
      'manager',
      'mutation ($id: Int!) { id: startWorkOrder(type: "repair", job_detail_id: $id) }',
      { id: subJob },
    );
    const started = page.getByText(`Repair Work Order ${id} `);
    expect(await started.count()).toBe(0);
    listen();
    await started.waitFor();
  });

  test('of each type are filled in beside the supervisor detail, and printed, at their addresses [NAV-085 NAV-087 NAV-088 NAV-089 NAV-090 NAV-125 NAV-126 NAV-127 NAV-128 NAV-129 RPT-011]', async ({
    open,
  }) => {
    const [gunite, pebble, warranty] = [
      await aSubJob('manager', 1),
      await aSubJob('manager', 2),
      await aSubJob('manager', 3),
    ];
    const page = await open('manager', { path: '/' });
    for (const [type, name, paper, { job, subJob }] of [
      ['gunite', 'Gunite', 'gunite', gunite],
      ['boulder', 'Boulder', 'boulder', gunite],
      ['pebble', 'Pebble', 'pebble', pebble],
      ['daily', 'Daily', 'pebble-daily', pebble],
      ['prep', 'Prep', 'prep', pebble],
      ['repair', 'Repair', 'warranty', warranty],
    ] as const) {
      const { id } = await api<{ id: number }>(
        'manager',
        'mutation ($type: String!, $id: Int!) { id: startWorkOrder(type: $type, job_detail_id: $id) }',
        { type, id: subJob },
      );
      if (type !== 'repair') {
        await page.goto(`/SuperDetail/${subJob}/job/${job}/work-order/${type}/${id}/edit`);
        await page.getByRole('heading', { name: `${name} Work Order ${id}` }).waitFor();
      }
      await page.goto(`/job/${job}/${subJob}/${paper}-work-order/${id}/pdf`);
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
      expect(file.suggestedFilename()).toBe(`${paper}-work-order-${id}.pdf`);
    }
  });
});

/** Taps of a finger, counted as the browser hears them; what is typed into a field is not counted. */
const countTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.dataset.taps = '0';
    // Not clicks: a label repeats them on its field.
    document.addEventListener(
      'pointerdown',
      ({ isTrusted, pointerType }) => {
        if (isTrusted && pointerType === 'touch')
          document.body.dataset.taps = String(Number(document.body.dataset.taps) + 1);
      },
      true,
    );
  });
const taps = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset.taps));

describe('the pebble order of a usual day', () => {
  test('stores the times of a morning, leads to what a section lacks, and is finished with at most 40 taps [FLD-011]', async ({
    open,
  }) => {
    const { job, subJob } = await aSubJob('foreman', 2);
    const page = await open('foreman', { ...PHONE, path: `/job/${job}/${subJob}/work-order/new/pebble` });
    await field(page, 'On Job').waitFor();
    const tapInto = async (where: Page | Locator, name: string, text: string): Promise<void> => {
      const input = where.getByRole('textbox', { name, exact: true });
      await input.tap();
      await input.fill(text);
    };
    const complete = (name: string): Promise<void> =>
      page.getByRole('switch', { name: `Section complete: ${name}`, exact: true }).tap();
    await countTaps(page);

    await eventually(() => field(page, 'On Job').getAttribute('inputmode')).toBe('numeric');
    // At noon the office sees when they came.
    await tapInto(page, 'On Job', '730');
    await button(page, 'Save').tap();
    await saved(page);
    await eventually(() => idIn(page)).toBeGreaterThan(0);
    const noon = await api<{ it: object }>(
      'office',
      'query ($id: Int!) { it: pebbleWorkOrder(id: $id) { on_job is_chip_out is_complete } }',
      { id: idIn(page) },
    );
    expect(noon.it).toEqual({ on_job: '07:30', is_chip_out: null, is_complete: false });

    // In the evening the rest. A section that lacks something leads to it.
    await complete('Conditions');
    const asked = page.getByRole('group', { name: /^Chip Out/ });
    await eventually(() => asked.getAttribute('aria-invalid')).toBe('true');
    const first = asked.getByRole('button', { name: 'YES' });
    await eventually(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(
      await first.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toBe('Required');
    expect(
      await first.evaluate(
        (one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight,
      ),
    ).toBe(true);
    for (const question of QUESTIONS)
      await page
        .getByRole('group', { name: new RegExp(`^${question}`) })
        .getByRole('button', { name: 'NO' })
        .tap();
    await tapInto(page, 'Leave Job', '330p');
    await page.getByRole('button', { name: /^Add the crew \(\d+\)$/ }).tap();
    await button(page, 'Add material').tap();
    const material = page.getByRole('group', { name: 'Material 1', exact: true });
    await pick(page, material, 'Material Type');
    await pick(page, material, 'Color');
    await tapInto(material, 'Batches Used', '12.5');
    await tapInto(page, 'Pebble Perimeter', '110');
    await tapInto(page, 'Depth Low', '3');
    for (const name of SECTIONS) await complete(name);
    await button(page, 'Save').tap();
    const made = await taps(page);
    expect(made).toBeGreaterThan(QUESTIONS.length + SECTIONS.length);
    expect(made).toBeLessThanOrEqual(40);
    // The notice of the first save may still stand.
    await eventually(async () => {
      const { it } = await api<{ it: Record<string, unknown> }>(
        'office',
        'query ($id: Int!) { it: pebbleWorkOrder(id: $id) { leave_job is_conditions_section_complete is_crew_section_complete } }',
        { id: idIn(page) },
      );
      return it;
    }).toEqual({ leave_job: '15:30', is_conditions_section_complete: true, is_crew_section_complete: true });
  }, 120_000);
});
