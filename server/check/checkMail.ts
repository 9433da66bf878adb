import { randomUUID } from 'node:crypto';
import { errorReason } from '../db/loggedError';
import type { Env } from '../env';
import { transportOf } from '../mail/sendQueued';
import { failed, ok, warning, type Finding } from './finding';

const SUBJECT = 'mail';
const TIMEOUT_MS = 60_000;

/** Sends a test mail. @throws Error with the reason when it did not leave */
const sendTest = async (env: Env, to: string): Promise<void> => {
  const transport = transportOf(env);
  const refusals: string[] = [];
  try {
    await transport.send({
      to: [to],
      from: env.MAIL_FROM,
      subject: 'Test mail of Trowel',
      text: `This mail was sent by "npm run check" for ${env.origin}.`,
      html: '<p>This mail was sent by <code>npm run check</code>.</p>',
      message_id: `<check-${randomUUID()}@trowel>`,
      created_at: new Date().toISOString(),
      handOver: async () => true,
      refused: ({ reason }) => void refusals.push(reason),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (refusals.length > 0) throw new Error(refusals.join('; '));
  } finally {
    transport.close();
  }
};

/**
 * Whether mail leaves [OPS-014]: with an address by a test mail, without one only whether the mail server takes us.
 * @param to who gets the test mail; null for none
 */
export const checkMail = async (env: Env, to: string | null): Promise<Finding> => {
  const place = env.SMTP_URL ? new URL(env.SMTP_URL).host : env.SES_REGION ? `SES ${env.SES_REGION}` : null;
  if (place === null)
    return warning(SUBJECT, `No mail leaves: it lies in ${env.DATA_DIR}/outbox. Set SMTP_URL or SES_REGION.`);
  try {
    if (to !== null) {
      await sendTest(env, to);
      return ok(SUBJECT, `${place} has taken a test mail to ${to}.`);
    }
    const transport = transportOf(env);
    await transport.verify?.().finally(() => transport.close());
    return transport.verify
      ? ok(SUBJECT, `${place} takes us. Send a test mail with: npm run check -- --mail you@example.com`)
      : ok(SUBJECT, `Mail goes by ${place}. Send a test mail with: npm run check -- --mail you@example.com`);
  } catch (error) {
    return failed(SUBJECT, `${place} does not take mail (${errorReason(error)}). See SMTP_URL and MAIL_FROM.`);
  }
};
