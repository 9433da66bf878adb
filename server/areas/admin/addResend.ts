import type { EmailAnswer } from '../orders/emailPurchaseOrder';
import { resendEmail } from './resendEmail';
import { runCommand } from '../../pipeline/runCommand';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';

/** Sends a failed mail again [ADM-006]. */
export const addResend: SchemaModule = ({ builder }) => {
  const answer = builder.objectRef<EmailAnswer>('ResendEmailAnswer').implement({
    fields: (t) => ({
      is_sent: t.exposeBoolean('is_sent', { nullable: false }),
      response_text: t.exposeString('response_text', {
        nullable: false,
        description: 'To whom it was sent, or why it was not.',
      }),
    }),
  });
  builder.mutationField(resendEmail.name, (t) =>
    t.field({
      type: answer,
      nullable: false,
      description: 'Sends a mail of the log that had failed, as it was.',
      extensions: { need: resendEmail.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => runCommand(resendEmail, args, mutationOf(context)),
    }),
  );
};
