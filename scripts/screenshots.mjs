/**
 * `node scripts/screenshots.mjs [address] [folder]`: the pictures of the README and of docs/product, taken from a running server with demo data.
 * For a history worth showing, two demo accounts change one builder; the builder ends with another pricing email and note.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const url = (process.argv[2] ?? 'http://127.0.0.1:3001').replace(/\/$/, '');
const folder = resolve(process.argv[3] ?? join(root, 'docs/screenshots'));

const PASSWORD = 'Trowel123!';
const DESKTOP = { width: 1440, height: 900 };
const TELEPHONE = { width: 390, height: 844 };
/** Milliseconds in which pictures, fonts and the last transition settle. */
const SETTLE = 700;

const post = async (path, body, headers = {}) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok || answer.errors)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer.errors ?? answer)}`);
  return answer;
};

const tokenOf = async (account) => {
  const { id_token } = await post('/oauth/token', {
    grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
    realm: 'Username-Password-Authentication',
    username: `${account}@trowel.test`,
    password: PASSWORD,
    client_id: 'trowel',
    scope: 'openid profile email',
  });
  return id_token;
};

const graphql = async (account, query, variables) => {
  const headers = { authorization: `Bearer ${await tokenOf(account)}`, 'idempotency-key': crypto.randomUUID() };
  return (await post('/graphql', { query, variables }, headers)).data;
};

const change = async (account, id, values) => {
  const { customer } = await graphql(account, 'query ($id: Int!) { customer(id: $id) { version } }', { id });
  await graphql(
    account,
    'mutation ($id: Int!, $customer: CustomerPatch!) { updateCustomer(id: $id, customer: $customer) { id } }',
    { id, customer: { version: customer.version, ...values } },
  );
};

/** @returns the id of a builder with contacts that two people have just changed */
const builderWithHistory = async () => {
  const { customers } = await graphql(
    'manager',
    '{ customers(filter: { is_active: { eq: true }, contact_count: { gte: 2 } }, sort: { field: company_name, order: ASC }, page: { number: 1, size: 1 }) { items { id } } }',
  );
  const [{ id }] = customers.items;
  await change('office', id, { pricing_email: 'pricing@old.example', note: null });
  await change('office', id, { note: 'Gate code changes on the first of the month.' });
  await change('manager', id, { pricing_email: 'pricing@new.example' });
  return id;
};

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

const open = async ({ size = DESKTOP, scheme = 'light' } = {}) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    colorScheme: scheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
    hasTouch: size === TELEPHONE,
  });
  return context.newPage();
};

const signIn = async (page, account) => {
  await page.goto('/');
  await page.getByLabel('Email').fill(`${account}@trowel.test`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Trowel home page' }).waitFor();
};

const shoot = async (page, name) => {
  await page.waitForTimeout(SETTLE);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(join(folder, `${name}.png`));
};

/** The server's today, or the Monday after it on a weekend, when the crews are at home. */
const aWorkday = async () => {
  const { boardCards } = await graphql('manager', '{ boardCards(category: pebble, view: week) { today } }');
  const day = new Date(`${boardCards.today}T00:00:00Z`);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const board = async (page) => {
  await page.goto(`/week/pebble?date=${await aWorkday()}`);
  await page.locator('[data-card]').first().waitFor();
};

const card = (page) => page.locator('[data-card]');
const row = (page) => page.getByRole('row').nth(3);
const heading = (page) => page.getByRole('heading');

/** @returns the pages of the office: picture, address, and what must stand there first */
const deskPages = async () => {
  const day = await aWorkday();
  const { jobs } = await graphql('manager', '{ jobs(searchCriteria: {}) { job_id } }');
  const { purchaseOrders } = await graphql(
    'manager',
    '{ purchaseOrders(page: { number: 1, size: 1 }) { items { id } } }',
  );
  return [
    ['gunite-day', `/day/gunite?date=${day}`, card],
    ['warranty-week', `/week/warranty?date=${day}`, card],
    ['presite', '/PresiteSchedule', (page) => page.locator('[data-presite]')],
    ['map', '/map', (page) => page.locator('.leaflet-container')],
    ['job', `/job/${jobs[0].job_id}/edit`, (page) => page.getByLabel('Job Name')],
    ['order', `/purchaseOrder/${purchaseOrders.items[0].id}/edit`, row],
  ];
};

const ADMIN_PAGES = [
  ['admin', '/admin', heading],
  ['lookups', '/admin/lookups', heading],
];

mkdirSync(folder, { recursive: true });
try {
  const office = await open();
  await signIn(office, 'manager');
  await board(office);
  await shoot(office, 'pebble-week');
  await office.goto('/customer');
  await office.getByRole('row').nth(3).waitFor();
  await shoot(office, 'builders');
  await office.goto(`/customer/${await builderWithHistory()}/edit`);
  await office.getByText('pricing@old.example').first().waitFor();
  await shoot(office, 'builder');

  const dark = await open({ scheme: 'dark' });
  await signIn(dark, 'manager');
  await board(dark);
  await shoot(dark, 'pebble-week-dark');

  const telephone = await open({ size: TELEPHONE });
  await signIn(telephone, 'scheduler');
  await board(telephone);
  await shoot(telephone, 'pebble-week-390');

  for (const [name, path, ready] of await deskPages()) {
    await office.goto(path);
    await ready(office).first().waitFor();
    if (name === 'map') {
      await office.getByLabel('Name', { exact: true }).fill('Pool');
      await office.getByRole('button', { name: 'Search', exact: true }).last().click();
      await office.locator('canvas').first().waitFor();
    }
    await shoot(office, name);
  }
  const admin = await open();
  await signIn(admin, 'admin');
  for (const [name, path, ready] of ADMIN_PAGES) {
    await admin.goto(path);
    await ready(admin).first().waitFor();
    await shoot(admin, name);
  }
  const foreman = await open({ size: TELEPHONE });
  await signIn(foreman, 'foreman');
  await foreman.goto('/');
  await foreman.getByRole('button', { name: 'Arrived' }).first().waitFor();
  await shoot(foreman, 'today-390');
  for (const [link, name] of [
    ['Details', 'super-detail-390'],
    ['Work order', 'work-order-390'],
  ]) {
    await foreman.goto('/');
    await foreman.getByRole('link', { name: link, exact: true }).first().click();
    await foreman.getByText('Section complete').or(foreman.getByText('Work Orders')).first().waitFor();
    await shoot(foreman, name);
  }
} finally {
  await browser.close();
}
