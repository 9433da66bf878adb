import type { Need } from '../access/can';
import type { LocalText } from '../localText';
import { SEES_JOBS, SEES_SUB_JOBS } from '../access/needs';
import { SCREEN_TITLES } from '../labels/screens';

/** What can leave the house as a file: the rows of one table, or some of them. */
export interface DataSet {
  /** The name of the set, used in the address and the file name. */
  name: string;
  label: LocalText;
  table: string;
  /** What reading its rows needs, for a table that has no generated resource to say so. */
  read: Need;
  /** SQL that a row of the table, `t0`, meets. */
  where?: string;
  /** Only these columns, where not all are anybody's business. */
  columns?: readonly string[];
}

/** The data sets of the export screen, in its order [ADM-007]. */
export const DATA_SETS: readonly DataSet[] = [
  { name: 'jobs', label: SCREEN_TITLES.jobs, table: 'job', read: SEES_JOBS, where: 'not t0.is_estimate' },
  { name: 'sub-jobs', label: { en: 'Sub-Jobs', es: 'Subtrabajos' }, table: 'job_detail', read: SEES_SUB_JOBS },
  {
    name: 'estimates',
    label: SCREEN_TITLES.estimates,
    table: 'job',
    read: 'CAN_VIEW_ESTIMATE',
    where: 't0.is_estimate',
  },
  { name: 'builders', label: SCREEN_TITLES.builders, table: 'customer', read: 'CAN_VIEW_JOB' },
  {
    name: 'builder-contacts',
    label: { en: 'Builder Contacts', es: 'Contactos de constructores' },
    table: 'customer_contact',
    read: 'CAN_VIEW_JOB',
  },
  { name: 'homeowners', label: SCREEN_TITLES.homeowners, table: 'homeowner', read: 'CAN_VIEW_JOB' },
  { name: 'employees', label: SCREEN_TITLES.employees, table: 'employee', read: 'CAN_ADMINISTER_USER' },
  {
    name: 'users',
    label: SCREEN_TITLES.users,
    table: 'app_user',
    read: 'CAN_ADMINISTER_USER',
    columns: [
      'id',
      'email',
      'first_name',
      'last_name',
      'role_id',
      'employee_id',
      'is_active',
      'last_login_at',
      'created_at',
    ],
  },
  { name: 'products', label: SCREEN_TITLES.products, table: 'product', read: 'CAN_VIEW_INVENTORY' },
  { name: 'inventory', label: SCREEN_TITLES.inventory, table: 'inventory', read: 'CAN_VIEW_INVENTORY' },
  {
    name: 'purchase-orders',
    label: SCREEN_TITLES.purchase_orders,
    table: 'purchase_order',
    read: 'CAN_VIEW_INVENTORY',
  },
  {
    name: 'relocation-orders',
    label: SCREEN_TITLES.relocation_orders,
    table: 'inventory_relocation_order',
    read: 'CAN_VIEW_INVENTORY',
  },
  {
    name: 'work-orders',
    label: SCREEN_TITLES.work_orders,
    table: 'work_order',
    read: SEES_SUB_JOBS,
  },
  {
    name: 'color-recipes',
    label: SCREEN_TITLES.color_recipes,
    table: 'pebble_color_recipe',
    read: 'CAN_VIEW_COLOR_RECIPE',
  },
];

/** The export screen, and all of its files at once. */
export const EXPORTS_ALL: Need = { all: ['CAN_ADMINISTER_USER', 'CAN_EXPORT_DATA'] };
