import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

const bytesOf = (message: Buffer | Readable): Promise<Buffer> =>
  Buffer.isBuffer(message) ? Promise.resolve(message) : buffer(message);

/**
 * Mail into the folder `outbox`: one .eml file each, to open in any mail program. Where there is no mail server. A mail
 * that is tried again has the same name, so that there is one of it.
 */
export const outboxTransport = (dataDir: string): MailTransport => {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const made = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(mail.created_at).toISOString().replaceAll(':', '-');
      const name = `${time}-${mail.message_id.slice(1, 9)}.eml`;
      await writeFile(join(folder, `.${name}.part`), await bytesOf(made.message), { mode: 0o600 });
      await rename(join(folder, `.${name}.part`), join(folder, name));
      return made.messageId;
    },
    close: () => transport.close(),
  };
};
