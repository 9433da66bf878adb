import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchLimited } from '../http/fetchLimited';
import type { LeavingMail, MailTransport } from './mailer';

/** A recipient of the queue that is a telephone: `sms:+17135550101`. */
const SMS = /^sms:(\+\d{8,15})$/;

export interface SmsSettings {
  DATA_DIR: string;
  SMS_URL?: string | undefined;
  SMS_FROM?: string | undefined;
}

/** Sends one text to one telephone, or throws with the reason; answers the number that the service gives it. */
type SendSms = (to: string, mail: LeavingMail) => Promise<string>;

/** Milliseconds for a service to answer. */
const TIMEOUT_MS = 30_000;

/** Statuses that are about our account, the number of messages or the service, and pass when somebody mends them. */
const PASSING = [401, 402, 403, 408, 429];

/** What a status of HTTP means to the queue, which thinks as mail servers do: later, or not at all. */
const asReply = (status: number): { responseCode: number; command: string } => ({
  responseCode: PASSING.includes(status) || status >= 500 ? 451 : 550,
  command: 'RCPT TO',
});

/** A service that speaks as Twilio does: `https://account:token@api.twilio.com`. */
const bySms =
  (address: string, from: string, patience: number): SendSms =>
  async (to, mail) => {
    const { origin, username, password } = new URL(address);
    const account = decodeURIComponent(username);
    if (!(await mail.handOver())) throw new Error('The message is being sent by another server.');
    const response = await fetchLimited(`${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ To: to, From: from, Body: mail.text.trim() }).toString(),
      signal: AbortSignal.any([mail.signal, AbortSignal.timeout(patience)]),
    });
    const answer: unknown = await response.json().catch(() => null);
    const said = (name: string): string =>
      typeof answer === 'object' && answer !== null && name in answer ? String(Reflect.get(answer, name)) : '';
    if (!response.ok)
      throw Object.assign(
        new Error(said('message') || `The SMS service answered ${response.status}.`),
        asReply(response.status),
      );
    return said('sid');
  };

/** Without a service: a text file of the folder `outbox`, beside the mails. */
const intoOutbox =
  (dataDir: string): SendSms =>
  async (to, mail) => {
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date(mail.created_at).toISOString().replaceAll(':', '-');
    const name = `${time}-${mail.message_id.slice(1, 9)}.sms.txt`;
    await writeFile(join(folder, `.${name}.part`), `To: ${to}\n\n${mail.text}`, { mode: 0o600 });
    await rename(join(folder, `.${name}.part`), join(folder, name));
    return mail.message_id;
  };

/**
 * Telephones among the recipients get a text, everybody else the mail as before: both wait, leave and fail in the one
 * queue.
 */
export const withSms = (
  { DATA_DIR, SMS_URL, SMS_FROM }: SmsSettings,
  mails: MailTransport,
  patience = TIMEOUT_MS,
): MailTransport => {
  const send = SMS_URL && SMS_FROM ? bySms(SMS_URL, SMS_FROM, patience) : intoOutbox(DATA_DIR);
  return {
    send: (mail) => {
      const to = SMS.exec(mail.to[0] ?? '')?.[1];
      return to === undefined ? mails.send(mail) : send(to, mail);
    },
    close: () => mails.close(),
  };
};
