import type { Locator, Page } from 'playwright-core';
import type { HandForm } from './handForm';
import { isRefused, meaningOf, type HandField, type Meaning } from './meanings';

/** A field with what is typed into it. */
export interface Typed {
  field: HandField;
  meaning: Meaning;
}

/** At most so many fields are typed into in a visit: others follow in the next ones. */
const MAX_FIELDS = 14;

const withMark = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(\\s?\\*)?$`);

/** The inputs that a field may mean: of the whole form, or of the dialog in which the form stands. */
const inputsOf = (page: Page, form: HandForm, { name, label }: HandField): Locator => {
  const room = page.locator(form.within ?? (form.isDialog ? '[role="dialog"]' : 'main'));
  return label === undefined
    ? room.locator(`[name="${name}"]:visible:not([role="combobox"])`)
    : room.getByLabel(withMark(label)).and(page.locator('input:visible, textarea:visible'));
};

/** The input of a field. */
export const inputOf = (page: Page, form: HandForm, field: HandField): Locator => {
  const inputs = inputsOf(page, form, field);
  return field.nth === undefined ? inputs : inputs.nth(field.nth);
};

/** The fields that stand on the screen once, and can be typed into. */
const typable = async (page: Page, form: HandForm): Promise<HandField[]> => {
  const found = await Promise.all(
    form.fields.map(async (field) => {
      const input = inputOf(page, form, field);
      return (await input.count()) === 1 && (await input.isEditable()) ? field : null;
    }),
  );
  return found.filter((field) => field !== null);
};

/** A form that is there to be typed into. */
export const openForm = async (page: Page, form: HandForm): Promise<void> => {
  await page.goto(form.path);
  await form.begin?.(page);
  const inputs = form.fields.map((field) => inputOf(page, form, field).first());
  const [first, ...others] = inputs;
  if (!first) throw new Error(`${form.name} has no field`);
  await others
    .reduce((all, one) => all.or(one), first)
    .first()
    .waitFor();
};

/** Types over what stands in a field, with no time between the keys, and leaves it by Tab; a box is ticked by Space. */
const type = async (page: Page, form: HandForm, { field, meaning }: Typed): Promise<void> => {
  const input = inputOf(page, form, field);
  if (field.kind === 'Boolean') {
    await input.focus();
    if (String(await input.isChecked()) !== meaning.text) await page.keyboard.press('Space');
    return;
  }
  await input.selectText();
  await page.keyboard.type(meaning.text, { delay: 0 });
  await page.keyboard.press('Tab');
};

export const typeAll = async (page: Page, form: HandForm, all: readonly Typed[]): Promise<void> => {
  for (const one of all) await type(page, form, one);
};

/** What stands in a field, as somebody reads it. */
export const shownOf = async (page: Page, form: HandForm, field: HandField): Promise<string> => {
  const input = inputOf(page, form, field);
  return field.kind === 'Boolean' ? String(await input.isChecked()) : (await input.inputValue()).trim();
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

/** What is typed into fields. */
export const meant = (fields: readonly HandField[], next: () => number, wish: 'any' | 'good'): Typed[] =>
  fields.map((field) => ({ field, meaning: meaningOf(field, next(), wish) }));

/** Some of the fields that can be typed into, in their order, with what is typed into them. */
export const planOf = async (
  page: Page,
  form: HandForm,
  next: () => number,
  wish: 'any' | 'good',
): Promise<Typed[]> => {
  const fields = await typable(page, form);
  const chosen = new Set(
    fields
      .map((field) => ({ field, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, MAX_FIELDS)
      .map(({ field }) => field),
  );
  return meant(
    fields.filter((field) => chosen.has(field)),
    next,
    wish,
  );
};

export const goodOnes = (all: readonly Typed[]): Typed[] => all.filter(({ meaning }) => !isRefused(meaning));
export const badOnes = (all: readonly Typed[]): Typed[] => all.filter(({ meaning }) => isRefused(meaning));
