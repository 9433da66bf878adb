import { describe, expect } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { serverUrl } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';
import { button, ENGINES, labelled, notedBy, openWatched, signInDriven, text } from '../support/otherEngines';

const anOrder = async ({ sub_job }: Shot): Promise<number> => {
  const order = { job_detail_id: sub_job, work_order_date: civilDateOf(new Date()), take_off_form_and_finish: 'Yes' };
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { made: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    { order },
  );
  return made.id;
};
const storedOf = async (id: number): Promise<Record<string, unknown>> =>
  (
    await api<{ order: Record<string, unknown> }>(
      'office',
      'query ($id: Int!) { order: guniteWorkOrder(id: $id) { driver_in on_job leave_job } }',
      { id },
    )
  ).order;

describe.each(ENGINES)("a foreman's day in %s", (_name, openBrowser) => {
  test('is marked, written down and kept without a network, and the console says nothing [FLD-013]', async () => {
    const shot = await aShotJob();
    const order = await anOrder(shot);
    const { browser: phone, way } = await openWatched(openBrowser);
    await signInDriven(phone, 'foreman');

    const stop = `//*[contains(@class, 'stop')][.//strong[contains(., '${shot.name}')]]`;
    const openStop = async (): Promise<void> => {
      await phone.find(`${stop}//button[@aria-expanded]`);
      await phone.evaluate(
        `[...document.querySelectorAll('.stop')].find((card) => card.textContent.includes(${JSON.stringify(shot.name)})).querySelector('[aria-expanded="false"]')?.click()`,
      );
    };
    await openStop();
    await phone.click(`${stop}${button('Arrived')}`);
    await eventually(async () => (await storedOf(order)).on_job).toMatch(/^\d\d:\d\d/);

    await phone.click(`${stop}//a[normalize-space(.)='Work order']`);
    await phone.find(labelled('Invoice Number'));
    await phone.type(labelled('Driver In'), '1201a');
    await phone.click(button('Save'));
    await eventually(async () => (await storedOf(order)).driver_in).toMatch(/^00:01/);
    expect(await notedBy(phone)).toEqual([]);

    await phone.goto(`${serverUrl()}/`);
    await openStop();
    await phone.find(`${stop}${button('Done')}`);
    way.cut();
    await phone.click(`${stop}${button('Done')}`);
    await phone.find(`${stop}${text('Waiting to be sent')}`);
    expect((await storedOf(order)).leave_job).toBeNull();
    way.mend();
    await eventually(async () => (await storedOf(order)).leave_job).toMatch(/^\d\d:\d\d/);
    expect(await notedBy(phone)).toEqual([]);
  }, 120_000);
});
