import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import {
  announced,
  boardNow,
  caption,
  cardNow,
  cardOf,
  carry,
  cell,
  countMoves,
  moveElsewhere,
  prepCard,
  quietWeek,
  weekAfter,
  weekWith,
  reveal,
} from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';
import { slide, spotOf } from '../support/finger';

const REFUSED = /^graphql .*"code":"(CONFLICT|BAD_USER_INPUT|INTERNAL_SERVER_ERROR)"/;
const UNASSIGNED = 'Unassigned (Prep)';
const inUs = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const undoOfToolbar = '.board-toolbar [aria-label="Undo"]';

describe('a scheduler on the pebble week', () => {
  test('drags a card from a tray to a crew and a date; another browser sees it within a second, and the server has it [BRD-001 BRD-010 BRD-012 BRD-030 BRD-031]', async ({
    open,
  }) => {
    const week = await quietWeek(10);
    const card = await prepCard(week.date);
    const [mine, other] = [await open('scheduler', { path: week.path }), await open('manager', { path: week.path })];
    const target = `Prep 1, ${week.us[2]}`;
    await reveal(other, card.key);
    let reloads = 0;
    other.on('framenavigated', () => {
      reloads += 1;
    });
    await carry(mine, await reveal(mine, card.key), cell(mine, target), async () => {
      const [where, load] = (await caption(mine).textContent())?.split('\n') ?? [];
      expect(where).toBe(`Drop in ${target}`);
      expect(load).toMatch(/ of 3,200 sf/);
    });
    const dropped = Date.now();
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor();
    expect(Date.now() - dropped).toBeLessThan(1500);
    expect(reloads).toBe(0);
    await cell(mine, target).locator(`[data-card="${card.key}"]`).waitFor();
    expect(await cardNow(card.key, week.date)).toMatchObject({
      crew_id: 1,
      date: week.days[2],
      status_id: 2,
      job_order: 1,
      version: card.version + 1,
      bin: `assigned:PREP:1:${week.days[2]}`,
    });
  });

  test('sees the place taken and given back by undo and redo, on both screens', async ({ open }) => {
    const week = await quietWeek(11);
    const card = await prepCard(week.date);
    const [mine, other] = [await open('scheduler', { path: week.path }), await open('manager', { path: week.path })];
    const target = `Prep 1, ${week.us[0]}`;
    await carry(mine, await reveal(mine, card.key), cell(mine, target));
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor();
    await mine.locator(undoOfToolbar).click();
    await announced(mine, 'Move undone.');
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe('unassigned:PREP');
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor({ state: 'detached' });
    await mine.keyboard.press('Control+Shift+z');
    await announced(mine, 'Move done again.');
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor();
  });

  test('takes a move back after a reload of the page, and is refused by name when somebody moved the card since', async ({
    open,
    allow,
  }) => {
    allow(REFUSED);
    const week = await quietWeek(23);
    const [mine, taken] = [await prepCard(week.date), await prepCard(week.date)];
    const page = await open('scheduler', { path: week.path });
    await carry(page, await reveal(page, taken.key), cell(page, `Prep 1, ${week.us[3]}`));
    await eventually(async () => (await cardNow(taken.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[3]}`);
    await carry(page, await reveal(page, mine.key), cell(page, `Prep 1, ${week.us[2]}`));
    await eventually(async () => (await cardNow(mine.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[2]}`);
    await moveElsewhere('manager', taken, 2, week.days[4] ?? '');
    await page.reload();
    await cell(page, `Prep 1, ${week.us[2]}`).locator(`[data-card="${mine.key}"]`).waitFor();
    await page.locator(undoOfToolbar).click();
    await eventually(async () => (await cardNow(mine.key, week.date))?.bin).toBe('unassigned:PREP');
    await page.locator(undoOfToolbar).click();
    await page.getByRole('alert').filter({ hasText: 'Marisol Dempsey' }).waitFor();
    expect((await cardNow(taken.key, week.date))?.bin).toBe(`assigned:PREP:2:${week.days[4]}`);
  });

  test("reads in a card's history who moved it from where to where", async ({ open }) => {
    const week = await quietWeek(26);
    const card = await prepCard(week.date);
    await moveElsewhere('manager', card, 1, week.days[0] ?? '');
    const page = await open('scheduler', { path: week.path });
    await carry(
      page,
      cell(page, `Prep 1, ${week.us[0]}`).locator(`[data-card="${card.key}"]`),
      cell(page, `Prep 2, ${week.us[1]}`),
    );
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:2:${week.days[1]}`);
    await cardOf(page, card.key).focus();
    await page.keyboard.press('h');
    const steps = page.getByRole('dialog', { name: `History of ${card.job}` }).getByRole('listitem');
    await steps
      .first()
      .filter({ hasText: `Jonah Castellanos Moved` })
      .filter({ hasText: `Prep 1, ${week.us[0]} → Prep 2, ${week.us[1]}` })
      .waitFor();
    await steps
      .nth(1)
      .filter({ hasText: 'Marisol Dempsey Moved' })
      .filter({ hasText: `${UNASSIGNED} → Prep 1, ${week.us[0]}` })
      .waitFor();
    await steps
      .first()
      .getByRole('button', { name: /^Undo: Jonah Castellanos/ })
      .click();
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[0]}`);
  });

  test('carries several cards at once as one move, and one undo takes them back', async ({ open }) => {
    const week = await quietWeek(24);
    const cards = [await prepCard(week.date), await prepCard(week.date)];
    for (const card of cards) await moveElsewhere('manager', card, 1, week.days[0] ?? '');
    const page = await open('scheduler', { path: week.path });
    const sent = countMoves(page);
    const [first, second] = cards.map(({ key }) => cardOf(page, key));
    if (!first || !second) throw new Error('no cards');
    await first.click({ modifiers: ['Control'], position: { x: 60, y: 18 } });
    await second.click({ modifiers: ['Shift'], position: { x: 60, y: 18 } });
    await page.getByText('2 cards selected').waitFor();
    await carry(page, first, cell(page, `Prep 2, ${week.us[1]}`));
    const bins = async () => Promise.all(cards.map(async ({ key }) => (await cardNow(key, week.date))?.bin));
    await eventually(bins).toEqual(cards.map(() => `assigned:PREP:2:${week.days[1]}`));
    expect(sent()).toBe(1);
    await page.locator(undoOfToolbar).click();
    await eventually(bins).toEqual(cards.map(() => `assigned:PREP:1:${week.days[0]}`));
  });

  test('finds a card of another week by its job, and jumps to it', async ({ open }) => {
    const week = await quietWeek(25);
    const card = await prepCard(week.date);
    await moveElsewhere('manager', card, 1, week.days[2] ?? '');
    const page = await open('scheduler', { path: '/week/pebble' });
    await page.getByRole('button', { name: 'Find a card' }).click();
    await page.getByRole('combobox', { name: 'Find a card' }).fill(card.job);
    const place = page.getByRole('option').filter({ hasText: `Prep 1, ${week.us[2]}` });
    await place.first().waitFor();
    await place.first().click();
    await cell(page, `Prep 1, ${week.us[2]}`).locator(`[data-card="${card.key}"]`).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(card.key);
  });

  test("numbers a crew's day from 1, and reorders it by dragging inside it [BRD-061 BRD-063]", async ({ open }) => {
    const week = await quietWeek(12);
    const cards = [await prepCard(week.date), await prepCard(week.date), await prepCard(week.date)];
    const day = week.days[3] ?? '';
    for (const card of cards) await moveElsewhere('manager', card, 1, day);
    const page = await open('scheduler', { path: week.path });
    const bin = cell(page, `Prep 1, ${week.us[3]}`);
    const shown = () =>
      bin
        .locator('[data-card]')
        .evaluateAll((all) =>
          all.map((card) => [card.querySelector('.card-order')?.textContent, card.getAttribute('data-card')]),
        );
    await eventually(shown).toEqual(cards.map(({ key }, index) => [String(index + 1), key]));
    const last = bin.locator(`[data-card="${cards[2]?.key}"]`);
    const first = bin.locator(`[data-card="${cards[0]?.key}"]`);
    const box = await first.boundingBox();
    const from = await last.boundingBox();
    if (!box || !from) throw new Error('no cards');
    await page.mouse.move(from.x + 60, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 30, { steps: 6 });
    await page.mouse.move(box.x + 60, box.y + 4, { steps: 3 });
    await caption(page).filter({ hasText: /./ }).waitFor();
    await page.mouse.up();
    await eventually(shown).toEqual([
      ['1', cards[2]?.key],
      ['2', cards[0]?.key],
      ['3', cards[1]?.key],
    ]);
    await eventually(async () => (await cardNow(cards[2]?.key ?? '', week.date))?.job_order).toBe(1);
  });

  test('is told why a bin refuses the card, and nothing is sent when it is dropped there [BRD-045 BRD-047 BRD-048 BRD-051]', async ({
    open,
  }) => {
    const week = await quietWeek(13);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    const sent = countMoves(page);
    await carry(
      page,
      await reveal(page, card.key),
      page.getByRole('button', { name: /^Awaiting Builder/ }),
      async () => {
        await eventually(() => caption(page).textContent()).toBe(
          'Awaiting Builder takes only warranty and repair cards.',
        );
        await eventually(() => page.getByRole('button', { name: /^Awaiting Builder/ }).getAttribute('data-tint')).toBe(
          'refuses',
        );
      },
    );
    await announced(page, /^Cancelled\./);
    expect(await cardNow(card.key, week.date)).toMatchObject({ bin: 'unassigned:PREP', version: card.version });
    expect(sent()).toBe(0);
  });

  test('gives a card dropped On Hold that status, and takes crew and date from it [BRD-029]', async ({ open }) => {
    const week = await quietWeek(14);
    const card = await prepCard(week.date);
    await moveElsewhere('manager', card, 1, week.days[1] ?? '');
    const page = await open('scheduler', { path: week.path });
    await carry(
      page,
      cell(page, `Prep 1, ${week.us[1]}`).locator(`[data-card="${card.key}"]`),
      page.getByRole('tab', { name: /^On Hold/ }).first(),
    );
    await eventually(async () => {
      const now = await cardNow(card.key, week.date);
      return [now?.bin, now?.status_id, now?.crew_id, now?.date];
    }).toEqual(['onHold:PREP', 3, null, null]);
  });

  test('moves a card with the keyboard alone, and hears each step [BRD-051]', async ({ open }) => {
    const week = await quietWeek(15);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    await (await reveal(page, card.key)).focus();
    await page.keyboard.press('Space');
    await announced(
      page,
      `Picked up ${card.job} from ${UNASSIGNED}. Arrow keys choose a place, Page Up and Page Down turn to other days, space drops, escape cancels.`,
    );
    await page.keyboard.press('ArrowRight');
    await announced(page, `Prep 1, ${week.us[0]}, place 1 of 1`);
    await page.keyboard.press('ArrowRight');
    await announced(page, `Prep 1, ${week.us[1]}, place 1 of 1`);
    await page.keyboard.press('ArrowDown');
    await announced(page, `Prep 2, ${week.us[1]}, place 1 of 1`);
    await page.keyboard.press('Space');
    await announced(page, `Moved ${card.job} to Prep 2, ${week.us[1]}.`);
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:2:${week.days[1]}`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(card.key);
  });

  test('lets go of a card with Escape, and nothing moves', async ({ open }) => {
    const week = await quietWeek(15);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    const sent = countMoves(page);
    await (await reveal(page, card.key)).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await announced(page, `Cancelled. ${card.job} stays in ${UNASSIGNED}.`);
    expect(sent()).toBe(0);
  });

  test('chooses crew, day and place in "Move to…", where refused trays say why', async ({ open }) => {
    const week = await quietWeek(16);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    await (await reveal(page, card.key)).focus();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: `Move ${card.job}` });
    await dialog.getByText('Weeping takes only App cards.').waitFor();
    await eventually(() => dialog.getByRole('radio', { name: 'Weeping' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: 'Prep 3' }).check();
    await dialog.getByRole('button', { name: /^Fri/ }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await announced(page, `Moved ${card.job} to Prep 3, ${week.us[4]}.`);
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:3:${week.days[4]}`);
  });

  test('cannot pick up a finished card, which wears a lock [BRD-053]', async ({ open }) => {
    const page = await open('scheduler', { path: '/week/pebble' });
    // Cards of past days that are not finished are locked too, for that.
    const locked = page.locator('.bin .is-locked:has(.status-1)').first();
    await locked.waitFor();
    await locked.getByTitle('Locked').first().waitFor();
    const sent = countMoves(page);
    await locked.focus();
    await page.keyboard.press('Space');
    await announced(page, 'This card cannot be moved: This card is complete and cannot be moved.');
    expect(sent()).toBe(0);
  });

  test('sees cards past their date tinted and named so [BRD-015 BRD-016]', async ({ open }) => {
    const page = await open('scheduler', { path: '/week/pebble' });
    const { cards } = await api<{ cards: { cards: { key: string; isPastDue: boolean; bin: string | null }[] } }>(
      'manager',
      '{ cards: boardCards(category: pebble, view: week) { cards { key isPastDue bin } } }',
    ).then(({ cards }) => cards);
    const due = cards.filter(({ isPastDue, bin }) => isPastDue && bin?.startsWith('assigned:PREP:1:'));
    const fine = cards.filter(({ isPastDue, bin }) => !isPastDue && bin?.startsWith('assigned:PREP:1:'));
    expect(due.length + fine.length).toBeGreaterThan(0);
    for (const { key } of due) {
      expect(await cardOf(page, key).evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
        'rgb(253, 226, 226)',
      );
      await eventually(() => cardOf(page, key).getByText('Past due').count()).toBe(1);
    }
    for (const { key } of fine) expect(await cardOf(page, key).getByText('Past due').count()).toBe(0);
  });

  test('opens a job from its card in a new tab [BRD-014]', async ({ open }) => {
    const page = await open('scheduler', { path: '/week/pebble' });
    await page
      .locator('[data-card]')
      .first()
      .hover({ position: { x: 60, y: 30 } });
    const share = page.getByRole('link', { name: /^Open job in a new tab/ }).first();
    await share.waitFor();
    const href = await share.getAttribute('href');
    expect(href).toMatch(/^\/job\/\d+\/edit\/\d+$/);
    const [tab] = await Promise.all([page.waitForEvent('popup'), share.click()]);
    await eventually(() => new URL(tab.url()).pathname).toBe(href);
  });

  test('goes through the weeks by buttons, by date and by address; an impossible date shows this week [BRD-010]', async ({
    open,
  }) => {
    const { today } = await boardNow();
    const now = weekWith(today);
    const next = weekAfter(now);
    const page = await open('scheduler', { path: '/week/pebble?date=no-date' });
    const monday = (week: { us: string[] }) => page.getByRole('group', { name: new RegExp(`^Monday ${week.us[0]}`) });
    await monday(now).waitFor();
    const date = page.getByRole('textbox', { name: 'Date', exact: true });
    await eventually(() => date.inputValue()).toBe(inUs(today));
    await page.getByRole('button', { name: 'Next week' }).click();
    await monday(next).waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('date')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await page.reload();
    await monday(next).waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    await monday(now).waitFor();
    await date.fill(next.us[4] ?? '');
    await date.press('Enter');
    await monday(next).waitFor();
  });
});

