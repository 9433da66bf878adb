import { describe, expect } from 'vitest';
import { addDays } from '../../domain/civilDate';
import {
  announced,
  caption,
  cardOf,
  carry,
  cell,
  countMoves,
  quietWeek,
  reveal,
  revealInRow,
} from '../support/browserBoard';
import { dayOneCard, guniteCardNow, guniteNow, takeGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const UNASSIGNED = 'Unassigned';

const aWeek = async (weeksAhead: number) => {
  const week = await quietWeek(weeksAhead);
  return { ...week, path: `/week/gunite?date=${week.date}` };
};

describe('a scheduler on the gunite week', () => {
  test('drags a card to a crew and a date; another browser sees it, and the sub-job has its date and crew [BRD-001 BRD-012 BRD-030 BRD-038]', async ({
    open,
  }) => {
    const week = await aWeek(10);
    const card = await dayOneCard(week.date);
    const [mine, other] = [await open('scheduler', { path: week.path }), await open('manager', { path: week.path })];
    const target = `Gunite 1, ${week.us[2]}`;
    await cell(other, target).waitFor();
    await carry(mine, await reveal(mine, card.key, UNASSIGNED), cell(mine, target), async () => {
      const [where, load] = (await caption(mine).textContent())?.split('\n') ?? [];
      expect(where).toBe(`Drop in ${target}`);
      expect(load).toMatch(/^Wed \d+, [\d.,]+ of [\d,]+ yd( \+\d+ unknown)?$/);
    });
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor();
    expect(await guniteCardNow(card.key, week.date)).toMatchObject({
      date: week.days[2],
      status_id: 2,
      job_order: 1,
      type_id: 1,
      version: card.version + 1,
    });
    const { cards, sub_jobs } = await guniteNow(week.date);
    expect(sub_jobs.find(({ id }) => id === card.job_detail_id)?.gunite_summary).toEqual({
      scheduled_date: week.days[2],
      crew_id: cards.find(({ key }) => key === card.key)?.crew_id,
    });
    await mine.reload();
    await cell(mine, target).locator(`[data-card="${card.key}"]`).waitFor();
  });

  test('moves a card by keyboard and takes it back [BRD-051]', async ({ open }) => {
    const week = await aWeek(11);
    const card = await dayOneCard(week.date);
    const page = await open('scheduler', { path: week.path });
    await (await reveal(page, card.key, UNASSIGNED)).focus();
    await page.keyboard.press('Space');
    await announced(page, /^Picked up .* from Unassigned\./);
    await page.keyboard.press('ArrowRight');
    await announced(page, `Gunite 1, ${week.us[0]}, place 1 of 1`);
    await page.keyboard.press('Space');
    await announced(page, `Moved ${card.job} to Gunite 1, ${week.us[0]}.`);
    await eventually(async () => (await guniteCardNow(card.key, week.date))?.date).toBe(week.days[0]);
    await page.keyboard.press('Control+z');
    await announced(page, 'Move undone.');
    await eventually(async () => (await guniteCardNow(card.key, week.date))?.bin).toBe('unassigned:GUNITE');
  });

  test('drops a card on "Cave in", where it reads so; a Flash card is refused there and nothing is sent [BRD-005 BRD-050 BRD-051]', async ({
    open,
  }) => {
    const week = await aWeek(12);
    const card = await dayOneCard(week.date);
    const page = await open('scheduler', { path: week.path });
    const caveIn = page.getByRole('tab', { name: /^Cave in/ });
    await carry(page, await reveal(page, card.key, UNASSIGNED), caveIn);
    await eventually(async () => {
      const now = await guniteCardNow(card.key, week.date);
      return [now?.bin, now?.status_id];
    }).toEqual(['weeping:GUNITE', 4]);
    await caveIn.click();
    await cardOf(page, card.key).getByTitle('Cave in', { exact: true }).waitFor();
    const flash = await takeGunite(week.date, ({ bin, type_id }) => bin === 'unassigned:GUNITE' && type_id === 9);
    await page.getByRole('tab', { name: /^Unassigned/ }).click();
    const sent = countMoves(page);
    await carry(page, await reveal(page, flash.key, UNASSIGNED), caveIn, async () => {
      await eventually(() => caption(page).textContent()).toBe('Cave in takes only Day 1 to Day 8 cards.');
    });
    await announced(page, /^Cancelled\./);
    expect(sent()).toBe(0);
  });

  test('gives a later day another date by its menu, and it stays that day [BRD-050]', async ({ open }) => {
    const { today } = await guniteNow();
    const weeks = [addDays(today, 1), addDays(today, 7), addDays(today, 14)];
    const found = await Promise.all(
      weeks.map((date) =>
        takeGunite(
          date,
          ({ bin, type_id, date: day, status_id }) =>
            bin?.startsWith('assigned') === true &&
            (type_id ?? 0) > 1 &&
            (type_id ?? 0) < 9 &&
            (day ?? '') > today &&
            status_id === 2,
        ).catch(() => null),
      ),
    );
    const card = found.find((one) => one !== null);
    if (!card?.date) throw new Error('the demo has no later day ahead');
    const page = await open('scheduler', { path: `/week/gunite?date=${card.date}` });
    const to = addDays(card.date, 70);
    await (await revealInRow(page, card.key)).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Change date or crew…' }).click();
    const dialog = page.getByRole('dialog');
    const date = dialog.getByRole('textbox', { name: 'Date' });
    await date.fill(`${Number(to.slice(5, 7))}/${Number(to.slice(8))}/${to.slice(0, 4)}`);
    await date.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Far behind its Day 1 it breaks its chain, if it is in one [SDY-005].
    const question = page.getByRole('dialog', { name: 'Why anyway?' });
    const isMoved = async () => (await guniteCardNow(card.key, to))?.date === to;
    await eventually(async () => (await question.isVisible()) || (await isMoved())).toBe(true);
    if (await question.isVisible()) await question.getByRole('button', { name: /Correction/ }).click();
    await eventually(async () => {
      const now = await guniteCardNow(card.key, to);
      return [now?.date, now?.type_id, now?.crew_id];
    }).toEqual([to, card.type_id, card.crew_id]);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await eventually(async () => (await guniteCardNow(card.key, card.date ?? ''))?.date).toBe(card.date);
  });
});
