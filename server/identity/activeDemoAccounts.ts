import type { Tx } from '../db/database';
import type { Env } from '../env';
import { DEMO_EMAILS } from './demoAccounts';
import { demoPasswordHolders, type DemoPasswordHolder } from './demoPassword';

const refusal = (holders: readonly DemoPasswordHolder[], reasons: readonly string[]): string =>
  [
    `Trowel does not start: the published password of the demo opens accounts here, and ${reasons.join(', ')}:`,
    ...holders.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`),
    'Take them out, with the settings of this server:',
    '  npm run user -- forget-demo',
    'or, where there is no real data, set DEMO_PUBLIC=yes.',
  ].join('\n');

/**
 * The active accounts that the published password opens, where demo accounts may exist.
 * @throws Error where they may not and there are some: it names them, and the command to run [SEC-001]
 */
export const activeDemoAccounts = async (
  db: Tx,
  { demoForbidden }: Pick<Env, 'demoForbidden'>,
): Promise<DemoPasswordHolder[]> => {
  const holders = (await demoPasswordHolders(db, DEMO_EMAILS)).filter(({ is_active }) => is_active);
  if (demoForbidden.length > 0 && holders.length > 0) throw new Error(refusal(holders, demoForbidden));
  return holders;
};
