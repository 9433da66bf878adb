import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../server/identity/demoPassword';
import { proveIn } from '../browserProof';
import { eventually } from '../browserTest';
import type { DeadSpot } from '../deadSpot';
import { valueAt, type HandForm } from './handForm';
import { isRefused, isStored } from './meanings';
import {
  badOnes,
  goodOnes,
  inputOf,
  isRed,
  meant,
  openForm,
  planOf,
  seeds,
  shownOf,
  typeAll,
  type Typed,
} from './typing';

/** What a hand did to a form: how many typed values were compared, and which of them were not as they should be. */
interface Outcome {
  rounds: number;
  wrong: string[];
}

/** A visit of a form by a hand. `seed` says what is typed. */
export type Hand = (page: Page, form: HandForm, seed: number) => Promise<Outcome>;

const SAVED = /Success!|[sS]aved!/;
const SERVER_LATE_MS = 2000;

/** A click that something stands over is given up, and a press has so long to be taken up, in milliseconds. */
const [CLICK_MS, SETTLE_MS] = [1000, 300];

const sendButton = (page: Page, { saves = '', within, isDialog }: HandForm): Locator =>
  page
    .locator(within ?? (isDialog ? '[role="dialog"]' : 'main'))
    .getByRole('button', { name: saves, exact: true })
    .last();

const savedOnes = (page: Page) => page.getByRole('status').filter({ hasText: SAVED });
const save = (page: Page): Promise<void> => page.keyboard.press('Control+s');

const told = (form: HandForm, { field, meaning }: Typed, found: unknown): string =>
  `${form.name}, ${field.label ?? field.name} (${field.kind}): ${JSON.stringify(meaning.text)} should be ${
    isRefused(meaning) ? 'refused' : JSON.stringify(meaning.stored)
  }, is ${JSON.stringify(found)}`;

/** The values that the database holds otherwise than they were meant. */
const differences = async (form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  const stored = await form.read();
  return all.flatMap((typed) => {
    const { field, meaning } = typed;
    const found = valueAt(stored, field.name);
    return !isRefused(meaning) && !isStored(field, meaning.stored, found) ? [told(form, typed, found)] : [];
  });
};

const refusalsShown = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const typed of all) {
    const { field, meaning } = typed;
    // A picker says so once its list has come; any field once the page has drawn what it took.
    if (isRefused(meaning))
      await eventually(() => isRed(page, form, field))
        .toBe(true)
        .catch(() => undefined);
    const [isShownRed, text] = [await isRed(page, form, field), await shownOf(page, form, field)];
    if (isRefused(meaning) !== isShownRed) wrong.push(told(form, typed, `${isShownRed ? 'red' : 'not red'}: ${text}`));
  }
  return wrong;
};

/** What the database still holds otherwise when nobody would wait any longer, with what the page says of it. */
const untilStored = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  try {
    await eventually(() => differences(form, all)).toEqual([]);
    return [];
  } catch {
    const said = (await page.locator('[role="alert"], main [role="status"]').allTextContents()).join(' ').slice(0, 400);
    return (await differences(form, all)).map((wrong) => `${wrong}; said: ${said || 'nothing'}`);
  }
};

/** What the database holds otherwise once it was said to be saved: at once, or field by field as they were left. */
const stored = (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> =>
  form.savesFields ? untilStored(page, form, all) : differences(form, all);

const notSaved = async (page: Page): Promise<Error> => {
  const red = await page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) =>
      all.map((one) =>
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
          ? `${one.labels?.[0]?.textContent ?? one.name}=${one.value}`
          : one.tagName,
      ),
    );
  const said = await page.locator('[role="alert"], [role="dialog"], [role="alertdialog"]').allTextContents();
  return new Error(
    `not saved; red: ${red.join(', ') || 'nothing'}; said: ${said.join(' ').slice(0, 400) || 'nothing'}`,
  );
};

