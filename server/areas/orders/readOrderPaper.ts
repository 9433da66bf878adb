import { AppError } from '#domain/errors';
import { runText, type Row, type Runner } from '../../db/statement';
import { readContractor, type Contractor } from '../../pdf/readContractor';

const ADDRESS = (alias: string): string =>
  `concat_ws(', ', ${alias}.address_line_1, ${alias}.city, nullif(concat_ws(' ', ${alias}.state, ${alias}.zip_code), ''))`;

const ORDER = `
  select o.*, s.name as status, v.name as vendor, v.account_number, v.phone_number, v.order_emails, ${ADDRESS('v')} as vendor_address,
    l.name as location, ${ADDRESS('l')} as location_address, concat_ws(' ', e.first_name, e.last_name) as order_by
  from purchase_order o join lookup_purchase_order_status s on s.id = o.order_status_id join vendor v on v.id = o.supplier_id
  left join lookup_inventory_location l on l.id = o.mmg_location_id join employee e on e.id = o.created_by_id
  where o.id = $1 and o.deleted_at is null`;

const LINES = `
  select i.*, p.name as product, p.product_code, u.name as order_unit from purchase_order_line_item i join product p on p.id = i.product_id
  left join lookup_order_unit u on u.id = i.order_unit_id where i.purchase_order_id = $1 order by i.id`;

const RELOCATION = `
  select o.*, s.name as status, f.name as from_name, ${ADDRESS('f')} as from_address, t.name as to_name, ${ADDRESS('t')} as to_address
  from inventory_relocation_order o join lookup_relocation_order_status s on s.id = o.order_status_id
  join lookup_inventory_location f on f.id = o.from_inventory_location_id join lookup_inventory_location t on t.id = o.to_inventory_location_id
  where o.id = $1 and o.deleted_at is null`;

const ITEMS = `
  select i.*, p.name as product, p.product_code, u.name as order_unit, m.name as item_unit from shipment_item i join product p on p.id = i.product_id
  left join lookup_order_unit u on u.id = i.order_unit_type_id left join lookup_unit_of_measure m on m.id = i.item_unit_type_id
  where i.inventory_relocation_order_id = $1 order by i.id`;

export interface OrderPaper {
  contractor: Contractor;
  order: Row;
  lines: Row[];
}

const read = async (runner: Runner, order: string, lines: string, id: number): Promise<OrderPaper> => {
  const [row] = await runText(runner, order, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return { order: row, lines: await runText(runner, lines, [id]), contractor: await readContractor(runner) };
};

/** A purchase order with all that its paper says, names in place of ids. @throws AppError NOT_FOUND */
export const readPurchaseOrderPaper = (runner: Runner, id: number): Promise<OrderPaper> =>
  read(runner, ORDER, LINES, id);

/** Reads a relocation order for its paper. @throws AppError NOT_FOUND */
export const readRelocationPaper = (runner: Runner, id: number): Promise<OrderPaper> =>
  read(runner, RELOCATION, ITEMS, id);
