/**
 * The flows that are counted. `prepare` goes up to the press that starts the flow and answers the pages that are watched,
 * and `act`, which does it and waits for its end.
 */
import { tokenOf } from '../inBrowser/tokenOf.mjs';

const WEEKS_AHEAD = 10;
const DAY_MS = 86_400_000;

const query = async (url, account, text, variables = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(url, account)}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
};

const pick = async (page, name, text) => {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
};
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Carries the first prep card of the tray to the first crew of a week in which nothing is planned. */
const drag = async ({ url, open }) => {
  const { boardCards } = await query(url, 'manager', '{ boardCards(category: pebble, view: week) { today } }');
  const today = new Date(`${boardCards.today}T00:00:00Z`);
  const monday = new Date(today.getTime() + (7 * WEEKS_AHEAD - ((today.getUTCDay() + 6) % 7)) * DAY_MS);
  const [year, month, day] = monday.toISOString().slice(0, 10).split('-');
  const path = `/week/pebble?date=${year}-${month}-${day}`;
  const [mine, other] = [await open('scheduler', path), await open('manager', path)];
  const card = mine
    .getByRole('tabpanel', { name: 'Unassigned (Prep)' })
    .locator('[data-card^=crew_information]')
    .first();
  const cellOf = (page) =>
    page.getByRole('group', { name: new RegExp(`^Prep 1, ${month}/${day}/${year}: \\d+ cards?$`) });
  await Promise.all([card.waitFor(), cellOf(mine).waitFor(), cellOf(other).waitFor()]);
  const key = await card.getAttribute('data-card');
  const [from, to] = [await card.boundingBox(), await cellOf(mine).boundingBox()];
  return {
    pages: [mine, other],
    act: async () => {
      await mine.mouse.move(from.x + 60, from.y + 18);
      await mine.mouse.down();
      await mine.mouse.move(from.x + 70, from.y + 24, { steps: 3 });
      await mine.mouse.move(to.x + to.width / 2, to.y + Math.min(to.height / 2, 40), { steps: 8 });
      await mine.mouse.up();
      await cellOf(other).locator(`[data-card="${key}"]`).waitFor();
    },
  };
};

/** Saves the form of a job that got a warranty sub-job. */
const save = async ({ url, open }) => {
  const { jobs } = await query(url, 'office', '{ jobs { job_id } }');
  const page = await open('office', `/job/${jobs[0].job_id}/edit`);
  await page.getByRole('tab', { name: 'Job Details' }).click();
  await button(page, 'Add New').click();
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Warranty', exact: true }).click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill('Crack at the steps');
  await page.keyboard.press('Tab');
  return {
    pages: [page],
    act: async () => {
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
    },
  };
};

/** Receives four of ten pallets of a purchase order. */
const receive = async ({ url, open }) => {
  const { products } = await query(
    url,
    'warehouse',
    '{ products(filter: { is_discontinued: { eq: false }, standard_cost: { gte: 1 } }, page: { number: 1, size: 1 }) { items { name supplier { name } } } }',
  );
  const [product] = products.items;
  const page = await open('warehouse', '/purchaseOrder/new');
  await page.getByRole('textbox', { name: 'Order Name' }).fill('Spring restock');
  await pick(page, 'Vendor', product.supplier.name);
  await pick(page, 'Location', 'Houston');
  await pick(page, 'Product, item 1', product.name);
  await page.getByRole('textbox', { name: 'Quantity, item 1', exact: true }).fill('10');
  await button(page, 'Place Order').click();
  await button(page, 'Receive All').click();
  await page.getByRole('textbox', { name: 'Quantity received, item 1' }).fill('4');
  await page.keyboard.press('Tab');
  return {
    pages: [page],
    act: async () => {
      await button(page, 'Save').click();
      await page.getByText('0 of 1 items received, 1 in part').waitFor();
    },
  };
};

/**
 * By name: what is done, how many files were counted in 3292f4da, how many there should be at most, and which files are the
 * area's own.
 */
export const FLOWS = {
  'card drag': {
    prepare: drag,
    before: { all: 132, own: 66 },
    aim: { all: 106, own: 90 },
    area: /^(src\/(boards|drag|live)|server\/(areas\/boards|events)|domain\/(boards|pebble|gunite|warranty|subJobs))\//,
  },
  'job save': {
    prepare: save,
    before: { all: 145, own: 47 },
    aim: { all: 116, own: 80 },
    area: /^(src\/(jobs|saving)|server\/areas\/jobs|domain\/(jobs|subJobs|pebble|gunite|warranty))\//,
  },
  'goods received': {
    prepare: receive,
    before: { all: 150, own: 23 },
    aim: { all: 120, own: 20 },
    area: /^(src\/(orders|inventory)|server\/areas\/(orders|inventory|purchaseOrders)|domain\/(orders|inventory))\//,
  },
};