/** Answers what the form asks before it saves. @throws Error with what stands in the way */
const untilSaved = async (
  page: Page,
  { asksForProof = false, agree, savesFields = false }: HandForm,
): Promise<void> => {
  if (savesFields) return;
  const saved = savedOnes(page).first();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  const yes = page.getByRole('button', { name: agree ?? 'No question is asked', exact: true });
  try {
    await saved.or(proof).or(yes).first().waitFor();
    if (agree !== undefined && (await yes.isVisible())) await yes.click();
    if (asksForProof && (await proof.isVisible())) await proveIn(page);
    await saved.waitFor();
  } catch {
    throw await notSaved(page);
  }
};

/** Presses the button that saves, where it can be pressed: a dialog may have closed, or a proof be asked for over it. */
const press = async (page: Page, form: HandForm): Promise<void> => {
  const button = sendButton(page, form);
  if ((await button.isVisible()) && (await button.isEnabled().catch(() => false)))
    await button.click({ timeout: CLICK_MS }).catch(() => undefined);
};

/** Answers a proof that is asked for, as soon as it is. */
const prove = async (page: Page): Promise<boolean> => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Your password') });
  if (!(await dialog.isVisible())) return false;
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog
    .getByRole('button', { name: 'Continue' })
    .click({ timeout: CLICK_MS })
    .catch(() => undefined);
  return true;
};

/** Presses the button of a form that ends with its save, until it has ended: an answer that said no is pressed over. */
const end = async (page: Page, form: HandForm, first: Locator): Promise<void> => {
  const hasEnded = async (): Promise<boolean> =>
    !(await first.isVisible()) || ((await first.inputValue()) === '' && form.makes === true);
  try {
    await eventually(async () => {
      if (await hasEnded()) return true;
      if (!(await prove(page))) await press(page, form);
      await page.waitForTimeout(SETTLE_MS);
      return hasEnded();
    }).toBe(true);
  } catch {
    throw await notSaved(page);
  }
};

/** What is stored of a form that has ended, and whether it made one record and no second. */
const ended = async (form: HandForm, all: readonly Typed[], before: number): Promise<string[]> => {
  const count = (await form.count?.()) ?? 0;
  const wanted = before + (form.makes && form.count ? 1 : 0);
  return [
    ...(await differences(form, all)),
    ...(count === wanted ? [] : [`${form.name}: ${count} records in place of ${wanted}`]),
  ];
};

/**
 * A form that ends with its save: what is refused is red and nothing is sent; once it is mended, and however often the button
 * is pressed while the server is late or stopped, one save is stored, and the form opens again without what was saved.
 */
const sentHand =
  (stop: Stop | null, stoppedMs: number): Hand =>
  async (page, form, seed) => {
    const next = seeds(seed);
    await openForm(page, form);
    const typed = await planOf(page, form, next, stop ? 'good' : 'any');
    const [before, count] = [JSON.stringify(await form.read()), (await form.count?.()) ?? 0];
    const wrong: string[] = [];
    const goOn = await stop?.begin(page);
    await typeAll(page, form, typed);
    const refused = badOnes(typed);
    if (refused.length > 0) {
      await press(page, form);
      wrong.push(...(await refusalsShown(page, form, typed)));
      if (JSON.stringify(await form.read()) !== before) wrong.push(`${form.name}: was stored beside a field in red`);
    }
    const mended = meant(
      refused.map(({ field }) => field),
      next,
      'good',
    );
    await typeAll(page, form, mended);
    const wanted = [...goodOnes(typed), ...mended];
    const [first] = wanted;
    if (!first) return { rounds: 0, wrong };
    if (goOn) {
      try {
        await press(page, form);
        await press(page, form);
        await page.waitForTimeout(Math.max(stoppedMs, stop?.leastMs ?? 0));
        if (!stop?.arrives && JSON.stringify(await form.read()) !== before)
          wrong.push(`${form.name}: was stored by a stopped server`);
      } finally {
        await goOn();
      }
    }
    await end(page, form, inputOf(page, form, first.field).first());
    await eventually(() => ended(form, wanted, count))
      .toEqual([])
      .catch(() => undefined);
    wrong.push(...(await ended(form, wanted, count)));
    if (form.makes && !form.isDialog) {
      await openForm(page, form);
      if ((await shownOf(page, form, first.field)) !== '')
        wrong.push(`${form.name}: what was saved stands there again`);
    }
    return { rounds: typed.length + mended.length, wrong };
  };

