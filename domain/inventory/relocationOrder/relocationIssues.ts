import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import type { RelocationValues, ShipmentItemValues } from './relocationValues';

const required = (path: string, label: string): FieldIssue => fieldIssue(path, 'required', { label });

const isCount = (value: number | null): boolean => value === null || (Number.isInteger(value) && value >= 0);

/** One of the two quantities is at least 1, and neither is a part of a unit or less than none. */
const hasQuantity = ({
  quantity_of_order_units: units,
  quantity_of_single_units: singles,
}: ShipmentItemValues): boolean => isCount(units) && isCount(singles) && (units ?? 0) + (singles ?? 0) >= 1;

const itemIssues = (item: ShipmentItemValues, index: number): FieldIssue[] => [
  ...(item.product ? [] : [required(`shipment_items.${index}.product`, 'Product')]),
  ...(hasQuantity(item) ? [] : [required(`shipment_items.${index}.quantity_of_order_units`, 'Quantity')]),
];

/** What keeps a relocation order from being saved, field by field [RO-004]. */
export const relocationIssues = ({
  order_name,
  from_inventory_location: from,
  to_inventory_location: to,
  shipment_items,
}: Omit<RelocationValues, 'order_status' | 'remarks'>): FieldIssue[] => [
  ...(order_name.trim() === '' ? [required('order_name', 'Order name')] : []),
  ...(from ? [] : [required('from_inventory_location', 'Location')]),
  ...(to ? [] : [required('to_inventory_location', 'Location')]),
  ...(from && to && from.id === to.id ? [fieldIssue('to_inventory_location', 'places_equal')] : []),
  ...(shipment_items.length === 0
    ? [fieldIssue('shipment_items', 'items_missing')]
    : shipment_items.flatMap(itemIssues)),
];
