import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mailer';
import { messageOf } from './message';

/** Mail through Amazon SES of a region, with the credentials that the AWS SDK finds. */
export const sesTransport = (region: string): MailTransport => {
  const sesClient = new SESv2Client({ region });
  const transport = createTransport({ SES: { sesClient, SendEmailCommand } });
  return {
    send: async (mail) => {
      const sent: { messageId: string } = await transport.sendMail(messageOf(mail));
      return sent.messageId;
    },
    close: () => sesClient.destroy(),
  };
};
