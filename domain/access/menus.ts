import { SIGNED_IN, type Need } from './can';
import type { LocalText } from '../localText';
import {
  EDITS_GUNITE,
  EDITS_JOBS_OR_ESTIMATES,
  EDITS_PEBBLE,
  PLANS_WORKDAYS,
  report,
  SCHEDULES,
  SEES_EMPLOYEES,
} from './needs';

export interface MenuLink {
  key: string;
  label: LocalText;
  to: string;
  need: Need;
  /** Not offered in offline mode. */
  online?: true;
  /** Offered in offline mode alone. */
  offline?: true;
  /** Opens in a new browser tab. */
  new_tab?: true;
}

/** The entry whose links are made from the active inventory locations. */
export interface MenuLocations {
  key: string;
  label: LocalText;
  need: Need;
  by: 'inventory_location';
  online?: true;
}

export interface MenuGroup {
  key: string;
  label: LocalText;
  need: Need;
  online?: true;
  entries: readonly (MenuLink | MenuLocations)[];
}

const link = (
  key: string,
  en: string,
  es: string,
  to: string,
  need: Need,
  extra: Pick<MenuLink, 'online' | 'offline' | 'new_tab'> = {},
): MenuLink => ({ key, label: { en, es }, to, need, ...extra });

const ON = { online: true } as const;
const ON_TAB = { online: true, new_tab: true } as const;

