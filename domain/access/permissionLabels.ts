import type { LocalText } from '../localText';
import { grantableOf } from './grantableOf';
import {
  isSourceStem,
  isStem,
  type AccessLevel,
  type Grantable,
  type ListedGrantable,
  type Permission,
  type SourceStem,
} from './permissions';
import { SCREEN_TITLES } from '../labels/screens';
import { STATE_LABELS } from '../labels/states';

export interface PermissionGroup {
  key: string;
  label: LocalText;
  permissions: readonly ListedGrantable[];
}

const text = (en: string, es: string): LocalText => ({ en, es });

/** What each permission lets someone do, in words. */
export const PERMISSION_LABELS: Readonly<Record<ListedGrantable, LocalText>> = {
  GUNITE_SCHEDULE: text('Gunite schedule', 'Programación de gunita'),
  PLASTER_SCHEDULE: text('Pebble schedule', 'Programación de pebble'),
  CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS: text('Move locked cards too', 'Mover también tarjetas bloqueadas'),
  CAN_OVERRIDE_SCHEDULE: text(
    'Override past days, days without work and chains',
    'Mover pese a días pasados, días sin trabajo y cadenas',
  ),
  CAN_SCHEDULE_PRESITE: text('Schedule presites', 'Programar visitas previas'),
  CAN_SUPERVISE_OTHERS: text('See the schedules of others', 'Ver la programación de otros'),
  CAN_VIEW_MY_JOBS: text('See own jobs', 'Ver los trabajos propios'),
  GUNITE_JOB_ALL: text('All gunite jobs', 'Todos los trabajos de gunita'),
  GUNITE_JOB_ASSIGNED_TO_USER: text('Assigned gunite jobs', 'Trabajos de gunita asignados'),
  PLASTER_JOBS_ALL: text('All pebble jobs', 'Todos los trabajos de pebble'),
  PLASTER_JOBS_ASSIGNED_TO_USER: text('Assigned pebble jobs', 'Trabajos de pebble asignados'),
  WARRANTY_JOBS: text('Warranty jobs', 'Trabajos de garantía'),
  ESTIMATE: SCREEN_TITLES.estimates,
  CAN_VIEW_JOB: text('Search jobs, builders and homeowners', 'Buscar trabajos, constructores y propietarios'),
  CAN_DELETE_JOB: text('Delete jobs, builders and homeowners', 'Eliminar trabajos, constructores y propietarios'),
  CAN_MERGE_RECORDS: text(
    'Merge builders, contacts and homeowners',
    'Combinar constructores, contactos y propietarios',
  ),
  CAN_SEND_BUILDER_EMAIL: text('Send mail to builders', 'Enviar correo a constructores'),
  CAN_VIEW_PRINT_QUEUE: STATE_LABELS.print_queue,
  CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER: text(
    'Boulder work orders as foreman',
    'Órdenes de trabajo de boulder como capataz',
  ),
  CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER: text(
    'Gunite work orders as foreman',
    'Órdenes de trabajo de gunita como capataz',
  ),
  CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER: text(
    'Daily work orders as foreman',
    'Órdenes de trabajo diarias como capataz',
  ),
  CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER: text(
    'Pebble work orders as foreman',
    'Órdenes de trabajo de pebble como capataz',
  ),
  CAN_EDIT_FOREMAN_PREP_WORK_ORDER: text(
    'Prep work orders as foreman',
    'Órdenes de trabajo de preparación como capataz',
  ),
  INVENTORY: SCREEN_TITLES.inventory_and_orders,
  COLOR_RECIPE: text('Color recipes', 'Recetas de color'),
  CAN_VIEW_REPORTS: SCREEN_TITLES.reports,
  CAN_VIEW_REPORT_CALENDAR_GUNITE: SCREEN_TITLES.calendar_gunite,
  CAN_VIEW_REPORT_CALENDAR_PEBBLE: SCREEN_TITLES.calendar_pebble,
  CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST: SCREEN_TITLES.customer_contact_list,
  CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS: SCREEN_TITLES.customer_top_50_contacts,
  CAN_VIEW_REPORT_COVERAGE: SCREEN_TITLES.coverage,
  CAN_VIEW_REPORT_PER_COMPANY_JOB: SCREEN_TITLES.per_company_job,
  CAN_VIEW_REPORT_SLURRY_PICKUP: SCREEN_TITLES.slurry_pickup,
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE: SCREEN_TITLES.year_over_year_gunite,
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE: SCREEN_TITLES.year_over_year_pebble,
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL: SCREEN_TITLES.year_over_year_remodel,
  CAN_VIEW_REPORT_INVENTORY: SCREEN_TITLES.current_inventory,
  CAN_VIEW_PRICES: text('Prices and costs', 'Precios y costos'),
  CAN_VIEW_MOBILE_DASHBOARD: text('Today list on the telephone', 'Lista de hoy en el teléfono'),
  CAN_VIEW_MOBILE_SEARCH: text('Quick search on the telephone', 'Búsqueda rápida en el teléfono'),
  CAN_VIEW_MOBILE_MAP: text('Map on the telephone', 'Mapa en el teléfono'),
  CAN_VIEW_MOBILE_WORK_ORDERS: text('Work orders on the telephone', 'Órdenes de trabajo en el teléfono'),
  CAN_EDIT_MOBILE_PRESITE: text('Presites on the telephone', 'Visitas previas en el teléfono'),
  CAN_MOBILE_UPLOAD: text('Upload documents on the telephone', 'Subir documentos en el teléfono'),
  CAN_VIEW_SUPERVISOR_DASHBOARD: text('Buttons on the start page', 'Botones en la portada'),
  CAN_VIEW_JOB_MENU: text('Jobs menu', 'Menú Trabajos'),
  CAN_VIEW_MAP_SEARCH_MENU: text('Search Map menu', 'Menú Mapa de búsqueda'),
  CAN_VIEW_INVENTORY_MENU: text('Inventory menu', 'Menú Inventario'),
  CAN_VIEW_REPORTS_MENU: text('Reports menu', 'Menú Informes'),
  CAN_VIEW_SCHEDULE_MENU: text('Schedule menu', 'Menú Programación'),
  ROLES: text('Role permissions', 'Permisos de roles'),
  CAN_ADMINISTER_USER: text('Users, employees and crews', 'Usuarios, empleados y cuadrillas'),
  CAN_VIEW_ADMIN_DASHBOARD: text('Administrator dashboard', 'Panel de administración'),
  CAN_EXPORT_DATA: text('Export data', 'Exportar datos'),
  CAN_REORDER_GUNITE_CREW: text('Order gunite crews', 'Ordenar cuadrillas de gunita'),
  CAN_REORDER_PEBBLE_CREWS: text('Order pebble crews', 'Ordenar cuadrillas de pebble'),
  CAN_REORDER_BOULDER_CREW: text('Order boulder crews', 'Ordenar cuadrillas de boulder'),
  CAN_REORDER_WARRANTY_CREW: text('Order warranty crews', 'Ordenar cuadrillas de garantía'),
  IS_SUBCONTRACTOR: text(
    'Is a subcontractor: sees assigned work alone',
    'Es subcontratista: solo ve el trabajo asignado',
  ),
};

