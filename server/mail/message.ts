import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/** A mail in nodemailer's terms. Nothing is ever read from a path or an address: attachments are bytes. */
export const messageOf = ({
  from,
  to,
  cc,
  subject,
  text,
  html,
  attachments,
}: Mail & { from: string }): SendMailOptions => ({
  from,
  to: [...to],
  ...(cc ? { cc: [...cc] } : {}),
  subject,
  text,
  html,
  attachments: (attachments ?? []).map((attachment) => ({ ...attachment })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
