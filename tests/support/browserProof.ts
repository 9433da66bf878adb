import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';

/** The refusal that comes first: allowed where {@link proveIn} follows. */
export const PROOF_FIRST = [/proof_needed/, /http 400 POST \/graphql/];

/** Proves in the dialog that comes when access of somebody is changed that it is the administrator. */
export const proveIn = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
};
