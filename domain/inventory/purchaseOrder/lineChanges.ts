import type { Change } from '../../changes';
import { clientKeyOf } from '../../writes/clientKey';
import { holdsAll } from '../holdsAll';
import type { LineDecision } from './decideLine';
import type { StoredOrder } from './orderFacts';

/** Stands for an order that is being made. */
export const ORDER_KEY = 'purchase_order';

const receiptChanges = ({ id, receipt, redated, taken_back }: LineDecision, key: string): Change[] => [
  ...redated.map(({ id: of, date_received }): Change => ({
    entity: 'purchase_order_receipt',
    id: of,
    op: 'update',
    set: { date_received },
  })),
  ...taken_back.map((of): Change => ({ entity: 'purchase_order_receipt', id: of, op: 'delete', set: {} })),
  ...(receipt
    ? [
        {
          entity: 'purchase_order_receipt',
          id: null,
          key: `receipt ${key}`,
          op: 'insert' as const,
          ...(id === null
            ? { set: { ...receipt }, refs: { purchase_order_line_item_id: key } }
            : { set: { ...receipt, purchase_order_line_item_id: id } }),
        },
      ]
    : []),
];

/** The rows of an order's lines and of their receipts that a save writes. */
export const lineChanges = (order: StoredOrder | null, decisions: readonly LineDecision[]): Change[] => {
  const kept = new Set(decisions.map(({ id }) => id));
  const stored = new Map((order?.lines ?? []).map((line) => [line.id, line]));
  const keyed = decisions.map((decision, index) => ({ decision, key: `line ${index}` }));
  return [
    ...decisions.flatMap(({ id, set }): Change[] =>
      id === null || holdsAll(stored.get(id), set)
        ? []
        : [{ entity: 'purchase_order_line_item', id, op: 'update', set: { ...set } }],
    ),
    ...(order?.lines ?? []).flatMap(({ id }): Change[] =>
      kept.has(id) ? [] : [{ entity: 'purchase_order_line_item', id, op: 'delete', set: {} }],
    ),
    ...keyed.flatMap(({ decision, key }): Change[] =>
      decision.id === null
        ? [
            {
              entity: 'purchase_order_line_item',
              id: null,
              key,
              op: 'insert',
              ...clientKeyOf(decision),
              ...(order
                ? { set: { ...decision.set, purchase_order_id: order.id } }
                : { set: { ...decision.set }, refs: { purchase_order_id: ORDER_KEY } }),
            },
          ]
        : [],
    ),
    ...keyed.flatMap(({ decision, key }) => receiptChanges(decision, key)),
  ];
};
