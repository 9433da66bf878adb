import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isLocalHost } from '../localHost';
import { gated } from './gated';
import type { MailTransport } from './mailer';
import { messageOf } from './message';
import type { Refusal } from './recipientFates';

/** Milliseconds for a mail server to answer; and, longer, to say that it has taken the mail. */
const TIMEOUTS_MS = { greeting: 10_000, silence: 60_000 };

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

const rejections = z.object({
  rejectedErrors: z.array(z.object({ recipient: z.string(), responseCode: z.number(), response: z.string() })),
});

/** Whom a mail server refused, in what nodemailer resolves or rejects with. */
const refusalsOf = (result: unknown): Refusal[] => {
  const { success, data } = rejections.safeParse(result);
  if (!success) return [];
  return data.rejectedErrors.map((error) => ({
    address: error.recipient,
    code: error.responseCode,
    reason: error.response,
  }));
};

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
  patience = TIMEOUTS_MS,
  isLocal: (host: string) => boolean = isLocalHost,
): MailTransport => {
  const { url, host, needsTls } = targetOf(address, isLocal);
  const open = () =>
    createTransport({
      url,
      requireTLS: needsTls,
      connectionTimeout: patience.greeting,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
    });
  return {
    verify: () =>
      open()
        .verify()
        .catch((error: unknown) => {
          throw isTlsFault(error) ? tlsRefusal(host, error) : error;
        }),
    send: async (mail) => {
      const transport = open();
      transport.use('stream', gated(mail));
      const message = { ...messageOf(mail), signal: mail.signal };
      const sent = await transport.sendMail(message).catch((error: unknown) => {
        for (const refusal of refusalsOf(error)) mail.refused(refusal);
        throw isTlsFault(error) ? tlsRefusal(host, error) : error;
      });
      for (const refusal of refusalsOf(sent)) mail.refused(refusal);
      return sent.messageId;
    },
    close: () => undefined,
  };
};
