import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import * as inventory from '../../db/tables/inventoryLookups';
import * as tables from '../../db/tables/lookups';
import { pebbleColorRecipe } from '../../db/tables/recipes';
import { countIn, runText } from '../../db/statement';
import { titleOf } from '../../pipeline/labelOf';
import { resourceName } from '../../api/describe';
import { pascal, plural } from '../../api/naming';
import { crud, type Resource, type ResourceOptions } from '../../api/resource';
import { addressOf } from '../../api/addressOf';

/** "Other" stands last of all by its own place [UI-016]. */
const OTHER_ID = 99_999;

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/**
 * Lookup rows whose id a rule names: they are neither deleted nor set inactive
 * [LKP-003 LKP-007 LKP-014].
 */
const PROTECTED_LOOKUP_IDS: Readonly<Record<string, ReadonlySet<number>>> = {
  lookup_job_category: new Set([1, 2, 3]),
  lookup_job_status: new Set([1, 2, 3, 4, 5, 6, 7, 10, 11, 19, 20]),
  lookup_pebble_phase_type: new Set([0, 1, 2, 3, 5]),
  lookup_gunite_history_type: new Set(upTo(9)),
  lookup_job_order: new Set(upTo(8)),
  lookup_job_type: new Set([5]), // Remodel, of the remodel report
  lookup_priority: new Set([3]), // Normal, the default
  lookup_slurry_type: new Set([99999]),
  lookup_company_division: new Set(upTo(5)),
  lookup_inventory_type: new Set(upTo(5)),
  lookup_purchase_order_status: new Set(upTo(5)),
  lookup_relocation_order_status: new Set(upTo(4)),
};

/** What differs from a plain list: its English name, the name of its query, the flag without which the query leaves a row out. */
interface LookupOptions extends Pick<
  ResourceOptions,
  'computed' | 'labels' | 'parts' | 'fieldNeeds' | 'writes' | 'operations' | 'other_names'
> {
  label?: string;
  label_plural?: string;
  query?: string;
  only?: string;
  columns?: readonly string[];
}

const LOOKUPS: readonly (readonly [table: PgTable, options?: LookupOptions])[] = [
  [tables.lookupJobCategory],
  [
    tables.lookupJobStatus,
    { columns: ['name', 'sort_order', 'show_gunite', 'show_pebble', 'show_warranty', 'show_boulder', 'is_active'] },
  ],
  [tables.lookupJobType],
  [tables.lookupPoolType],
  [tables.lookupSpaType],
  [tables.lookupPriority],
  [tables.lookupWarrantyCategory],
  [tables.lookupPebblePhaseType],
  [tables.lookupGuniteHistoryType],
  [tables.lookupJobOrder],
  [tables.lookupPoolSection],
  [tables.lookupMaterialType, { query: 'lookupPebbleColorMaterialType' }],
  [
    tables.lookupPebbleColor,
    {
      label: 'Color',
      columns: ['name', 'material_type_id', 'pool_code', 'spa_code', 'price_level', 'sort_order', 'is_active'],
      parts: [
        {
          name: 'recipe',
          table: pebbleColorRecipe,
          label: 'Recipe',
          label_one: 'Product',
          orderBy: ['id'],
          title: ['product_id'],
          imported: { found_by: ['product_id'], need: CALLS.updatePebbleColor.need, command: 'updatePebbleColor' },
        },
      ],
      // Colors of two materials may have one name.
      other_names: (alias) => [
        `concat(${alias}.name, ' ', (select m.name from lookup_material_type m where m.id = ${alias}.material_type_id))`,
        `concat(${alias}.name, ' (', (select m.name from lookup_material_type m where m.id = ${alias}.material_type_id), ')')`,
      ],
      // There is no delete [CR-011]; the plain name belongs to the call of the recipe screen [CR-010].
      writes: ['create', 'update'],
      operations: { update: 'updateLookupPebbleColor' },
    },
  ],
  [tables.lookupPebbleColorAdditive, { label: 'Color Additive' }],
  [tables.lookupSlurryType],
  [tables.lookupSlurryPickup, { only: 'is_active' }],
  [tables.lookupVgbMainDrainProvider, { label: 'VGB Main Drain Provider' }],
  [tables.lookupAddition, { columns: ['name', 'type', 'sort_order', 'is_active'] }],
  [tables.lookupCompanyDivision],
  [
    tables.lookupLocation,
    { label: 'Map Location', columns: ['name', 'lat', 'lon', 'zoom', 'sort_order', 'is_active'] },
  ],
  [tables.lookupCity],
  [tables.lookupDocumentTag],
  [
    inventory.lookupInventoryLocation,
    {
      columns: ['name', 'address_line_1', 'city', 'state', 'zip_code', 'is_main', 'sort_order', 'is_active'],
      labels: { is_main: 'Main Location' },
      computed: [addressOf],
    },
  ],
  [inventory.lookupInventoryType, { columns: ['name', 'keycode', 'sort_order', 'is_active'] }],
  [
    inventory.lookupProductCategory,
    { columns: ['name', 'description', 'inventory_type_id', 'count_order', 'sort_order', 'is_active'] },
  ],
  [inventory.lookupOrderUnit],
  [inventory.lookupUnitOfMeasure, { label: 'Unit of Measure', label_plural: 'Units of Measure' }],
  [inventory.lookupPurchaseOrderStatus],
  [inventory.lookupRelocationOrderStatus],
];

const lookup = (
  table: PgTable,
  { label, label_plural, query, only, columns, ...options }: LookupOptions = {},
): Resource => {
  const name = resourceName(getTableName(table));
  const title = label ?? titleOf(name);
  return crud(table, {
    ...options,
    needs: RESOURCE_NEEDS.lookup,
    isLookup: true,
    label: title,
    label_plural: label_plural ?? plural(title),
    route: `/admin/lookups/${name.replaceAll('_', '-')}`,
    title: ['name'],
    columns: columns ?? ['name', 'sort_order', 'is_active'],
    sort: { field: 'sort_order', order: 'ASC' },
    search: { columns: ['name'] },
    protectedIds: PROTECTED_LOOKUP_IDS[getTableName(table)],
    ofNewRow: async ({ client }, { sort_order }): Promise<Record<string, number>> => {
      // The form starts with 0: nobody said a place.
      if (typeof sort_order === 'number' && sort_order !== 0) return { sort_order };
      const last = await runText(
        client,
        `select coalesce(max(sort_order), 0)::int as place from "${getTableName(table)}" where id <> ${OTHER_ID}`,
        [],
      );
      return { sort_order: countIn(last, 'place') + 1 };
    },
    plainList: { name: query ?? `lookup${pascal(name)}`, ...(only === undefined ? {} : { where: { flag: only } }) },
  });
};

/** The lookup lists: generated screens for administrators, and the plain lists that pickers read [LKP-010 LKP-018]. */
export const lookupResources: readonly Resource[] = LOOKUPS.map(([table, options]) => lookup(table, options));
