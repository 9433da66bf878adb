import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { addDays, civilDateOf } from '../../domain/civilDate';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, TELEPHONE, untilSignedIn } from '../support/browser';
import { eventually, test } from '../support/browserTest';
import { dataFolder } from '../support/dataFolder';
import { passwordToken } from '../support/passwordToken';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { removeFolder } from '../../scripts/removeFolder.mjs';

/** A server of its own: its outbox is read. */
const dataDir = dataFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(dataDir);
});
afterAll(async () => {
  await server.end();
  removeFolder(dataDir);
});

const call = async <Data>(
  query: string,
  variables: Record<string, unknown> = {},
  account = 'manager',
): Promise<Data> => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await passwordToken(server.url, account)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: Data; errors?: unknown };
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer));
  return answer.data;
};

const mailsTo = async (address: string): Promise<string[]> => {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(folder, name)))));
  return mails.filter((mail) => JSON.stringify(mail.to ?? '').includes(address)).map((mail) => mail.text ?? '');
};

describe('a mail to a builder', () => {
  test('goes from the job form to the outbox, once, can be read again, and stands in the history [EML-001 EML-007 EML-018]', async ({
    open,
  }) => {
    const address = `${randomUUID().slice(0, 8)}@bayou.example`;
    const { made } = await call<{ made: { id: number } }>(
      'mutation ($customer: CustomerInput!) { made: createCustomer(customer: $customer) { id } }',
      { customer: { company_name: `Bayou ${address}`, schedule_contact_email: address } },
    );
    const { job } = await call<{ job: { id: number } }>(
      'mutation ($job: JobInput!) { job: createJob(job: $job) { id } }',
      {
        job: {
          name: 'Harbor Lane',
          company: { id: made.id },
          is_display: false,
          is_commercial: false,
          is_central_texas: false,
          sub_jobs: [{ job_category: { id: 1 }, is_cash_on_delivery: false, is_critical_note: false }],
        },
      },
    );
    const page = await open(null, { baseURL: server.url, path: `/job/${job.id}/edit?tab=details` });
    await fillLogin(page, 'manager@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await page.goto(`/job/${job.id}/edit`);
    await page.getByRole('tab', { name: 'Job Details' }).click();
    await page.getByRole('button', { name: 'Email Builder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send Email to Builder and Supervisor' });
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The <gate> code is 4411.');
    await dialog.getByRole('button', { name: 'Send email with comment' }).dblclick();
    await page.getByText('Successfully sent email to company contact!').waitFor();
    await eventually(async () => (await mailsTo(address)).length).toBe(1);
    expect((await mailsTo(address))[0]).toContain('The <gate> code is 4411.');
    await page.getByRole('button', { name: 'Email Builder' }).click();
    const before = dialog.getByRole('list', { name: 'Sent before' });
    await before.getByText('Sent', { exact: true }).waitFor();
    await before.locator('summary').click();
    await before.getByText('The <gate> code is 4411.').waitFor();
    await page.goto(`/job/${job.id}/edit`);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText(address).first().waitFor();
  });
});

describe('the evening before', () => {
  test('asks the builder by mail, whose press stands on the card [MSG-001]', async ({ open }) => {
    const name = `Quay ${randomUUID().slice(0, 8)}`;
    const address = `${randomUUID().slice(0, 8)}@bayou.example`;
    const { made } = await call<{ made: { id: number } }>(
      'mutation ($customer: CustomerInput!) { made: createCustomer(customer: $customer) { id } }',
      { customer: { company_name: `Bayou ${address}`, schedule_contact_email: address } },
    );
    const { crews } = await call<{ crews: { items: { id: number }[] } }>(
      '{ crews(filter: { search: "Prep 1" }) { items { id } } }',
    );
    const today = civilDateOf(new Date());
    // Whichever of the two is tomorrow when the server looks, should midnight pass.
    const days = [1, 2].map((on) => addDays(today, on));
    await call('mutation ($job: JobInput!) { createJob(job: $job) { id } }', {
      job: {
        name,
        company: { id: made.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            job_category: { id: 2 },
            is_cash_on_delivery: false,
            is_critical_note: false,
            pebble_details: {
              crew_information: days.map((date) => ({
                phase_type: { id: 1 },
                crew: { id: crews.items[0]?.id },
                date,
              })),
            },
          },
        ],
      },
    });
    const { companySetting } = await call<{ companySetting: { version: number } }>(
      '{ companySetting(id: 1) { version } }',
      {},
      'admin',
    );
    await call(
      'mutation ($set: CompanySettingPatch!) { updateCompanySetting(id: 1, company_setting: $set) { id } }',
      { set: { evening_message_time: '00:00', version: companySetting.version } },
      'admin',
    );
    await server.end();
    // It holds its folder until the database has stopped.
    const begin = async (): Promise<boolean> => {
      server = await startServer(dataDir);
      return true;
    };
    await eventually(() => begin().catch(() => false)).toBe(true);

    await eventually(async () => (await mailsTo(address)).length).toBeGreaterThan(0);
    const [mail = ''] = await mailsTo(address);
    const link = new URL(/http\S+\/stop-answer\S+/.exec(mail)?.[0] ?? '');
    const date = link.searchParams.get('token')?.split('.')[1] ?? '';
    const page = await open(null, { baseURL: server.url, path: link.pathname + link.search, viewport: TELEPHONE });
    await page.getByRole('button', { name: 'Confirmed' }).click();
    await page.getByText('Thank you. We have noted your answer.').waitFor();

    const office = await open(null, { baseURL: server.url, path: `/day/pebble?date=${date}` });
    await fillLogin(office, 'scheduler@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(office);
    const card = office.locator('.bin .card').filter({ hasText: 'Quay' });
    await card
      .locator('.badge-answer')
      .filter({ hasText: /^Confirmed \d/ })
      .waitFor();
  }, 150_000); // it stops a server and starts one
});
