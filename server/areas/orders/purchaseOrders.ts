import type { Row } from '../../db/statement';
import { addCommand, answersRecord } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { createPurchaseOrder } from './createPurchaseOrder';
import { deletePurchaseOrder } from './deletePurchaseOrder';
import { emailPurchaseOrder, type EmailAnswer } from './emailPurchaseOrder';
import { purchaseOrderResource } from './purchaseOrderResource';
import { updatePurchaseOrder } from './updatePurchaseOrder';

const argument = 'purchaseOrder';

/** The named writes of purchase orders; an order travels whole, with all of its lines [PO-008]. */
export const purchaseOrders: SchemaModule = (kit) => {
  const type = kit.refs.get('purchase_order') ?? kit.builder.objectRef<Row>('PurchaseOrder');
  const answer = answersRecord(purchaseOrderResource);
  addCommand(kit, { command: createPurchaseOrder, type, packed: { argument }, answer });
  addCommand(kit, {
    command: updatePurchaseOrder,
    type,
    packed: { argument, type: 'PurchaseOrderPatch', beside: ['id'] },
    answer,
  });
  addCommand(kit, { command: deletePurchaseOrder, type, description: 'Deletes a draft; answers it as it was.' });
  const emailed = kit.builder.objectRef<EmailAnswer>('EmailPurchaseOrderAnswer').implement({
    fields: (t) => ({
      is_sent: t.exposeBoolean('is_sent', { nullable: false }),
      response_text: t.exposeString('response_text', {
        nullable: false,
        description: 'To whom it was sent, or why it was not.',
      }),
    }),
  });
  addCommand(kit, {
    command: emailPurchaseOrder,
    type: emailed,
    description: 'Mails a placed order to its vendor, as a PDF.',
  });
};
