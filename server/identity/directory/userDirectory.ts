import type { Tx } from '../../db/database';
import type { Runner } from '../../db/statement';
import type { InvitationLink } from '../invitationMail';

interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
  /** Null for somebody who is invited to set it: until then nobody signs in by one. */
  password: string | null;
}

/** What the provider keeps of a user besides the password. */
export type AccountFields = Partial<Pick<NewAccount, 'email' | 'first_name' | 'last_name'>>;

/** A new account: its subject, and the hash of its password where we keep that ourselves. */
export interface MadeAccount {
  sub: string;
  password_hash: string | null;
}

interface ResetUser {
  id: number;
  email: string;
  first_name: string;
  created_by: number;
}

/**
 * The accounts of the identity provider, as the administration of users needs them. A provider acts before the database
 * is written; what it did is taken back when the write fails [USR-016].
 */
export interface UserDirectory {
  /**
   * @throws AppError BAD_USER_INPUT for an email in use or a password that is refused, SERVICE_UNAVAILABLE when nobody
   * answers
   */
  create(account: NewAccount): Promise<MadeAccount>;
  remove(sub: string): Promise<void>;
  change(sub: string, fields: AccountFields): Promise<void>;
  setBlocked(sub: string, blocked: boolean): Promise<void>;
  /** Sends a mail that lets the user choose a password; without mail answers the one-time link itself, for 24 hours. */
  resetPassword(transaction: { db: Tx; client: Runner }, user: ResetUser): Promise<string | null>;
  /**
   * Mails the user a link that sets the password, good for seven days, with the transaction; earlier ones do nothing
   * any more.
   */
  invite(transaction: { db: Tx; client: Runner }, user: ResetUser): Promise<void>;
  /** That link itself. */
  invitationLink: InvitationLink;
  /** Whether mails reach people: without a mail server they stay in a folder, and administrators hand links on. */
  isMailing: boolean;
}