describe('others on the pebble week', () => {
  test('may look but not move without the edit right: no drag, no key, no menu entry, and the server refuses [BRD-058]', async ({
    open,
  }) => {
    const week = await quietWeek(17);
    const card = await prepCard(week.date);
    const page = await open('office', { path: week.path });
    const sent = countMoves(page);
    await page.getByText('Read only').waitFor();
    const shown = await reveal(page, card.key);
    await shown.focus();
    await page.keyboard.press('Space');
    await announced(page, 'This card cannot be moved: You do not have permission to move cards on this board.');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Open job' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /Move|On Hold|Awaiting/ }).count()).toBe(0);
    expect(sent()).toBe(0);
    await expect(moveElsewhere('office', card, 1, week.days[0] ?? '')).rejects.toThrow(/FORBIDDEN/);
  });

  test('are shown in the head while they have it open, with the card in their hand, until they leave [SDY-006]', async ({
    open,
  }) => {
    const week = await quietWeek(17);
    const card = await prepCard(week.date);
    const other = await open('manager', { path: week.path });
    await reveal(other, card.key);
    const mine = await open('scheduler', { path: week.path });
    const here = other.getByRole('button', { name: /other person has this board open|others have this board open/ });
    const me = other.getByRole('listitem').filter({ hasText: 'Jonah Castellanos' });
    await here.click();
    await me.waitFor();
    await carry(
      mine,
      await reveal(mine, card.key),
      mine.getByRole('button', { name: /^Awaiting Builder/ }),
      async () => {
        await me.filter({ hasText: /Holding .+, Prep/ }).waitFor();
      },
    );
    await me.filter({ hasNotText: 'Holding' }).waitFor();
    await mine.goto('/');
    await me.waitFor({ state: 'detached' });
  });

  test('are shown who holds a card while it is carried', async ({ open }) => {
    const week = await quietWeek(17);
    const card = await prepCard(week.date);
    const [mine, other] = [await open('scheduler', { path: week.path }), await open('manager', { path: week.path })];
    await reveal(other, card.key);
    await carry(
      mine,
      await reveal(mine, card.key),
      mine.getByRole('button', { name: /^Awaiting Builder/ }),
      async () => {
        await cardOf(other, card.key).getByTitle('Jonah Castellanos is holding this card').waitFor();
      },
    );
    await cardOf(other, card.key).getByTitle('Jonah Castellanos is holding this card').waitFor({ state: 'detached' });
  });

  test('are told who moved the card meanwhile and where it is now, when their own move comes too late [BRD-012]', async ({
    open,
    allow,
  }) => {
    allow(REFUSED, /^console Failed to load resource: net::ERR/);
    const week = await quietWeek(18);
    const card = await prepCard(week.date);
    const page = await open('scheduler', {
      path: week.path,
      before: (blank) => blank.context().route('**/v1/events**', (route) => route.abort()),
    });
    const shown = await reveal(page, card.key);
    await moveElsewhere('manager', card, 2, week.days[5] ?? '');
    await carry(page, shown, cell(page, `Prep 1, ${week.us[2]}`));
    await page
      .getByRole('alert')
      .filter({ hasText: `Marisol Dempsey moved this card to Prep 2, ${week.us[5]}.` })
      .waitFor();
    await cell(page, `Prep 2, ${week.us[5]}`).locator(`[data-card="${card.key}"]`).waitFor();
    expect(await cardNow(card.key, week.date)).toMatchObject({ crew_id: 2, date: week.days[5] });
  });
});

