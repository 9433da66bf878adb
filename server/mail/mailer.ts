import type { Database } from '../db/database';
import { emailLog } from '../db/tables/identity';
import { keptMessage } from './keptMessage';
import { tellOfFailure } from './tellOfFailure';
import { outboxTransport } from './outboxTransport';
import { sesTransport } from './sesTransport';
import { smtpTransport } from './smtpTransport';

interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface Mail {
  to: readonly string[];
  cc?: readonly string[];
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
  /** What it says is nobody else's business, such as a one-time link: it is not kept when it fails. */
  is_secret?: boolean;
}

/** Sends one mail and answers its message id, or throws with the reason. */
export interface MailTransport {
  send(mail: Mail & { from: string }): Promise<string>;
  close(): void;
}

interface MailResult {
  is_sent: boolean;
  message_id: string | null;
  error: string | null;
}

export interface Mailer {
  /** Never throws: a mail that could not be sent is a result, and a row of the email log like every other. */
  send(mail: Mail): Promise<MailResult>;
  close(): void;
}

export interface MailSettings {
  DATA_DIR: string;
  MAIL_FROM: string;
  SMTP_URL?: string | undefined;
  SES_REGION?: string | undefined;
}

const transportOf = ({ DATA_DIR, SMTP_URL, SES_REGION }: MailSettings): MailTransport => {
  if (SMTP_URL) return smtpTransport(SMTP_URL);
  return SES_REGION ? sesTransport(SES_REGION) : outboxTransport(DATA_DIR);
};

const attempt = async (transport: MailTransport, mail: Mail & { from: string }): Promise<MailResult> => {
  try {
    return { is_sent: true, message_id: await transport.send(mail), error: null };
  } catch (error) {
    return {
      is_sent: false,
      message_id: null,
      error: (error instanceof Error ? error.message : String(error)).slice(0, 4000),
    };
  }
};

/** Mail through SMTP_URL or SES_REGION, by default into the folder `outbox` of DATA_DIR; every mail is logged, a failed one with what it said. */
export const createMailer = (
  db: Database,
  settings: MailSettings,
  transport: MailTransport = transportOf(settings),
): Mailer => ({
  send: async (mail) => {
    const result = await attempt(transport, { ...mail, from: settings.MAIL_FROM });
    await db.insert(emailLog).values({
      template: mail.template,
      recipients: mail.to.join(', '),
      cc: mail.cc?.join(', '),
      subject: mail.subject,
      created_by: mail.created_by,
      kept_message: result.is_sent ? null : keptMessage(mail),
      ...result,
    });
    if (result.error !== null) await tellOfFailure(db, mail, result.error);
    return result;
  },
  close: () => transport.close(),
});
