import type { SendMailOptions } from 'nodemailer';
import type { LeavingMail } from './mailer';

/** A mail in nodemailer's terms. Nothing is ever read from a path or an address: attachments are bytes. */
export const messageOf = ({
  from,
  message_id,
  to,
  cc,
  reply_to,
  subject,
  text,
  html,
  attachments,
}: LeavingMail): SendMailOptions => ({
  from,
  to: [...to],
  ...(cc ? { cc: [...cc] } : {}),
  ...(reply_to === undefined ? {} : { replyTo: reply_to }),
  messageId: message_id,
  subject,
  text,
  html,
  attachments: (attachments ?? []).map((attachment) => ({ ...attachment })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
