import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import type { OrderLineValues, OrderValues } from './orderValues';

const MIN_QUANTITY = 1;
const MIN_COST = 0.01;

const required = (path: string, label: string): FieldIssue => fieldIssue(path, 'required', { label });

const isWhole = (value: number | null): value is number => value !== null && Number.isInteger(value);

const lineIssues = ({ product, quantity, unit_cost }: OrderLineValues, index: number): FieldIssue[] => {
  const path = `line_items.${index}`;
  return [
    ...(product ? [] : [required(`${path}.product`, 'Product')]),
    ...(isWhole(quantity) && quantity >= MIN_QUANTITY ? [] : [required(`${path}.quantity`, 'Quantity')]),
    ...(unit_cost !== null && unit_cost >= MIN_COST ? [] : [required(`${path}.unit_cost`, 'Cost')]),
  ];
};

/** What keeps an order from being saved, field by field [PO-004 PO-005 PO-006]. */
export const orderIssues = ({
  order_name,
  supplier,
  created_by,
  line_items,
}: Pick<OrderValues, 'order_name' | 'supplier' | 'created_by' | 'line_items'>): FieldIssue[] => [
  ...(order_name.trim() === '' ? [required('order_name', 'Order name')] : []),
  ...(supplier ? [] : [required('supplier', 'Vendor')]),
  ...(created_by ? [] : [required('created_by', 'Order by')]),
  ...(line_items.length === 0 ? [fieldIssue('line_items', 'items_missing')] : line_items.flatMap(lineIssues)),
];
