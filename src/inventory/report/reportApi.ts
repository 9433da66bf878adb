import type { Server } from '../../dataProvider/server';
import { gql } from '../../dataProvider/gql';
import type { CivilDate } from '#domain/civilDate';
import type { InventoryLocation } from '../data/inventoryApi';

/** A row of the report as the server answers it [INV-022]; what a role is kept from is null [USR-018]. */
export interface ReportLine {
  product_id: number;
  product_name: string;
  description: string | null;
  category: string | null;
  unit_count: number | null;
  individual_count: number | null;
  total_units: number | null;
  order_unit: string | null;
  /** Absent for who may not see prices and costs. */
  unit_cost?: number | null;
  inventory_cost?: number | null;
  reorder_level: number | null;
  target_level: number | null;
  on_order: number;
  to_order: number | null;
  count_date: CivilDate | null;
}

export interface ReportAnswer {
  locations: readonly InventoryLocation[];
  types: readonly { id: number; name: string }[];
  rows: readonly ReportLine[];
  totals?: { inventory_cost: number | null };
}

export interface ReportApi {
  /** @param location_id 0 for all places together */
  readReport: (location_id: number, inventory_type_id: number) => Promise<ReportAnswer>;
}

const LISTS = 'lookupInventoryLocation { id name is_active } lookupInventoryType { id name }';
const ROW = `product_id product_name description category unit_count individual_count total_units order_unit
  reorder_level target_level on_order to_order count_date`;

/** The report with prices and costs. */
export const REPORT = gql(`query ReportInventory($filters: InventoryReportFilters!) {
  ${LISTS} reportInventory(filters: $filters) { rows { ${ROW} unit_cost inventory_cost } totals { inventory_cost } }
}`);

/** The same for who may not see prices and costs: to them these fields are unknown. */
const UNPRICED = gql(`query ReportInventory($filters: InventoryReportFilters!) {
  ${LISTS} reportInventory(filters: $filters) { rows { ${ROW} } }
}`);

/** The calls of the report. @param mayPrice whether the user sees prices and costs */
export const apolloReportApi = (server: Server, mayPrice: boolean): ReportApi => ({
  readReport: async (location_id, inventory_type_id) => {
    const variables = { filters: { location_id, inventory_type_id } };
    const data = await (mayPrice ? server.query(REPORT, variables) : server.query(UNPRICED, variables));
    return { locations: data.lookupInventoryLocation, types: data.lookupInventoryType, ...data.reportInventory };
  },
});
