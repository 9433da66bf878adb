import { z } from 'zod';
import type { Mail } from './mailer';

const kept = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()).optional(),
  reply_to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  template: z.string().optional(),
  about: z.object({ name: z.string(), path: z.string() }).optional(),
  recipe: z.object({ name: z.string(), data: z.record(z.string(), z.union([z.string(), z.number()])) }).optional(),
  /** `content` is base64. */
  attachments: z.array(z.object({ filename: z.string(), content: z.string(), contentType: z.string() })).optional(),
});

/** A mail as the log keeps it until it has left. */
export const keptMessage = ({ attachments, created_by: _sender, ...mail }: Mail): string => {
  const files = attachments?.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') }));
  return JSON.stringify({ ...mail, ...(files ? { attachments: files } : {}) });
};

/** The mail that a kept text holds; null for one that cannot be read. */
export const mailOfKept = (text: string): Mail | null => {
  const { success, data } = kept.safeParse(JSON.parse(text));
  if (!success) return null;
  const { cc, reply_to, template, about, recipe, attachments, ...mail } = data;
  return {
    ...mail,
    ...(cc ? { cc } : {}),
    ...(reply_to === undefined ? {} : { reply_to }),
    ...(template === undefined ? {} : { template }),
    ...(about ? { about } : {}),
    ...(recipe ? { recipe } : {}),
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
