import type { Server } from '../../dataProvider/server';
import { composed, gql } from '../../dataProvider/gql';
import type { CivilDate } from '#domain/civilDate';
import type { InventoryLocation } from '../data/inventoryApi';

/** A row of the report as the server answers it [INV-022]. */
export interface ReportLine {
  product_id: number;
  product_name: string;
  description: string | null;
  category: string;
  unit_count: number;
  individual_count: number;
  total_units: number;
  order_unit: string | null;
  /** Absent for who may not see prices and costs. */
  unit_cost?: number | null;
  inventory_cost?: number;
  reorder_level: number | null;
  target_level: number | null;
  on_order: number;
  to_order: number;
  count_date: CivilDate | null;
}

export interface ReportAnswer {
  locations: readonly InventoryLocation[];
  types: readonly { id: number; name: string }[];
  rows: readonly ReportLine[];
  totals?: { inventory_cost: number };
}

export interface ReportApi {
  /** @param location_id 0 for all places together */
  readReport: (location_id: number, inventory_type_id: number) => Promise<ReportAnswer>;
}

interface Unpriced {
  lookupInventoryLocation: ReportAnswer['locations'];
  lookupInventoryType: ReportAnswer['types'];
  reportInventory: Pick<ReportAnswer, 'rows' | 'totals'>;
}

const REPORT = gql(`
  query ReportInventory($filters: InventoryReportFilters!) {
    lookupInventoryLocation { id name is_active }
    lookupInventoryType { id name }
    reportInventory(filters: $filters) {
      rows {
        product_id product_name description category unit_count individual_count total_units order_unit unit_cost inventory_cost
        reorder_level target_level on_order to_order count_date
      }
      totals { inventory_cost }
    }
  }
`);

/** The same for who may not see prices and costs: to them these fields are unknown. */
const UNPRICED = composed<Unpriced>(REPORT.text.replace(/unit_cost inventory_cost|totals \{ inventory_cost \}/g, ''));

/** The calls of the report. @param mayPrice whether the user sees prices and costs */
export const apolloReportApi = (server: Server, mayPrice: boolean): ReportApi => ({
  readReport: async (location_id, inventory_type_id) => {
    const data = await server.query(mayPrice ? REPORT : UNPRICED, { filters: { location_id, inventory_type_id } });
    return { locations: data.lookupInventoryLocation, types: data.lookupInventoryType, ...data.reportInventory };
  },
});
