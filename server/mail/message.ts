import type { SendMailOptions } from 'nodemailer';
import type { LeavingMail } from './mailer';

/** A mail in nodemailer's terms. Nothing is ever read from a path or an address: attachments are bytes. */
export const messageOf = ({
  from,
  message_id,
  to,
  cc,
  subject,
  text,
  html,
  attachments,
}: LeavingMail): SendMailOptions => ({
  from,
  to: [...to],
  ...(cc ? { cc: [...cc] } : {}),
  messageId: message_id,
  subject,
  text,
  html,
  attachments: (attachments ?? []).map((attachment) => ({ ...attachment })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
