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
import { SCREEN_TITLES } from '../labels/screens';
import { STAGE_LABELS } from '../labels/stages';

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
  label: LocalText,
  to: string,
  need: Need,
  extra: Pick<MenuLink, 'online' | 'offline' | 'new_tab'> = {},
): MenuLink => ({ key, label, to, need, ...extra });

const ON = { online: true } as const;
const ON_TAB = { online: true, new_tab: true } as const;

/** The header's menus, in order [NAV-001 NAV-003..019]. */
export const MENUS: readonly (MenuGroup | MenuLink)[] = [
  {
    key: 'schedule',
    label: SCREEN_TITLES.schedule,
    need: 'CAN_VIEW_SCHEDULE_MENU',
    entries: [
      link('gunite_week', SCREEN_TITLES.gunite_week, '/week/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', ON),
      link('gunite_day', SCREEN_TITLES.gunite_day, '/day/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', ON),
      link('pebble_week', SCREEN_TITLES.pebble_week, '/week/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', ON),
      link('pebble_day', SCREEN_TITLES.pebble_day, '/day/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', ON),
      link('warranty_day', SCREEN_TITLES.warranty_day, '/day/warranty', 'CAN_VIEW_WARRANTY_JOBS', ON),
      link(
        'warranty_month',
        SCREEN_TITLES.warranty_month,
        '/DigitalBoard/WarrantyMonth',
        'CAN_VIEW_WARRANTY_JOBS',
        ON_TAB,
      ),
      link('team_schedule', SCREEN_TITLES.team_schedule, '/TeamSchedule', 'CAN_SUPERVISE_OTHERS', ON),
      link('days_off', SCREEN_TITLES.days_without_work, '/day-without-work', PLANS_WORKDAYS, ON),
      link('plant', SCREEN_TITLES.plants, '/plant', PLANS_WORKDAYS, ON),
      link('gaps', SCREEN_TITLES.phase_gaps, '/chain-gap', PLANS_WORKDAYS, ON),
      link('evening', SCREEN_TITLES.evening_messages, '/evening-message', SCHEDULES, ON),
      link('daily', SCREEN_TITLES.yards_and_batches, '/daily', { any: [EDITS_GUNITE, EDITS_PEBBLE] }, ON),
      link('presite', STAGE_LABELS.presite, '/PresiteSchedule', 'CAN_SCHEDULE_PRESITE', ON),
      link('my_schedule', SCREEN_TITLES.my_schedule, '/Schedule', 'CAN_VIEW_MY_JOBS'),
      // The boards that were seen lately, to be read.
      link('device', { en: 'Seen on This Device', es: 'Visto en este dispositivo' }, '/device', SIGNED_IN, {
        offline: true,
      }),
    ],
  },
  {
    key: 'jobs',
    label: SCREEN_TITLES.jobs,
    need: 'CAN_VIEW_JOB_MENU',
    entries: [
      link('job', SCREEN_TITLES.job_search, '/job', 'CAN_VIEW_JOB'),
      link('estimate', SCREEN_TITLES.estimates, '/estimate', 'CAN_VIEW_ESTIMATE'),
      link('customer', SCREEN_TITLES.builders, '/customer', 'CAN_VIEW_JOB'),
      link('employee', SCREEN_TITLES.employees, '/employee', SEES_EMPLOYEES, ON),
      link('homeowner', SCREEN_TITLES.homeowners, '/homeowner', 'CAN_VIEW_JOB'),
    ],
  },
  link('map', { en: 'Search Map', es: 'Mapa' }, '/map', 'CAN_VIEW_MAP_SEARCH_MENU', ON),
  {
    key: 'inventory',
    label: SCREEN_TITLES.inventory,
    need: 'CAN_VIEW_INVENTORY_MENU',
    online: true,
    entries: [
      link('inventory_count', { en: 'Counts', es: 'Conteos' }, '/inventory-count', 'CAN_VIEW_INVENTORY', ON),
      {
        key: 'current_inventory',
        label: SCREEN_TITLES.current_inventory,
        need: 'CAN_VIEW_REPORT_INVENTORY',
        by: 'inventory_location',
        online: true,
      },
      link('purchase_order', SCREEN_TITLES.purchase_orders, '/purchaseOrder', 'CAN_VIEW_INVENTORY', ON),
      link('color_recipe', SCREEN_TITLES.color_recipes, '/color-recipe', 'CAN_VIEW_COLOR_RECIPE', ON),
      link('relocation_order', SCREEN_TITLES.relocation_orders, '/inventoryRelocation', 'CAN_VIEW_INVENTORY', ON),
    ],
  },
  {
    key: 'reports',
    label: SCREEN_TITLES.reports,
    need: report('CAN_VIEW_REPORTS_MENU'),
    online: true,
    entries: [
      link(
        'calendar_gunite',
        SCREEN_TITLES.calendar_gunite,
        '/calendar/gunite',
        'CAN_VIEW_REPORT_CALENDAR_GUNITE',
        ON_TAB,
      ),
      link(
        'calendar_pebble',
        SCREEN_TITLES.calendar_pebble,
        '/calendar/pebble',
        'CAN_VIEW_REPORT_CALENDAR_PEBBLE',
        ON_TAB,
      ),
      link(
        'top_contacts',
        SCREEN_TITLES.customer_top_50_contacts,
        '/reports/top-contacts',
        'CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS',
        ON_TAB,
      ),
      link(
        'customer_contact_list',
        SCREEN_TITLES.customer_contact_list,
        '/reports/customer-contact-list',
        'CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST',
        ON_TAB,
      ),
      link(
        'color_location',
        SCREEN_TITLES.color_location,
        '/reports/color-location',
        'CAN_VIEW_PLASTER_JOBS_ALL',
        ON_TAB,
      ),
      link('coverage', SCREEN_TITLES.coverage, '/reports/coverage', 'CAN_VIEW_REPORT_COVERAGE', ON_TAB),
      link(
        'per_company_job',
        SCREEN_TITLES.per_company_job,
        '/reports/per-company-job',
        'CAN_VIEW_REPORT_PER_COMPANY_JOB',
        ON_TAB,
      ),
      link(
        'slurry_pickup',
        SCREEN_TITLES.slurry_pickup,
        '/reports/slurry-pickup',
        'CAN_VIEW_REPORT_SLURRY_PICKUP',
        ON_TAB,
      ),
      link('overrides', SCREEN_TITLES.schedule_overrides, '/reports/overrides', 'CAN_OVERRIDE_SCHEDULE', ON_TAB),
      link('warranty_aging', SCREEN_TITLES.warranty_aging, '/reports/warranty-aging', 'CAN_VIEW_WARRANTY_JOBS', ON_TAB),
      link(
        'warranty_jobs_outstanding',
        SCREEN_TITLES.warranty_jobs_outstanding,
        '/reports/warranty-jobs-outstanding',
        'CAN_VIEW_WARRANTY_JOBS',
        ON_TAB,
      ),
      link(
        'year_over_year_gunite',
        SCREEN_TITLES.year_over_year_gunite,
        '/reports/year-over-year/gunite',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
        ON_TAB,
      ),
      link(
        'year_over_year_pebble',
        SCREEN_TITLES.year_over_year_pebble,
        '/reports/year-over-year/pebble',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
        ON_TAB,
      ),
      link(
        'year_over_year_remodel',
        SCREEN_TITLES.year_over_year_remodel,
        '/reports/year-over-year/remodel',
        'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
        ON_TAB,
      ),
    ],
  },
  link('print_queue', SCREEN_TITLES.print_queue, '/print-queue', 'CAN_VIEW_PRINT_QUEUE', ON),
  {
    key: 'utility',
    label: { en: 'Utility', es: 'Utilidades' },
    need: SIGNED_IN,
    entries: [
      link(
        'builder_setup',
        { en: 'Builder Setup', es: 'Alta de constructor' },
        '/customer/new',
        EDITS_JOBS_OR_ESTIMATES,
        ON,
      ),
      link(
        'employee_setup',
        { en: 'Employee Setup', es: 'Alta de empleado' },
        '/employee/new',
        'CAN_ADMINISTER_USER',
        ON,
      ),
      link('user_setup', { en: 'User Setup', es: 'Alta de usuario' }, '/user/new', 'CAN_ADMINISTER_USER', ON),
    ],
  },
  link('user', SCREEN_TITLES.users, '/user', 'CAN_ADMINISTER_USER', ON),
  {
    key: 'admin',
    label: { en: 'Admin', es: 'Administración' },
    need: SIGNED_IN,
    online: true,
    entries: [
      link('roles', SCREEN_TITLES.role_permissions, '/roles', 'CAN_VIEW_ROLES', ON),
      link('admin_dashboard', SCREEN_TITLES.administrator_dashboard, '/admin', 'CAN_VIEW_ADMIN_DASHBOARD', ON),
      link('admin_export', SCREEN_TITLES.export, '/admin/export', 'CAN_ADMINISTER_USER', ON),
    ],
  },
];
