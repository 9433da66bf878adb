/**
 * The lookup lists: rows with ids that rules name, edited by administrators, never created by a
 * picker.
 */
import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, degrees, flag, int, quantity, reference, text } from '../columns';
import { notBlank, numberRange } from '../checks';
import { lookup, nameRules, plainLookup } from './lookupColumns';

export const lookupJobCategory = plainLookup('lookup_job_category');
export const lookupPebblePhaseType = plainLookup('lookup_pebble_phase_type');
export const lookupGuniteHistoryType = plainLookup('lookup_gunite_history_type');
export const lookupJobOrder = plainLookup('lookup_job_order');
export const lookupJobType = plainLookup('lookup_job_type');
export const lookupPoolType = plainLookup('lookup_pool_type');
export const lookupSpaType = plainLookup('lookup_spa_type');
export const lookupPriority = plainLookup('lookup_priority');
export const lookupWarrantyCategory = plainLookup('lookup_warranty_category');
export const lookupSlurryType = plainLookup('lookup_slurry_type');
export const lookupVgbMainDrainProvider = plainLookup('lookup_vgb_main_drain_provider');
export const lookupSlurryPickup = plainLookup('lookup_slurry_pickup');
export const lookupPoolSection = plainLookup('lookup_pool_section');
export const lookupMaterialType = plainLookup('lookup_material_type');
export const lookupPebbleColorAdditive = plainLookup('lookup_pebble_color_additive');
export const lookupCompanyDivision = plainLookup('lookup_company_division');
export const lookupCity = plainLookup('lookup_city');
export const lookupDocumentTag = plainLookup('lookup_document_tag');

/** The flags say where a status is offered [LKP-001 LKP-002]; `show_boulder` is ours. */
export const lookupJobStatus = pgTable(
  'lookup_job_status',
  {
    ...lookup(),
    show_gunite: flag(),
    show_pebble: flag(),
    show_warranty: flag(),
    show_gunite_history: flag(),
    show_pebble_prep: flag(),
    show_pebble_application: flag(),
    show_pebble_detail: flag(),
    show_pebble_slurry: flag(),
    show_boulder: flag(),
    ...audit(),
  },
  (table) => nameRules('lookup_job_status', table.name),
);

/** What a boulder entry adds to the pool; pickers group the rows by type. */
export const lookupAddition = pgTable(
  'lookup_addition',
  {
    ...lookup(),
    type: text({ max: 50 }).notNull(),
    ...audit(),
  },
  (table) => nameRules('lookup_addition', table.name),
);

/** A colour stands once in its material; inactive ones are hidden from pickers [CR-011 CR-012]. */
export const lookupPebbleColor = pgTable(
  'lookup_pebble_color',
  {
    ...lookup(),
    material_type_id: reference(() => lookupMaterialType.id).notNull(),
    pool_code: text({ max: 50 }),
    spa_code: text({ max: 50 }),
    price_level: text({ max: 50 }),
    condition: text({ max: 50 }),
    batch_ratio: quantity({ scale: 3, min: 0 }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('lookup_pebble_color_name_key').on(table.material_type_id, sql`lower(${table.name})`),
    notBlank('lookup_pebble_color', table.name),
    numberRange('lookup_pebble_color', table.batch_ratio, 0),
  ],
);

/** Places that the map jumps to [LKP-015]. */
export const lookupLocation = pgTable(
  'lookup_location',
  {
    ...lookup(),
    lat: degrees().notNull(),
    lon: degrees().notNull(),
    zoom: int().notNull().default(11),
    ...audit(),
  },
  (table) => [
    ...nameRules('lookup_location', table.name),
    numberRange('lookup_location', table.lat, -90, 90),
    numberRange('lookup_location', table.lon, -180, 180),
    numberRange('lookup_location', table.zoom, 0, 19),
  ],
);
