import type { EmailAnswer } from '../orders/emailPurchaseOrder';
import { resendEmail } from './resendEmail';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';

/** Sends a failed mail again [ADM-006]. */
export const addResend: SchemaModule = (kit) => {
  const answer = kit.builder.objectRef<EmailAnswer>('ResendEmailAnswer').implement({
    fields: (t) => ({
      is_sent: t.exposeBoolean('is_sent', { nullable: false }),
      response_text: t.exposeString('response_text', {
        nullable: false,
        description: 'To whom it was sent, or why it was not.',
      }),
    }),
  });
  addCommand(kit, {
    command: resendEmail,
    type: answer,
    description: 'Sends a mail of the log that had failed, as it was.',
  });
};
