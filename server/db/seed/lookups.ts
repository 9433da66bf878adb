import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import * as tables from '../tables';
import { EMAIL_TEMPLATES } from './emailTemplates';
import { homeownerCompanyId } from './homeownerCompany';
import { MATERIAL_TYPES, PEBBLE_COLORS, PEBBLE_COLOR_ADDITIVES } from './lookups/colors';
import * as inventory from './lookups/inventory';
import { CITIES, LOCATIONS } from './lookups/places';
import type { LookupRow } from './lookups/row';
import { STATUSES } from './lookups/statuses';
import * as work from './lookups/work';
import { raiseIdentity } from './raiseIdentity';

export interface SeedLookupsOptions {
  /** The environment's label (TROWEL_ENV); decides the id of the company "Homeowner" [BLDR-012]. */
  environment: string;
}

/** Every list with its rows, materials before the colours that name them. */
const SEEDS: readonly (readonly [PgTable, readonly LookupRow[]])[] = [
  [tables.lookupJobStatus, STATUSES],
  [tables.lookupJobCategory, work.JOB_CATEGORIES],
  [tables.lookupPebblePhaseType, work.PEBBLE_PHASE_TYPES],
  [tables.lookupGuniteHistoryType, work.GUNITE_HISTORY_TYPES],
  [tables.lookupJobOrder, work.JOB_ORDERS],
  [tables.lookupJobType, work.JOB_TYPES],
  [tables.lookupPoolType, work.POOL_TYPES],
  [tables.lookupSpaType, work.SPA_TYPES],
  [tables.lookupPriority, work.PRIORITIES],
  [tables.lookupWarrantyCategory, work.WARRANTY_CATEGORIES],
  [tables.lookupSlurryType, work.SLURRY_TYPES],
  [tables.lookupVgbMainDrainProvider, work.VGB_MAIN_DRAIN_PROVIDERS],
  [tables.lookupSlurryPickup, work.SLURRY_PICKUPS],
  [tables.lookupAddition, work.ADDITIONS],
  [tables.lookupPoolSection, work.POOL_SECTIONS],
  [tables.lookupMaterialType, MATERIAL_TYPES],
  [tables.lookupPebbleColor, PEBBLE_COLORS],
  [tables.lookupPebbleColorAdditive, PEBBLE_COLOR_ADDITIVES],
  [tables.lookupCompanyDivision, work.COMPANY_DIVISIONS],
  [tables.lookupLocation, LOCATIONS],
  [tables.lookupCity, CITIES],
  [tables.lookupDocumentTag, work.DOCUMENT_TAGS],
  [tables.lookupInventoryLocation, inventory.INVENTORY_LOCATIONS],
  [tables.lookupInventoryType, inventory.INVENTORY_TYPES],
  [tables.lookupProductCategory, inventory.PRODUCT_CATEGORIES],
  [tables.lookupOrderUnit, inventory.ORDER_UNITS],
  [tables.lookupUnitOfMeasure, inventory.UNITS_OF_MEASURE],
  [tables.lookupPurchaseOrderStatus, inventory.PURCHASE_ORDER_STATUSES],
  [tables.lookupRelocationOrderStatus, inventory.RELOCATION_ORDER_STATUSES],
];

/**
 * Adds the seeded lookup rows that are missing; rows that are there stay as they
 * were edited. Rows made later get ids above the seeded ones. Safe to run at every start.
 */
export const seedLookups = async (db: Tx, options: SeedLookupsOptions): Promise<void> => {
  await db.transaction(async (tx) => {
    for (const [table, rows] of SEEDS) {
      await tx
        .insert(table)
        .values(rows.map((row, index) => ({ sort_order: index + 1, ...row })))
        .onConflictDoNothing();
      await raiseIdentity(tx, table);
    }
    await tx.insert(tables.emailTemplate).values(EMAIL_TEMPLATES).onConflictDoNothing();
    await raiseIdentity(tx, tables.emailTemplate);
    await tx
      .insert(tables.customer)
      .values({ id: homeownerCompanyId(options.environment), company_name: 'Homeowner' })
      .onConflictDoNothing();
    await raiseIdentity(tx, tables.customer);
    await tx.insert(tables.companySetting).values({ id: 1, contractor_name: 'Trowel Pools' }).onConflictDoNothing();
  });
};
