import { randomUUID } from 'node:crypto';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { runText, type Runner } from '../db/statement';
import type { Queue } from '../queue/queue';
import { keptMessage } from './keptMessage';
import type { Refusal } from './recipientFates';

interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Who makes a text when it leaves, and from what: for texts with a secret, which are stored nowhere. */
interface Recipe {
  name: string;
  data: Readonly<Record<string, string | number>>;
}

export interface Mail {
  to: readonly string[];
  cc?: readonly string[];
  /** The address for replies. */
  reply_to?: string;
  subject: string;
  text: string;
  /** Made with the `html` tag, which escapes every value. */
  html: string;
  attachments?: readonly MailAttachment[];
  /** Names the kind of mail in the email log. */
  template?: string;
  /** What it is about, for those who are told when it fails: a job's name and its page. */
  about?: { name: string; path: string };
  /** The user on whose behalf it is sent. */
  created_by?: number;
  /**
   * Its text is empty and made anew at each try. Such a mail must not be lost: when nobody can say whether it left, it
   * is sent once more, under the same Message-ID.
   */
  recipe?: Recipe;
}

/** A mail on its way out. */
export interface LeavingMail extends Mail {
  from: string;
  /** The Message-ID, the same for all attempts. */
  message_id: string;
  created_at: string;
  /**
   * Called when everything but its end has been given to the mail server: from then on a failure may hide a success.
   * False: do not go on.
   */
  handOver(): Promise<boolean>;
  /** Those of its recipients to whom this try goes; all of them when absent. */
  deliver_to?: readonly string[];
  /** Called for each recipient whom the mail server refuses, whether it takes the mail for others or not. */
  refused(refusal: Refusal): void;
  signal: AbortSignal;
}

/** Sends one mail and answers its message id, or throws with the reason. */
export interface MailTransport {
  send(mail: LeavingMail): Promise<string>;
  /** Whether the mail server takes us, without a mail; absent where that cannot be asked. @throws Error with the reason */
  verify?(): Promise<unknown>;
  close(): void;
}

export interface Mailer {
  /** Whom all mail goes to instead of those whom it is for [EML-018]. */
  testRecipient?: string | undefined;
  /** A service takes texts to telephones; without one they go into the outbox and to nobody. */
  sendsTexts?: boolean;
  /**
   * Writes a mail into the log and the queue, with the transaction of the runner; of two with one key there is one.
   * @throws AppError BAD_USER_INPUT `mail_recipients` or `mail_large`
   */
  queue(runner: Runner, mail: Mail, key?: string): Promise<void>;
}

/** Recipients of a mail, and megabytes of its files as they are sent: many mail servers take no larger one [SEC-007]. */
const MAX_RECIPIENTS = 100;
const MAX_MB = 10;
/** Megabytes that files may have as they are stored, all together. */
export const MAX_MAIL_FILES_MB = 7;
/** Bytes of a file in a mail, for each of its own: base64 with its line ends. */
const IN_MAIL = 1.37;

/** @throws AppError BAD_USER_INPUT for a mail to too many, or with files that are too large; nothing is written then */
const assertBounded = ({ to, cc = [], attachments = [] }: Mail): void => {
  if (to.length + cc.length > MAX_RECIPIENTS) throw refusalError(refuse('mail_recipients', { max: MAX_RECIPIENTS }));
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0) * IN_MAIL;
  if (bytes > MAX_MB * 1_048_576) throw refusalError(refuse('mail_large', { max: MAX_MB }));
};

const INSERT = `
  insert into email_log (key, status, template, recipients, cc, subject, created_by, kept_message, about_name, about_path)
  values ($1, 'waiting', $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning id`;

/** A mail as it leaves where all mail goes to one address. */
export const redirected = (mail: Mail, testRecipient: string | undefined): Mail => {
  if (testRecipient === undefined) return mail;
  const { cc: _cc, ...rest } = mail;
  return { ...rest, to: [testRecipient] };
};

export const createMailer = (queue: Pick<Queue, 'add'>, testRecipient?: string, sendsTexts = false): Mailer => ({
  testRecipient,
  sendsTexts,
  queue: async (runner, asked, key = randomUUID()) => {
    assertBounded(asked);
    const mail = redirected(asked, testRecipient);
    const { template = null, to, cc, subject, created_by = null } = mail;
    const values = [
      key,
      template,
      to.join(', '),
      cc?.join(', ') ?? null,
      subject,
      created_by,
      keptMessage(mail),
      mail.about?.name.slice(0, 255) ?? null,
      mail.about?.path ?? null,
    ];
    const [row] = await runText(runner, INSERT, values);
    if (row) await queue.add(runner, 'mail', { mail: row.id }, { id: key });
  },
});