describe('a move that the server cannot take', () => {
  test('goes back alone: the moves beside it stay [BRD-064]', async ({ open, allow }) => {
    allow(REFUSED);
    const week = await quietWeek(19);
    const [bad, good] = [await prepCard(week.date), await prepCard(week.date)];
    const page = await open('scheduler', { path: week.path });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes(`"id":${bad.id},`)) return route.continue();
      await held;
      return route.fulfill({
        json: {
          errors: [{ message: 'An error has occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
          data: null,
        },
      });
    });
    const target = cell(page, `Prep 1, ${week.us[1]}`);
    await carry(page, await reveal(page, bad.key), target);
    await target.locator(`[data-card="${bad.key}"]`).waitFor();
    await carry(page, await reveal(page, good.key), target);
    await target.locator(`[data-card="${good.key}"]`).waitFor();
    answer();
    await page.getByRole('alert').filter({ hasText: 'Error, please try again.' }).waitFor();
    await target.locator(`[data-card="${bad.key}"]`).waitFor({ state: 'detached' });
    await eventually(async () => (await cardNow(good.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[1]}`);
    await target.locator(`[data-card="${good.key}"]`).waitFor();
    expect((await cardNow(bad.key, week.date))?.version).toBe(bad.version);
  });

  test('leaves no notice behind whose undo would take back an earlier move; undo still takes that one back when asked for', async ({
    open,
    allow,
  }) => {
    allow(REFUSED);
    const week = await quietWeek(20);
    const [earlier, failing] = [await prepCard(week.date), await prepCard(week.date)];
    const page = await open('scheduler', { path: week.path });
    await carry(page, await reveal(page, earlier.key), cell(page, `Prep 1, ${week.us[0]}`));
    await eventually(async () => (await cardNow(earlier.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[0]}`);
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('MoveCards')
        ? route.fulfill({
            json: {
              errors: [{ message: 'An error has occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
              data: null,
            },
          })
        : route.continue(),
    );
    await carry(page, await reveal(page, failing.key), cell(page, `Prep 1, ${week.us[1]}`));
    await page.getByRole('alert').waitFor();
    await announced(page, /try again|error/i);
    expect(await page.locator('.notice').filter({ hasText: failing.job }).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await eventually(async () => (await cardNow(earlier.key, week.date))?.bin).toBe('unassigned:PREP');
  });
});

describe('the pebble week at 390 px', () => {
  const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true };

  test('shows a day at a time, and moves a card by "Move to…"', async ({ open }) => {
    const week = await quietWeek(21);
    const card = await prepCard(week.date);
    await moveElsewhere('manager', card, 1, week.days[0] ?? '');
    const page = await open('scheduler', { path: week.path, ...PHONE });
    await page.getByRole('button', { name: new RegExp(`^Monday ${week.us[0]}`) }).tap();
    const bin = cell(page, `Prep 1, ${week.us[0]}`);
    await bin.locator(`[data-card="${card.key}"]`).getByRole('button', { name: 'Move to…' }).tap();
    const dialog = page.getByRole('dialog', { name: `Move ${card.job}` });
    await dialog.getByRole('radio', { name: 'Prep 2' }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:2:${week.days[0]}`);
    await cell(page, `Prep 2, ${week.us[0]}`).locator(`[data-card="${card.key}"]`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
  });

  test('picks a card up by a long press and puts it down at another place of the day', async ({ open }) => {
    const week = await quietWeek(22);
    const cards = [await prepCard(week.date), await prepCard(week.date), await prepCard(week.date)];
    for (const card of cards) await moveElsewhere('manager', card, 1, week.days[0] ?? '');
    const page = await open('scheduler', { path: week.path, ...PHONE });
    await page.getByRole('button', { name: new RegExp(`^Monday ${week.us[0]}`) }).tap();
    const [first, , third] = cards.map(({ key }) => cardOf(page, key));
    if (!first || !third) throw new Error('no cards');
    const to = await third.boundingBox();
    await slide(
      page,
      await spotOf(first, { x: 80, y: 20 }),
      await spotOf(third, { x: 80, y: (to?.height ?? 0) - 10 }),
      {
        held: () => caption(page).waitFor({ state: 'attached' }),
        over: () =>
          caption(page)
            .filter({ hasText: /^Drop in Prep 1/ })
            .waitFor(),
      },
    );
    await eventually(async () => (await cardNow(cards[0]?.key ?? '', week.date))?.job_order).toBe(3);
  });
});