/** What is sent arrives late. */
const lateServer: Stop = {
  arrives: true,
  begin: async (page) => {
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SERVER_LATE_MS));
      await route.continue().catch(() => undefined);
    });
    return async () => page.unroute('**/graphql');
  },
};

const mayAsk = ({ asksForProof = false, agree }: HandForm): boolean => asksForProof || agree !== undefined;

const shownIn = (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> =>
  Promise.all(all.map(({ field }) => shownOf(page, form, field)));

/** What was typed while a save was on its way still stands there. */
const kept = async (
  page: Page,
  form: HandForm,
  all: readonly Typed[],
  before: readonly string[],
): Promise<string[]> => {
  const now = await shownIn(page, form, all);
  // A field that is stored as it is left shows what was stored once the server has answered: "2,5" is 2.5 then.
  const isSameStored = ({ meaning }: Typed, shown: string | undefined): boolean =>
    form.savesFields === true && !isRefused(meaning) && shown === String(meaning.stored);
  return all.flatMap((typed, index) =>
    now[index] === before[index] || isSameStored(typed, now[index])
      ? []
      : [told(form, typed, `shown as ${now[index]} in place of ${before[index]}`)],
  );
};

/**
 * The form when it is opened anew shows what it showed when it said that it was saved, and offers no draft of what was
 * stored [KEY-014].
 */
const afterReload = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<string[]> => {
  const lasting = all.filter(({ field }) => !field.isBox);
  const shown = await shownIn(page, form, lasting);
  await openForm(page, form);
  await eventually(() => kept(page, form, lasting, shown))
    .toEqual([])
    .catch(() => undefined);
  const wrong = await kept(page, form, lasting, shown);
  if ((await page.getByRole('button', { name: 'Restore' }).count()) > 0)
    wrong.push(`${form.name}: offers a draft of what it said was saved`);
  return wrong.map((one) => `after a reload: ${one}`);
};

/**
 * No time between the keys: what is refused is red and nothing at all is stored; once it is mended, the database holds
 * what was meant, and the screen shows the same after a reload as when it said that it was saved.
 */
export const quickHand: Hand = async (page, form, seed) => {
  if (form.saves !== undefined) return sentHand(null, 0)(page, form, seed);
  const next = seeds(seed);
  await openForm(page, form);
  const typed = await planOf(page, form, next, 'any');
  const before = JSON.stringify(await form.read());
  const wrong: string[] = [];
  await typeAll(page, form, typed);
  const refused = badOnes(typed);
  if (refused.length > 0) {
    await save(page);
    wrong.push(...(await refusalsShown(page, form, typed)));
    if (!form.savesFields && JSON.stringify(await form.read()) !== before)
      wrong.push(`${form.name}: was stored beside a field in red`);
    if ((await savedOnes(page).count()) > 0) wrong.push(`${form.name}: said that it was saved with a field in red`);
  }
  const mended = meant(
    refused.map(({ field }) => field),
    next,
    'good',
  );
  await typeAll(page, form, mended);
  const wanted = [...goodOnes(typed), ...mended];
  // What was typed may be what stands there already: then there is nothing to save.
  if ((await differences(form, wanted)).length > 0) {
    await save(page);
    await untilSaved(page, form);
  }
  wrong.push(...(await stored(page, form, wanted)), ...(await afterReload(page, form, wanted)));
  return { rounds: typed.length + mended.length, wrong };
};

/** What is typed before a save, and what while it is on its way: nothing where a question stands over the form. */
const parts = (form: HandForm, all: readonly Typed[]): [Typed[], Typed[]] => {
  const middle = mayAsk(form) ? all.length : Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
};

/** Fields whose new value is told from the old one: a tick may stand as it is wanted, boxes are empty at once, and searched entries need the server. */
const changing = (all: readonly Typed[]): Typed[] =>
  all.filter(({ field }) => field.kind !== 'Boolean' && !field.isBox && !field.isSearched);

/** Everything the server says comes 2 s late; the hand types on while the save is on its way, and saves again. */
export const lateHand: Hand = async (page, form, seed) => {
  if (form.saves !== undefined) return sentHand(lateServer, 0)(page, form, seed);
  await openForm(page, form);
  const [first, second] = parts(form, changing(await planOf(page, form, seeds(seed), 'good')));
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SERVER_LATE_MS));
    await route.continue().catch(() => undefined);
  });
  const wrong: string[] = [];
  await typeAll(page, form, first);
  await save(page);
  const saved = untilSaved(page, form);
  await typeAll(page, form, second);
  const shown = await shownIn(page, form, second);
  await saved;
  wrong.push(...(await stored(page, form, first)), ...(await kept(page, form, second, shown)));
  if (second.length > 0) {
    await save(page);
    wrong.push(...(await untilStored(page, form, second)));
    wrong.push(...(await stored(page, form, first)));
  }
  await page.unroute('**/graphql');
  return { rounds: first.length * 2 + second.length * 2, wrong };
};

