import { createTransport } from 'nodemailer';
import { isLocalHost } from '../localHost';
import { gated } from './gated';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

/** Milliseconds for a mail server to answer; and, longer, to say that it has taken the mail. */
const PATIENCE_MS = { greeting: 10_000, silence: 60_000 };

/** Where mails go, and whether the connection must be encrypted there, which no part of the address can switch off. */
const targetOf = (
  url: string,
  isLocal: (host: string) => boolean,
): { url: string; host: string; needsTls: boolean } => {
  const target = new URL(url);
  const host = target.hostname;
  const needsTls = !isLocal(host);
  if (!needsTls || !target.searchParams.has('requireTLS')) return { url, host, needsTls };
  target.searchParams.delete('requireTLS');
  return { url: target.href, host, needsTls };
};

const isTlsFault = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ETLS';

/** Nothing has left yet: the mail waits for its next try. */
const tlsRefusal = (host: string, error: Error): Error =>
  new Error(
    `SMTP_URL: the connection to ${host} is not encrypted (${error.message}). Use a mail server with STARTTLS, or smtps://; without either only one on this machine is used.`,
    { cause: error },
  );

/**
 * Mail through an SMTP server: `smtp://user:password@host:587` or `smtps://...`. A server that is not on this machine
 * gets neither password nor mail without TLS.
 */
export const smtpTransport = (
  address: string,
  patience = PATIENCE_MS,
  isLocal: (host: string) => boolean = isLocalHost,
): MailTransport => {
  const { url, host, needsTls } = targetOf(address, isLocal);
  return {
    send: async (mail) => {
      const transport = createTransport({
        url,
        requireTLS: needsTls,
        connectionTimeout: patience.greeting,
        greetingTimeout: patience.greeting,
        socketTimeout: patience.silence,
      });
      transport.use('stream', gated(mail));
      const message = { ...messageOf(mail), signal: mail.signal };
      const sent: { messageId: string; rejected?: unknown[]; rejectedErrors?: { response?: string }[] } =
        await transport.sendMail(message).catch((error: unknown) => {
          throw isTlsFault(error) ? tlsRefusal(host, error) : error;
        });
      const rejected = (sent.rejected ?? []).map(String);
      if (rejected.length > 0) mail.refused(rejected, sent.rejectedErrors?.[0]?.response ?? 'refused');
      return sent.messageId;
    },
    close: () => undefined,
  };
};
