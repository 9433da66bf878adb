import type { Need } from '../access/can';
import type { LocalText } from '../localText';
import { SEES_JOBS, SEES_SUB_JOBS } from '../access/needs';

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
  { name: 'jobs', label: { en: 'Jobs', es: 'Trabajos' }, table: 'job', read: SEES_JOBS, where: 'not t0.is_estimate' },
  { name: 'sub-jobs', label: { en: 'Sub-Jobs', es: 'Subtrabajos' }, table: 'job_detail', read: SEES_SUB_JOBS },
  {
    name: 'estimates',
    label: { en: 'Estimates', es: 'Presupuestos' },
    table: 'job',
    read: 'CAN_VIEW_ESTIMATE',
    where: 't0.is_estimate',
  },
  { name: 'builders', label: { en: 'Builders', es: 'Constructores' }, table: 'customer', read: 'CAN_VIEW_JOB' },
  {
    name: 'builder-contacts',
    label: { en: 'Builder Contacts', es: 'Contactos de constructores' },
    table: 'customer_contact',
    read: 'CAN_VIEW_JOB',
  },
  { name: 'homeowners', label: { en: 'Homeowners', es: 'Propietarios' }, table: 'homeowner', read: 'CAN_VIEW_JOB' },
  { name: 'employees', label: { en: 'Employees', es: 'Empleados' }, table: 'employee', read: 'CAN_ADMINISTER_USER' },
  {
    name: 'users',
    label: { en: 'Users', es: 'Usuarios' },
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
  { name: 'products', label: { en: 'Products', es: 'Productos' }, table: 'product', read: 'CAN_VIEW_INVENTORY' },
  { name: 'inventory', label: { en: 'Inventory', es: 'Inventario' }, table: 'inventory', read: 'CAN_VIEW_INVENTORY' },
  {
    name: 'purchase-orders',
    label: { en: 'Purchase Orders', es: 'Órdenes de compra' },
    table: 'purchase_order',
    read: 'CAN_VIEW_INVENTORY',
  },
  {
    name: 'relocation-orders',
    label: { en: 'Relocation Orders', es: 'Órdenes de traslado' },
    table: 'inventory_relocation_order',
    read: 'CAN_VIEW_INVENTORY',
  },
  {
    name: 'work-orders',
    label: { en: 'Work Orders', es: 'Órdenes de trabajo' },
    table: 'work_order',
    read: SEES_SUB_JOBS,
  },
  {
    name: 'color-recipes',
    label: { en: 'Color Recipes', es: 'Recetas de color' },
    table: 'pebble_color_recipe',
    read: 'CAN_VIEW_COLOR_RECIPE',
  },
];

/** The export screen, and all of its files at once. */
export const EXPORTS_ALL: Need = { all: ['CAN_ADMINISTER_USER', 'CAN_EXPORT_DATA'] };
