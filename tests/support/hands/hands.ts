import type { Page } from 'playwright-core';
import { eventually } from '../browserTest';
import type { HandForm } from './forms';
import { isRefused, isStored } from './meanings';
import { badOnes, goodOnes, inputOf, isRed, openForm, plan, seeds, typable, typeAll, type Typed } from './typing';

/** What a hand did to a form: how many typed values were compared, and which of them were not as they should be. */
interface Outcome {
  rounds: number;
  wrong: string[];
}

/** A visit of a form by a hand. `seed` says what is typed. */
export type Hand = (page: Page, form: HandForm, seed: number) => Promise<Outcome>;

const SAVED = /Success!|saved!/;
const SERVER_LATE_MS = 2000;
/** So long the server is stopped. */
const STOPPED_MS = 20_000;

const savedOnes = (page: Page) => page.getByRole('status').filter({ hasText: SAVED });
const save = (page: Page): Promise<void> => page.keyboard.press('Control+s');

const told = (form: HandForm, { field, meaning }: Typed, found: unknown): string =>
  `${form.name}, ${field.name} (${field.kind}): ${JSON.stringify(meaning.text)} should be ${
    isRefused(meaning) ? 'refused' : JSON.stringify(meaning.stored)
  }, is ${JSON.stringify(found)}`;

/** The values that the database holds otherwise than they were meant. */
const differences = async (form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  const stored = await form.read();
  return all.flatMap((typed) => {
    const { field, meaning } = typed;
    const found = stored[field.name];
    return !isRefused(meaning) && !isStored(field, meaning.stored, found) ? [told(form, typed, found)] : [];
  });
};

const refusalsShown = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const typed of all) {
    const { field, meaning } = typed;
    const [isShownRed, text] = [await isRed(page, form, field), await inputOf(page, form, field).inputValue()];
    if (isRefused(meaning) !== isShownRed) wrong.push(told(form, typed, `${isShownRed ? 'red' : 'not red'}: ${text}`));
  }
  return wrong;
};

/** What the database still holds otherwise when nobody would wait any longer. */
const untilStored = async (form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  try {
    await eventually(() => differences(form, all)).toEqual([]);
    return [];
  } catch {
    return differences(form, all);
  }
};

/** @throws with what stands in the way */
const untilSaved = (page: Page): Promise<void> =>
  savedOnes(page)
    .first()
    .waitFor()
    .catch(async () => {
      const red = await page
        .locator('[aria-invalid="true"]')
        .evaluateAll((all) =>
          all.map((one) => `${one.getAttribute('name')}=${one instanceof HTMLInputElement ? one.value : ''}`),
        );
      const said = await page.getByRole('alert').allTextContents();
      throw new Error(`not saved; red: ${red.join(', ') || 'nothing'}; said: ${said.join(' ') || 'nothing'}`);
    });

/**
 * No time between the keys: what is refused is red and nothing at all is stored; once it is mended, the database holds
 * what was meant, and the screen shows the same after a reload as when it said that it was saved.
 */
export const quickHand: Hand = async (page, form, seed) => {
  const next = seeds(seed);
  await openForm(page, form);
  const fields = await typable(page, form);
  const typed = plan(fields, next, 'any');
  const before = JSON.stringify(await form.read());
  const wrong: string[] = [];
  await typeAll(page, form, typed);
  const refused = badOnes(typed);
  if (refused.length > 0) {
    await save(page);
    wrong.push(...(await refusalsShown(page, form, typed)));
    if (JSON.stringify(await form.read()) !== before) wrong.push(`${form.name}: was stored beside a field in red`);
    if ((await savedOnes(page).count()) > 0) wrong.push(`${form.name}: said that it was saved with a field in red`);
  }
  const mended = plan(
    refused.map(({ field }) => field),
    next,
    'good',
  );
  await typeAll(page, form, mended);
  await save(page);
  await untilSaved(page);
  const wanted = [...goodOnes(typed), ...mended];
  wrong.push(...(await differences(form, wanted)));
  return { rounds: typed.length + mended.length, wrong };
};

/** Half of the fields, and the other half. */
const halves = (all: readonly Typed[]): [Typed[], Typed[]] => {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
};

/** What was typed while a save was on its way still stands there. */
const kept = async (
  page: Page,
  form: HandForm,
  all: readonly Typed[],
  before: readonly string[],
): Promise<string[]> => {
  const now = await Promise.all(all.map(({ field }) => inputOf(page, form, field).inputValue()));
  return all.flatMap((typed, index) =>
    now[index]?.trim() === before[index]?.trim() ? [] : [told(form, typed, `shown as ${now[index]}`)],
  );
};
const shownIn = (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> =>
  Promise.all(all.map(({ field }) => inputOf(page, form, field).inputValue()));

/** Everything the server says comes 2 s late; the hand types on while the save is on its way, and saves again. */
export const lateHand: Hand = async (page, form, seed) => {
  await openForm(page, form);
  const [first, second] = halves(plan(await typable(page, form), seeds(seed), 'good'));
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SERVER_LATE_MS));
    await route.continue().catch(() => undefined);
  });
  const wrong: string[] = [];
  await typeAll(page, form, first);
  const saved = untilSaved(page);
  await save(page);
  await typeAll(page, form, second);
  const shown = await shownIn(page, form, second);
  await saved;
  wrong.push(...(await differences(form, first)), ...(await kept(page, form, second, shown)));
  if (second.length > 0) {
    await save(page);
    wrong.push(...(await untilStored(form, second)));
    wrong.push(...(await differences(form, first)));
  }
  await page.unroute('**/graphql');
  return { rounds: first.length * 2 + second.length * 2, wrong };
};

const SERVER = /\/(graphql|v1|readyz|healthz)(\/|$|\?)/;

/**
 * The server stops for 20 s: it refuses connections, or says nothing. The hand saves, types on and presses again.
 * Nothing is said to be saved meanwhile; afterwards it is, once, and what was typed since is there.
 */
export const stoppedHand =
  (way: 'refuses' | 'is silent'): Hand =>
  async (page, form, seed) => {
    await openForm(page, form);
    const [first, second] = halves(plan(await typable(page, form), seeds(seed), 'good'));
    const before = JSON.stringify(await form.read());
    let isBack = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      isBack = resolve;
    });
    await page.route(SERVER, async (route) => {
      if (way === 'refuses') return route.abort('connectionrefused');
      await back;
      return route.continue().catch(() => undefined);
    });
    const wrong: string[] = [];
    const stopped = new Promise((resolve) => setTimeout(resolve, STOPPED_MS));
    await typeAll(page, form, first);
    await save(page);
    await typeAll(page, form, second);
    const shown = await shownIn(page, form, second);
    await save(page);
    await stopped;
    if ((await savedOnes(page).count()) > 0) wrong.push(`${form.name}: said that it was saved by a stopped server`);
    if (JSON.stringify(await form.read()) !== before) wrong.push(`${form.name}: was stored by a stopped server`);
    wrong.push(...(await kept(page, form, second, shown)));
    const saved = untilSaved(page);
    await page.unroute(SERVER);
    isBack();
    await saved;
    wrong.push(...(await differences(form, first)), ...(await kept(page, form, second, shown)));
    await save(page);
    wrong.push(...(await untilStored(form, [...first, ...second])));
    return { rounds: first.length * 2 + second.length * 3, wrong };
  };