/** The 59 permissions that are given, by what they are about; each stands in one group. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    key: 'boards',
    label: text('Boards and schedules', 'Tableros y programación'),
    permissions: [
      'GUNITE_SCHEDULE',
      'PLASTER_SCHEDULE',
      'CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS',
      'CAN_OVERRIDE_SCHEDULE',
      'CAN_SCHEDULE_PRESITE',
      'CAN_SUPERVISE_OTHERS',
      'CAN_VIEW_MY_JOBS',
    ],
  },
  {
    key: 'jobs',
    label: text('Jobs and estimates', 'Trabajos y presupuestos'),
    permissions: [
      'CAN_VIEW_JOB',
      'GUNITE_JOB_ALL',
      'GUNITE_JOB_ASSIGNED_TO_USER',
      'PLASTER_JOBS_ALL',
      'PLASTER_JOBS_ASSIGNED_TO_USER',
      'WARRANTY_JOBS',
      'ESTIMATE',
      'CAN_DELETE_JOB',
      'CAN_MERGE_RECORDS',
      'CAN_SEND_BUILDER_EMAIL',
      'CAN_VIEW_PRINT_QUEUE',
    ],
  },
  {
    key: 'work_orders',
    label: text('Work orders', 'Órdenes de trabajo'),
    permissions: [
      'CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER',
      'CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER',
      'CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER',
      'CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER',
      'CAN_EDIT_FOREMAN_PREP_WORK_ORDER',
    ],
  },
  {
    key: 'inventory',
    label: SCREEN_TITLES.inventory,
    permissions: ['INVENTORY', 'CAN_VIEW_PRICES', 'COLOR_RECIPE'],
  },
  {
    key: 'reports',
    label: SCREEN_TITLES.reports,
    permissions: [
      'CAN_VIEW_REPORTS',
      'CAN_VIEW_REPORT_CALENDAR_GUNITE',
      'CAN_VIEW_REPORT_CALENDAR_PEBBLE',
      'CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST',
      'CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS',
      'CAN_VIEW_REPORT_COVERAGE',
      'CAN_VIEW_REPORT_PER_COMPANY_JOB',
      'CAN_VIEW_REPORT_SLURRY_PICKUP',
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
      'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
      'CAN_VIEW_REPORT_INVENTORY',
    ],
  },
  {
    key: 'mobile',
    label: text('On the telephone', 'En el teléfono'),
    permissions: [
      'CAN_VIEW_SUPERVISOR_DASHBOARD',
      'CAN_VIEW_MOBILE_DASHBOARD',
      'CAN_VIEW_MOBILE_SEARCH',
      'CAN_VIEW_MOBILE_MAP',
      'CAN_VIEW_MOBILE_WORK_ORDERS',
      'CAN_EDIT_MOBILE_PRESITE',
      'CAN_MOBILE_UPLOAD',
    ],
  },
  {
    key: 'menus',
    label: text('Menus', 'Menús'),
    permissions: [
      'CAN_VIEW_SCHEDULE_MENU',
      'CAN_VIEW_JOB_MENU',
      'CAN_VIEW_MAP_SEARCH_MENU',
      'CAN_VIEW_INVENTORY_MENU',
      'CAN_VIEW_REPORTS_MENU',
    ],
  },
  {
    key: 'administration',
    label: SCREEN_TITLES.administration,
    permissions: [
      'CAN_ADMINISTER_USER',
      'ROLES',
      'CAN_VIEW_ADMIN_DASHBOARD',
      'CAN_EXPORT_DATA',
      'CAN_REORDER_GUNITE_CREW',
      'CAN_REORDER_PEBBLE_CREWS',
      'CAN_REORDER_BOULDER_CREW',
      'CAN_REORDER_WARRANTY_CREW',
      'IS_SUBCONTRACTOR',
    ],
  },
];

export const LEVEL_LABELS: Readonly<Record<AccessLevel, LocalText>> = {
  none: text('None', 'Ninguno'),
  view: text('View', 'Ver'),
  edit: text('Edit', 'Editar'),
};

/** The labels of the two presite divisions of a role. */
export const FLAG_LABELS = {
  presite_gunite: text('Presites of the gunite division', 'Visitas previas de la división de gunita'),
  presite_pebble: text('Presites of the pebble division', 'Visitas previas de la división de pebble'),
} as const;

/** What a permission is called. A source is called by its name: its label stands in the settings. */
export const grantableText = (permission: Grantable): LocalText =>
  isSourceStem(permission) ? sourceText(permission) : PERMISSION_LABELS[permission];

const sourceText = (stem: SourceStem): LocalText => {
  const name = stem.slice('SOURCE_'.length).toLowerCase().replaceAll('_', ' ');
  return text(`Source ${name}`, `Fuente ${name}`);
};

/** A code in words: what it lets someone do, and at which level where there are levels. */
export const permissionText = (code: Permission): LocalText => {
  const permission = grantableOf(code);
  const label = grantableText(permission);
  if (!isStem(permission)) return label;
  const level = LEVEL_LABELS[code.startsWith('CAN_EDIT_') ? 'edit' : 'view'];
  return text(`${label.en}: ${level.en}`, `${label.es}: ${level.es}`);
};
