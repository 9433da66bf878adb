import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

/** Ten seconds for a mail server to answer; a request that waits for it must end too. */
const PATIENCE_MS = 10_000;

/** Mail through an SMTP server: `smtp://user:password@host:587` or `smtps://...`. */
export const smtpTransport = (url: string): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (mail) => {
      const sent: { messageId: string } = await transport.sendMail(messageOf(mail));
      return sent.messageId;
    },
    close: () => transport.close(),
  };
};
