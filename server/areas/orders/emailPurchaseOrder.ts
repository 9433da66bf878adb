import { mailAnswer } from '#domain/mail/mailAnswers';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { LocalText } from '#domain/localText';
import { isEmail } from '#domain/inputs/formats';
import { mayEmail } from '#domain/inventory/purchaseOrder/orderStatus';
import { numberIn } from '../../db/statement';
import { html } from '../../mail/html';
import { purchaseOrderPaper } from './purchaseOrderPaper';
import { readPurchaseOrderPaper, type OrderPaper } from './readOrderPaper';
import { printedTime } from '../../pdf/printedTime';
import { paperFailed } from '../../pdf/paperFailed';
import { renderPdf } from '../../pdf/renderPdf';
import type { Command } from '../../pipeline/command';
import { refuse } from '#domain/refusals/refusal';

export interface EmailAnswer {
  is_sent: boolean;
  response_text: string;
}

const calledOrder = (id: number, name: string): LocalText => ({
  en: `purchase order #${id} ${name}`,
  es: `la orden de compra #${id} ${name}`,
});

const MAX_RECIPIENTS = 20;
const emails = z.array(z.string().trim()).min(1, 'At least one email is required').max(MAX_RECIPIENTS);

/**
 * Puts the mail of a placed order to its vendor into the queue, with its PDF. When it fails, those are told who
 * asked for it.
 */
export const emailPurchaseOrder: Command<{ id: number; emails: string[] }, OrderPaper, EmailAnswer> = {
  name: 'emailPurchaseOrder',
  need: CALLS.emailPurchaseOrder.need,
  input: z.strictObject({ id: z.int(), emails }),
  load: async ({ client }, { id, emails: to }) => {
    if (to.length === 0) throw badInput([fieldIssue('emails', 'email_missing')]);
    const wrong = to.flatMap((email, index) =>
      isEmail(email) ? [] : [fieldIssue(`emails.${index}`, 'email_in_list')],
    );
    if (wrong.length > 0) throw badInput(wrong);
    return readPurchaseOrderPaper(client, id);
  },
  decide: ({ order }) =>
    mayEmail(numberIn(order, 'order_status_id')) ? { changes: [] } : refuse('purchase_order_email'),
  result: async (_written, { actor, client, mailer }, { id, emails: to }, paper) => {
    const name = String(paper.order.order_name);
    const subject = `Purchase Order #${id} - ${name}`;
    const text = `Please find our purchase order #${id} attached.`;
    await mailer.queue(client, {
      to,
      reply_to: actor.email,
      subject,
      text: `${text}\n\n${actor.name}\n`,
      html: html`<p>${text}</p><p>${actor.name}</p>`,
      attachments: [
        {
          filename: `purchase-order-${id}.pdf`,
          content: await renderPdf(purchaseOrderPaper(paper, printedTime(new Date()))).catch((error: unknown) => {
            throw paperFailed('paper_email_failed', calledOrder(id, name), error);
          }),
          contentType: 'application/pdf',
        },
      ],
      template: 'purchase_order',
      about: { name: `#${id} ${name}`, path: `/purchaseOrder/${id}/edit` },
      created_by: actor.user_id,
    });
    return { is_sent: true, response_text: mailAnswer('on_its_way', { address: to.join(', ') }) };
  },
};
