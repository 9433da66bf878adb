import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { gated } from './gated';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

/**
 * Mail through Amazon SES of a region, with the credentials that the AWS SDK finds. Tried once: the queue tries again.
 */
export const sesTransport = (region: string): MailTransport => {
  const sesClient = new SESv2Client({
    region,
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 60_000 },
  });
  return {
    send: async (mail) => {
      const transport = createTransport({ SES: { sesClient, SendEmailCommand } });
      transport.use('stream', gated(mail));
      const sent: { messageId: string } = await transport.sendMail(messageOf(mail));
      return sent.messageId;
    },
    close: () => sesClient.destroy(),
  };
};