/** The header's menus, in order [NAV-001 NAV-003..019]. */
export const MENUS: readonly (MenuGroup | MenuLink)[] = [
  {
    key: 'schedule',
    label: { en: 'Schedule', es: 'Programación' },
    need: 'CAN_VIEW_SCHEDULE_MENU',
    entries: [
      link('gunite_week', 'Gunite Week', 'Semana de gunita', '/week/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', ON),
      link('gunite_day', 'Gunite Day', 'Día de gunita', '/day/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', ON),
      link('pebble_week', 'Pebble Week', 'Semana de pebble', '/week/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', ON),
      link('pebble_day', 'Pebble Day', 'Día de pebble', '/day/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', ON),
      link('warranty_day', 'Warranty Day', 'Día de garantía', '/day/warranty', 'CAN_VIEW_WARRANTY_JOBS', ON),
      link(
        'warranty_month',
        'Warranty Month',
        'Mes de garantías',
        '/DigitalBoard/WarrantyMonth',
        'CAN_VIEW_WARRANTY_JOBS',
        ON_TAB,
      ),
      link('team_schedule', 'Team Schedule', 'Programación del equipo', '/TeamSchedule', 'CAN_SUPERVISE_OTHERS', ON),
      link('days_off', 'Days without Work', 'Días sin trabajo', '/day-without-work', PLANS_WORKDAYS, ON),
      link('plant', 'Plants', 'Plantas', '/plant', PLANS_WORKDAYS, ON),
      link('gaps', 'Phase Gaps', 'Plazos entre fases', '/chain-gap', PLANS_WORKDAYS, ON),
      link('evening', 'Evening Messages', 'Mensajes de la víspera', '/evening-message', SCHEDULES, ON),
      link('daily', 'Yards and Batches', 'Yardas y lotes', '/daily', { any: [EDITS_GUNITE, EDITS_PEBBLE] }, ON),
      link('presite', 'Presite', 'Visita previa', '/PresiteSchedule', 'CAN_SCHEDULE_PRESITE', ON),
      link('my_schedule', 'My Schedule', 'Mi programación', '/Schedule', 'CAN_VIEW_MY_JOBS'),
      // The boards that were seen lately, to be read.
      link('device', 'Seen on This Device', 'Visto en este dispositivo', '/device', SIGNED_IN, { offline: true }),
    ],
  },
  {
    key: 'jobs',
    label: { en: 'Jobs', es: 'Trabajos' },
    need: 'CAN_VIEW_JOB_MENU',
    entries: [
      link('job', 'Job Search', 'Buscar trabajos', '/job', 'CAN_VIEW_JOB'),
      link('estimate', 'Estimates', 'Presupuestos', '/estimate', 'CAN_VIEW_ESTIMATE'),
      link('customer', 'Builders', 'Constructores', '/customer', 'CAN_VIEW_JOB'),
      link('employee', 'Employees', 'Empleados', '/employee', SEES_EMPLOYEES, ON),
      link('homeowner', 'Homeowners', 'Propietarios', '/homeowner', 'CAN_VIEW_JOB'),
    ],
  },
  link('map', 'Search Map', 'Mapa', '/map', 'CAN_VIEW_MAP_SEARCH_MENU', ON),
  {
    key: 'inventory',
    label: { en: 'Inventory', es: 'Inventario' },
    need: 'CAN_VIEW_INVENTORY_MENU',
    online: true,
    entries: [
      link('inventory_count', 'Counts', 'Conteos', '/inventory-count', 'CAN_VIEW_INVENTORY', ON),
      {
        key: 'current_inventory',
        label: { en: 'Current Inventory', es: 'Inventario actual' },
        need: 'CAN_VIEW_REPORT_INVENTORY',
        by: 'inventory_location',
        online: true,
      },
      link('purchase_order', 'Purchase Orders', 'Órdenes de compra', '/purchaseOrder', 'CAN_VIEW_INVENTORY', ON),
      link('color_recipe', 'Color Recipes', 'Recetas de color', '/color-recipe', 'CAN_VIEW_COLOR_RECIPE', ON),
      link(
        'relocation_order',
        'Relocation Orders',
        'Órdenes de traslado',
        '/inventoryRelocation',
        'CAN_VIEW_INVENTORY',
        ON,
      ),
    ],
  },
  {
    key: 'reports',
    label: { en: 'Reports', es: 'Informes' },
    need: report('CAN_VIEW_REPORTS_MENU'),
    online: true,
    entries: [
      link(
        'calendar_gunite',
        'Calendar Gunite',
        'Calendario de gunita',
        '/calendar/gunite',
        'CAN_VIEW_REPORT_CALENDAR_GUNITE',
        ON_TAB,
      ),
      link(
        'calendar_pebble',
        'Calendar Pebble',
        'Calendario de pebble',
        '/calendar/pebble',
        'CAN_VIEW_REPORT_CALENDAR_PEBBLE',
        ON_TAB,
      ),
      link(
        'top_contacts',
        'Customer Top 50 Contacts',
        '50 contactos principales',
        '/reports/top-contacts',
        'CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS',
        ON_TAB,
      ),
      link(
        'customer_contact_list',
        'Customer Contact List',
        'Lista de contactos',
        '/reports/customer-contact-list',
        'CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST',
        ON_TAB,
      ),
      link(
        'color_location',
        'Color Location',
        'Ubicación de colores',
        '/reports/color-location',
        'CAN_VIEW_PLASTER_JOBS_ALL',
        ON_TAB,
      ),
      link('coverage', 'Coverage', 'Rendimiento', '/reports/coverage', 'CAN_VIEW_REPORT_COVERAGE', ON_TAB),
      link(
        'per_company_job',
        'Per Company Job',
        'Trabajos por empresa',
        '/reports/per-company-job',
        'CAN_VIEW_REPORT_PER_COMPANY_JOB',
        ON_TAB,
      ),
      link(
        'slurry_pickup',
        'Slurry Pickup',
        'Recogida de lodo',
        '/reports/slurry-pickup',
        'CAN_VIEW_REPORT_SLURRY_PICKUP',
        ON_TAB,
      ),
      link(
        'overrides',
        'Schedule Overrides',
        'Excepciones del calendario',
        '/reports/overrides',
        'CAN_OVERRIDE_SCHEDULE',
        ON_TAB,
      ),
      link(
        'warranty_aging',
        'Warranty Aging',
        'Antigüedad de garantías',
        '/reports/warranty-aging',
        'CAN_VIEW_WARRANTY_JOBS',
        ON_TAB,
      ),
      link(
        'warranty_jobs_outstanding',
        'Warranty Jobs Outstanding',
        'Garantías pendientes',
        '/reports/warranty-jobs-outstanding',
        'CAN_VIEW_WARRANTY_JOBS',
        ON_TAB,
      ),
      link(
        'year_over_year_gunite',
        'Year Over Year Gunite',
        'Año contra año: gunita',
        '/reports/year-over-year/gunite',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
        ON_TAB,
      ),
      link(
        'year_over_year_pebble',
        'Year Over Year Pebble',
        'Año contra año: pebble',
        '/reports/year-over-year/pebble',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
        ON_TAB,
      ),
      link(
        'year_over_year_remodel',
        'Year Over Year Remodel',
        'Año contra año: remodelación',
        '/reports/year-over-year/remodel',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
        ON_TAB,
      ),
    ],
  },
  link('print_queue', 'Print Queue', 'Cola de impresión', '/print-queue', 'CAN_VIEW_PRINT_QUEUE', ON),
  {
    key: 'utility',
    label: { en: 'Utility', es: 'Utilidades' },
    need: SIGNED_IN,
    entries: [
      link('builder_setup', 'Builder Setup', 'Alta de constructor', '/customer/new', EDITS_JOBS_OR_ESTIMATES, ON),
      link('employee_setup', 'Employee Setup', 'Alta de empleado', '/employee/new', 'CAN_ADMINISTER_USER', ON),
      link('user_setup', 'User Setup', 'Alta de usuario', '/user/new', 'CAN_ADMINISTER_USER', ON),
    ],
  },
  link('user', 'Users', 'Usuarios', '/user', 'CAN_ADMINISTER_USER', ON),
  {
    key: 'admin',
    label: { en: 'Admin', es: 'Administración' },
    need: SIGNED_IN,
    online: true,
    entries: [
      link('roles', 'Role Permissions', 'Permisos de roles', '/roles', 'CAN_VIEW_ROLES', ON),
      link(
        'admin_dashboard',
        'Administrator Dashboard',
        'Panel de administración',
        '/admin',
        'CAN_VIEW_ADMIN_DASHBOARD',
        ON,
      ),
      link('admin_export', 'Export', 'Exportar', '/admin/export', 'CAN_ADMINISTER_USER', ON),
    ],
  },
];
