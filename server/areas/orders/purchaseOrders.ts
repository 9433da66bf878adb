import { createPurchaseOrder } from './createPurchaseOrder';
import { emailPurchaseOrder, type EmailAnswer } from './emailPurchaseOrder';
import { deletePurchaseOrder } from './deletePurchaseOrder';
import { updatePurchaseOrder } from './updatePurchaseOrder';
import { runCommand } from '../../pipeline/runCommand';
import type { Row } from '../../db/statement';
import { answerWritten } from '../../api/crud/mutations';
import { mutationOf } from '../../api/mutationOf';
import { purchaseOrderResource } from './purchaseOrderResource';
import type { SchemaModule } from '../../api/schema';
import { purchaseOrderInputs } from './purchaseOrderInputs';

/** The named writes of purchase orders [PO-008]. */
export const purchaseOrders: SchemaModule = ({ builder, registry, refs, commands }) => {
  const order = refs.get('purchase_order') ?? builder.objectRef<Row>('PurchaseOrder');
  const { create, patch } = purchaseOrderInputs(builder);
  builder.mutationField(createPurchaseOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      extensions: { need: createPurchaseOrder.need },
      args: { purchaseOrder: t.arg({ type: create, required: true }) },
      resolve: async (_root, args, context, info) =>
        answerWritten(
          registry,
          purchaseOrderResource,
          context,
          info,
          await runCommand(createPurchaseOrder, args.purchaseOrder, mutationOf(context)),
        ),
    }),
  );
  builder.mutationField(updatePurchaseOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      extensions: { need: updatePurchaseOrder.need },
      args: { id: t.arg.int({ required: true }), purchaseOrder: t.arg({ type: patch, required: true }) },
      resolve: async (_root, { id, purchaseOrder }, context, info) =>
        answerWritten(
          registry,
          purchaseOrderResource,
          context,
          info,
          await runCommand(updatePurchaseOrder, { ...purchaseOrder, id }, mutationOf(context)),
        ),
    }),
  );
  builder.mutationField(deletePurchaseOrder.name, (t) =>
    t.field({
      type: order,
      nullable: false,
      description: 'Deletes a draft; answers it as it was.',
      extensions: { need: deletePurchaseOrder.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: async (_root, args, context) => runCommand(deletePurchaseOrder, args, mutationOf(context)),
    }),
  );
  const answer = builder.objectRef<EmailAnswer>('EmailPurchaseOrderAnswer').implement({
    fields: (t) => ({
      is_sent: t.exposeBoolean('is_sent', { nullable: false }),
      response_text: t.exposeString('response_text', {
        nullable: false,
        description: 'To whom it was sent, or why it was not.',
      }),
    }),
  });
  builder.mutationField(emailPurchaseOrder.name, (t) =>
    t.field({
      type: answer,
      nullable: false,
      description: 'Mails a placed order to its vendor, as a PDF.',
      extensions: { need: emailPurchaseOrder.need },
      args: { id: t.arg.int({ required: true }), emails: t.arg.stringList({ required: true }) },
      resolve: (_root, args, context) => runCommand(emailPurchaseOrder, args, mutationOf(context)),
    }),
  );
  for (const command of [createPurchaseOrder, updatePurchaseOrder, deletePurchaseOrder])
    commands.set(command.name, { need: command.need });
};
