import type { OpenDatabase } from '../../db/database';
import type { Mailer } from '../../mail/mailer';
import type { Caller } from '../../http/registerClientAddress';
import { inTransaction } from '../../queue/queue';
import type { IssuerDoor } from '../issuerDoor';
import type { KnownDevices } from '../knownDevices';
import { noteSignIn } from '../signInLog';
import { factorMail, type FactorEvent } from './factorMail';
import type { FactorPolicy } from './factorPolicy';
import type { Seal } from './seal';

/** What the routes of factors stand on. */
export interface FactorDeps {
  open: OpenDatabase;
  door: IssuerDoor;
  mailer: Mailer;
  policy: FactorPolicy;
  seal: Seal;
  devices: KnownDevices;
  /** Seconds from a sign-in after which its session ends. */
  maxAge: number;
  /** Whether passwords of our own are taken: not where the company's provider alone signs in. */
  takesPasswords: boolean;
}

/** Writes down what happened to the factors of an account, and tells its owner by mail. */
export const notifyOwner = async (
  { open: { db, pool }, mailer }: Pick<FactorDeps, 'open' | 'mailer'>,
  account: { email: string; first_name: string },
  caller: Caller,
  event: FactorEvent,
  name = '',
): Promise<void> => {
  await noteSignIn(db, { email: account.email, ...caller }, event);
  await inTransaction(pool, (client) => mailer.queue(client, factorMail(event, account, name)));
};
