import type { Locator, Page } from 'playwright-core';
import type { HandForm } from './forms';
import { isRefused, meaningOf, type HandField, type Meaning } from './meanings';

/** A field with what is typed into it. */
export interface Typed {
  field: HandField;
  meaning: Meaning;
}

export const inputOf = (page: Page, form: HandForm, { name }: HandField): Locator =>
  form.by === 'label'
    ? page.getByRole('textbox', { name, exact: true })
    : page.locator(`main [name="${name}"]:visible:not([role="combobox"])`);

/** The fields that stand on the screen once, and can be typed into. */
export const typable = async (page: Page, form: HandForm): Promise<HandField[]> => {
  const found = await Promise.all(
    form.fields.map(async (field) => {
      const inputs = inputOf(page, form, field);
      const isThere = (await inputs.count()) === 1 && (await inputs.isEditable());
      return isThere ? field : null;
    }),
  );
  return found.filter((field) => field !== null);
};

/** A form that is there to be typed into. */
export const openForm = async (page: Page, form: HandForm): Promise<void> => {
  await page.goto(form.path);
  const inputs = form.fields.map((field) => inputOf(page, form, field));
  const [first, ...others] = inputs;
  if (!first) throw new Error(`${form.name} has no field`);
  await others
    .reduce((all, one) => all.or(one), first)
    .first()
    .waitFor();
};

/** Types over what stands in a field, with no time between the keys, and leaves it by Tab. */
const type = async (page: Page, form: HandForm, { field, meaning }: Typed): Promise<void> => {
  await inputOf(page, form, field).selectText();
  await page.keyboard.type(meaning.text, { delay: 0 });
  await page.keyboard.press('Tab');
};

export const typeAll = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<void> => {
  for (const one of all) await type(page, form, one);
};

export const isRed = async (page: Page, form: HandForm, field: HandField): Promise<boolean> =>
  (await inputOf(page, form, field).getAttribute('aria-invalid')) === 'true';

/** Pseudo-random numbers of one seed, one after the other. */
export const seeds = (seed: number): (() => number) => {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 1;
  };
};

/** What is typed into some of the fields. */
export const plan = (fields: readonly HandField[], next: () => number, wish: 'any' | 'good'): Typed[] =>
  fields.map((field) => ({ field, meaning: meaningOf(field, next(), wish) }));

export const goodOnes = (all: readonly Typed[]): Typed[] => all.filter(({ meaning }) => !isRefused(meaning));
export const badOnes = (all: readonly Typed[]): Typed[] => all.filter(({ meaning }) => isRefused(meaning));