const SERVER = /\/(graphql|v1|readyz|healthz)(\/|$|\?)/;

/** A way to stop the server for a page. */
export interface Stop {
  /** What is sent meanwhile arrives: its answer alone is lost. */
  arrives?: boolean;
  /** So long it must last for a page to notice that it was stopped, in milliseconds. */
  leastMs?: number;
  /** @returns how to let it go on */
  begin: (page: Page) => Promise<() => Promise<void>>;
}

/** On a way of its own, whose lines break, and no new one is taken. */
export const refusing = (way: Pick<DeadSpot, 'refuse' | 'leave'>): Stop => ({
  begin: async () => {
    way.refuse();
    return async () => way.leave();
  },
});

/** On a way of its own, on which all answers are lost: a save is stored, and nobody is told. */
export const losing = (way: Pick<DeadSpot, 'swallowAnswers' | 'leave'>): Stop => ({
  arrives: true,
  leastMs: 12_000,
  begin: async () => {
    way.swallowAnswers();
    return async () => way.leave();
  },
});

/** What is sent waits on its way, and arrives once the server goes on. */
export const silent: Stop = {
  begin: async (page) => {
    let goOn = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(SERVER, async (route) => {
      await back;
      return route.continue().catch(() => undefined);
    });
    return async () => {
      await page.unroute(SERVER);
      goOn();
    };
  },
};

/**
 * The server stops for a while. The hand saves, types on and presses again. Nothing is said to be saved meanwhile;
 * afterwards it is, once, and what was typed since is there.
 */
export const stoppedHand =
  (stop: Stop, stoppedMs: number): Hand =>
  async (page, form, seed) => {
    if (form.saves !== undefined) return sentHand(stop, stoppedMs)(page, form, seed);
    const { arrives = false, leastMs = 0, begin } = stop;
    await openForm(page, form);
    const [first, second] = parts(form, changing(await planOf(page, form, seeds(seed), 'good')));
    const before = JSON.stringify(await form.read());
    const goOn = await begin(page);
    const wrong: string[] = [];
    const stopped = new Promise((resolve) => setTimeout(resolve, Math.max(stoppedMs, leastMs)));
    await typeAll(page, form, first);
    await save(page);
    await typeAll(page, form, second);
    const shown = await shownIn(page, form, second);
    await save(page);
    await stopped;
    if ((await savedOnes(page).count()) > 0) wrong.push(`${form.name}: said that it was saved by a stopped server`);
    if (!arrives && JSON.stringify(await form.read()) !== before)
      wrong.push(`${form.name}: was stored by a stopped server`);
    wrong.push(...(await kept(page, form, second, shown)));
    await goOn();
    await untilSaved(page, form);
    // What was left while nobody answered is sent again by a save.
    if (form.savesFields) await save(page);
    wrong.push(...(await stored(page, form, first)), ...(await kept(page, form, second, shown)));
    if (second.length > 0) await save(page);
    wrong.push(...(await untilStored(page, form, [...first, ...second])));
    return { rounds: first.length * 2 + second.length * 3, wrong };
  };
