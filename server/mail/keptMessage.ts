import { z } from 'zod';
import type { Mail } from './mailer';

/** Larger mails are not kept: the log is not where files live. */
const MOST_CHARACTERS = 12_000_000;

const kept = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  template: z.string().optional(),
  about: z.object({ name: z.string(), path: z.string() }).optional(),
  /** `content` is base64. */
  attachments: z.array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() })).optional(),
});

/** A mail as the log keeps it to send it again; null for one that is secret or too large. */
export const keptMessage = ({ attachments, is_secret = false, created_by: _sender, ...mail }: Mail): string | null => {
  if (is_secret) return null;
  const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }));
  const message = JSON.stringify({ ...mail, ...(files ? { attachments: files } : {}) });
  return message.length > MOST_CHARACTERS ? null : message;
};

/** The mail that a kept text holds; null for one that cannot be read. */
export const mailOfKept = (text: string): Mail | null => {
  const { success, data } = kept.safeParse(JSON.parse(text));
  if (!success) return null;
  const { cc, template, about, attachments, ...mail } = data;
  return {
    ...mail,
    ...(cc ? { cc } : {}),
    ...(template === undefined ? {} : { template }),
    ...(about ? { about } : {}),
    ...(attachments
      ? {
          attachments: attachments.map(({ content, ...file }) => ({
            ...file,
            content: Buffer.from(content, 'base64'),
          })),
        }
      : {}),
  };
};
