import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';
import { goodsForms } from '../support/hands/goodsForms';
import { aWholeJob } from '../support/screenAddresses';

interface Deleted {
  path: string;
  /** The mutation by which it goes. */
  call: string;
  id: number;
  remove: (page: Page) => Promise<void>;
  /** Somebody else changes another record of its table. */
  change: () => Promise<unknown>;
  /** The screen that follows. */
  after: string;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The question before it goes has the button's own word again. */
const agree = async (page: Page, name: string): Promise<void> => {
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
  await question.getByRole('button', { name, exact: true }).click();
};
const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0]);
const goods = async (name: string) => {
  const source = goodsForms.find((form) => form.name === name);
  if (!source) throw new Error(`no form of ${name}`);
  return source.make();
};

const RECORDS: Readonly<Record<string, () => Promise<Deleted>>> = {
  builder: async () => {
    const [{ id, company_name }, other] = [await aBuilder(), await aBuilder()];
    return {
      path: `/customer/${id}/edit`,
      call: 'deleteCustomer',
      id,
      remove: async (page) => {
        await press(page, 'Delete');
        await page
          .getByRole('dialog', { name: `Delete ${company_name}?` })
          .getByRole('button', { name: 'Delete' })
          .click();
      },
      change: () =>
        api('manager', 'mutation ($id: Int!, $it: CustomerPatch!) { updateCustomer(id: $id, customer: $it) { id } }', {
          id: other.id,
          it: { version: other.version, city: 'Spring' },
        }),
      after: '/customer',
    };
  },
  job: async () => {
    const [job, other] = [await aWholeJob(), await aWholeJob()];
    return {
      path: `/job/${job.id}/edit`,
      call: 'DeleteJob',
      id: job.id,
      remove: async (page) => {
        await press(page, 'History');
        await page.getByRole('region', { name: 'History' }).getByText('Created').first().waitFor();
        await press(page, 'Delete Job');
        await page.getByRole('dialog').getByRole('textbox').fill('DELETE JOB');
        await agree(page, 'Delete Job');
      },
      change: () => api('manager', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id: other.id }),
      after: '/job',
    };
  },
  estimate: async () => {
    const company = await aBuilder();
    const make = async (): Promise<number> =>
      (
        await api<{ made: { id: number } }>(
          'admin',
          'mutation ($it: JobInput!) { made: createEstimate(estimateInput: $it) { id } }',
          { it: { name: `Going ${randomUUID().slice(0, 8)}`, company: { id: company.id } } },
        )
      ).made.id;
    const [id, other] = [await make(), await make()];
    return {
      path: `/estimate/${id}/edit`,
      call: 'DeleteEstimate',
      id,
      remove: async (page) => {
        await press(page, 'Delete Estimate');
        await agree(page, 'Delete');
      },
      change: () => api('admin', 'mutation ($id: Int!) { deleteEstimate(id: $id) { id } }', { id: other }),
      after: '/estimate',
    };
  },
  'purchase order': async () => {
    const [{ path }, other] = [await goods('Purchase Order'), await goods('Purchase Order')];
    return {
      path,
      call: 'deletePurchaseOrder',
      id: numberIn(path),
      remove: async (page) => {
        await press(page, 'Delete');
        await agree(page, 'Delete');
      },
      change: () =>
        api('admin', 'mutation ($id: Int!) { deletePurchaseOrder(id: $id) { id } }', { id: numberIn(other.path) }),
      after: '/purchaseOrder',
    };
  },
  'work order': async () => {
    const job = await aWholeJob();
    const { subJob, id } = job.order('prep');
    return {
      path: `/job/${job.id}/${subJob}/work-order/prep/${id}/edit`,
      call: 'deletePrepWorkOrder',
      id,
      remove: async (page) => {
        await press(page, 'Delete');
        await agree(page, 'Delete');
      },
      change: async () => {
        const other = (await aWholeJob()).order('prep');
        await api('admin', 'mutation ($id: Int!) { deletePrepWorkOrder(id: $id) { id } }', { id: other.id });
      },
      after: '/work-order',
    };
  },
};

/** Milliseconds by which the answer comes after what the server tells of the deletion. */
const LATE_MS = 2500;

describe('a record that is being deleted', () => {
  test.for(Object.keys(RECORDS))(
    'is asked for by nobody once that is sent, whatever is told meanwhile: %s',
    async (name, { open }) => {
      const record = await RECORDS[name]?.();
      if (!record) throw new Error(`no record of ${name}`);
      const { id } = record;
      const page = await open('admin', { path: record.path });
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
      });
      await page.route('**/graphql', async (route) => {
        if (!(route.request().postData() ?? '').includes(record.call)) return route.continue();
        const answer = await route.fetch();
        await record.change();
        await api(
          'manager',
          'mutation ($id: Int!) { createComment(entity: "customer", id: $id, text: "Hello") { id } }',
          {
            id: (await aBuilder()).id,
          },
        );
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        return route.fulfill({ response: answer });
      });
      await record.remove(page);
      await eventually(() => new URL(page.url()).pathname).toContain(record.after);
      const after = asked.slice(asked.findIndex((body) => body.includes(record.call)) + 1);
      // One that was asked before it was deleted, and answered later, would be a problem of the page too.
      expect(after.filter((body) => new RegExp(`"id":"?${id}\\b`).test(body))).toEqual([]);
    },
  );
});
