import { describe } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, TELEPHONE, untilSignedIn } from '../support/browser';
import { eventually, test } from '../support/browserTest';

const AHEAD_MS = 11 * 3_600_000 + 3 * 60_000;

describe('a phone whose clock is eleven hours ahead', () => {
  test('is told so by hours and minutes, signs in, and keeps the day of the business [FLD-009]', async ({ open }) => {
    const page = await open(null, {
      viewport: TELEPHONE,
      before: (one) =>
        one.addInitScript((ms) => {
          const Real = Date;
          const now = (): number => Real.now() + ms;
          window.Date = new Proxy(Real, {
            apply: () => new Real(now()).toString(),
            construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
            get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
          });
        }, AHEAD_MS),
    });
    const told = page.getByText(/^The clock of this device is 11 hours 3 minutes ahead\./);
    await told.waitFor();
    await fillLogin(page, 'foreman@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await told.waitFor();
    await eventually(() =>
      page.evaluate(() => {
        const { offset } = JSON.parse(localStorage.getItem('trowel:clock') ?? '{}');
        return Math.round(offset / 60_000);
      }),
    ).toBe(-(11 * 60 + 3));
    await page.reload();
    await untilSignedIn(page);
    await told.waitFor();
  });
});
