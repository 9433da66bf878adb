import { createTransport } from 'nodemailer';
import { gated } from './gated';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

/** Milliseconds for a mail server to answer; and, longer, to say that it has taken the mail. */
const PATIENCE_MS = { greeting: 10_000, silence: 60_000 };

/** Mail through an SMTP server: `smtp://user:password@host:587` or `smtps://...`. */
export const smtpTransport = (url: string, patience = PATIENCE_MS): MailTransport => ({
  send: async (mail) => {
    const transport = createTransport({
      url,
      connectionTimeout: patience.greeting,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
    });
    transport.use('stream', gated(mail));
    const message = { ...messageOf(mail), signal: mail.signal };
    const sent: { messageId: string; rejected?: unknown[]; rejectedErrors?: { response?: string }[] } =
      await transport.sendMail(message);
    const rejected = (sent.rejected ?? []).map(String);
    if (rejected.length > 0) mail.refused(rejected, sent.rejectedErrors?.[0]?.response ?? 'refused');
    return sent.messageId;
  },
  close: () => undefined,
});
