import { afterAll, describe, expect, onTestFinished } from 'vitest';
import { serverUrl } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';
import { openKillableChromium } from '../support/killable/killableChromium';
import { signInDriven } from '../support/otherEngines';
import { smallDisk } from '../support/smallDisk';

// A real disk under the profile of the browser. Without root on Linux there is none to be had: then the refusals of a full
// database are those that photoQueue.test.ts injects.
const disk = smallDisk('300m');
afterAll(() => disk?.release());

interface Stored {
  SupervisorDetail: { files: { file_name: string }[] };
  orders: { items: { on_job: string | null; leave_job: string | null }[] };
}
const STORED = `query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { files { file_name } }
  orders: guniteWorkOrders(filter: { job_detail_id: { eq: $id } }) { items { on_job leave_job } } }`;
const TIME = /^\d\d:\d\d/;

const text = (words: string): string => `//*[contains(normalize-space(.), '${words}')]`;

describe.runIf(disk !== null)('a phone whose disk is full', () => {
  test('holds a film in its page with the reason, sends it when the network is back, and keeps a mark over a kill all the same [FLD-012 FLD-007]', async ({
    allow,
  }) => {
    allow(/^console /);
    const shot = await aShotJob();
    const phone = await openKillableChromium(disk?.folder ?? '');
    onTestFinished(() => phone.kill());
    await signInDriven(phone, 'foreman');
    const stop = `//*[contains(@class, 'stop')][.//strong[contains(., '${shot.name}')]]`;
    await phone.find(`${stop}//button[@aria-expanded]`);
    const card = `[...document.querySelectorAll('.stop')].find((one) => one.textContent.includes(${JSON.stringify(shot.name)}))`;
    await phone.evaluate(`${card}.querySelector('[aria-expanded="false"]')?.click()`);
    const arrived = `${stop}//button[starts-with(normalize-space(.), 'Arrived')]`;
    await phone.find(arrived);

    // Its files are on the device, as after the first visit of everybody.
    await phone.evaluate(
      "new Promise((kept) => navigator.serviceWorker.controller ? kept(true) : navigator.serviceWorker.addEventListener('controllerchange', () => kept(true)))",
    );
    await phone.goOffline();
    const makeRoom = disk?.fill(300_000);
    const name = `film-${shot.sub_job}.mp4`;
    await phone.evaluate(`(() => {
      const input = ${card}.querySelector('input[type="file"]');
      const chosen = new DataTransfer();
      const bytes = new Uint8Array(2_000_000);
      bytes.set([0, 0, 0, 24, 102, 116, 121, 112, 105, 115, 111, 109, 0, 0, 2, 0, 105, 115, 111, 109, 109, 112, 52, 49]);
      for (let at = 24; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, bytes.length)));
      chosen.items.add(new File([bytes], '${name}', { type: 'video/mp4' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await phone.find(text('This device has no room to keep it'));
    await phone.click(arrived);
    await phone.find(`${stop}//*[contains(@class, 'stop-waits')]`);
    expect(await phone.evaluate(`${card}.querySelector('.stop-waits').textContent`)).toBe('Waiting to be sent');

    makeRoom?.();
    await phone.goOnline();
    const stored = () => api<Stored>('office', STORED, { id: shot.sub_job });
    await eventually(async () => (await stored()).SupervisorDetail.files.map((file) => file.file_name)).toEqual([name]);
    await eventually(async () => (await stored()).orders.items[0]?.on_job ?? '').toMatch(TIME);
    expect(await phone.evaluate("document.body.textContent.includes('has no room')")).toBe(false);

    // What is called kept on a full disk is there after the phone has died.
    await phone.goOffline();
    const makeRoomAgain = disk?.fill(300_000);
    await phone.click(`${stop}//button[starts-with(normalize-space(.), 'Done')]`);
    await phone.find(`${stop}//*[contains(@class, 'stop-waits')][normalize-space(.) = 'Waiting to be sent']`);
    await phone.kill();
    makeRoomAgain?.();
    const again = await openKillableChromium(disk?.folder ?? '');
    onTestFinished(() => again.kill());
    // The kill may have taken the session, which the browser writes half a minute later.
    await again.goto(`${serverUrl()}/`);
    await again.find("//input[@type='password'] | //a[@aria-label='Trowel home page']");
    if (await again.evaluate("document.querySelector('input[type=password]') !== null"))
      await signInDriven(again, 'foreman');
    await eventually(async () => (await stored()).orders.items[0]?.leave_job ?? '').toMatch(TIME);
  }, 180_000);
});
