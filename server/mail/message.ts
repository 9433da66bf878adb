import type { SendMailOptions } from 'nodemailer';
import type { LeavingMail } from './mailer';

/**
 * Says that a program wrote this, so that no program answers it (RFC 3834) [MSG-005]: `Auto-Submitted` for those that
 * go by the standard, the other two for Exchange and for older ones. They are left out where a person's own message is
 * sent, who wants to read that the reader is away; and a mail with a link that was asked for is no bulk.
 */
const headersOf = ({ reply_to, recipe }: LeavingMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(reply_to === undefined ? { 'X-Auto-Response-Suppress': 'All' } : {}),
  ...(reply_to === undefined && recipe === undefined ? { Precedence: 'bulk' } : {}),
});

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();

/**
 * A mail in nodemailer's terms. Its head names all recipients, its envelope those of this try. Nothing is ever read from
 * a path or an address: attachments are bytes.
 */
export const messageOf = (mail: LeavingMail): SendMailOptions => {
  const { from, message_id, to, cc, reply_to, subject, text, html, attachments, deliver_to } = mail;
  return {
    from,
    to: [...to],
    ...(cc ? { cc: [...cc] } : {}),
    ...(reply_to === undefined ? {} : { replyTo: reply_to }),
    ...(deliver_to ? { envelope: { from: addressOf(from), to: [...deliver_to] } } : {}),
    messageId: message_id,
    headers: headersOf(mail),
    subject,
    text,
    html,
    attachments: (attachments ?? []).map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
