import { Readable } from 'node:stream';
import type { LeavingMail } from './mailer';

/** As much as is needed of a message that nodemailer has put together. */
interface Built {
  message: { createReadStream(): Readable };
}

/** A step of nodemailer's: the body's end is given to the mail server only when the mail may be handed over. */
export const gated =
  ({ handOver }: Pick<LeavingMail, 'handOver'>) =>
  ({ message }: Built, done: () => void): void => {
    const body = message.createReadStream.bind(message);
    message.createReadStream = () =>
      Readable.from(
        (async function* () {
          for await (const chunk of body()) yield chunk;
          if (!(await handOver())) throw new Error('The mail is being sent by another server.');
        })(),
      );
    done();
  };
