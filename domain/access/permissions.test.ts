import { describe, expect, it } from 'vitest';
import { BI_CODES, isPermission, PERMISSIONS, TRI_STEMS } from './permissions';

/** The codes that rows of the documents name, by the title of the test. */
const NAMED: [title: string, codes: string[]][] = [
  [
    'name user administration, reports and data export [AUTH-032 AUTH-033]',
    ['CAN_ADMINISTER_USER', 'CAN_VIEW_REPORTS', 'CAN_EXPORT_DATA'],
  ],
  [
    'name the administrator dashboard and the roles, seeing and changing apart [AUTH-035 ADM-002]',
    ['CAN_VIEW_ADMIN_DASHBOARD', 'CAN_VIEW_ROLES', 'CAN_EDIT_ROLES'],
  ],
  ['name the inventory, seeing and changing it [AUTH-034]', ['CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY']],
  ['name estimates [AUTH-037 EST-009]', ['CAN_VIEW_ESTIMATE', 'CAN_EDIT_ESTIMATE']],
  [
    'name the gunite schedule and jobs [AUTH-038]',
    [
      'CAN_VIEW_GUNITE_SCHEDULE',
      'CAN_EDIT_GUNITE_SCHEDULE',
      'CAN_VIEW_GUNITE_JOB_ALL',
      'CAN_EDIT_GUNITE_JOB_ALL',
      'CAN_VIEW_GUNITE_JOB_ASSIGNED_TO_USER',
      'CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER',
    ],
  ],
  [
    'name the pebble schedule and jobs as plaster [AUTH-039]',
    [
      'CAN_VIEW_PLASTER_SCHEDULE',
      'CAN_EDIT_PLASTER_SCHEDULE',
      'CAN_VIEW_PLASTER_JOBS_ALL',
      'CAN_EDIT_PLASTER_JOBS_ALL',
      'CAN_VIEW_PLASTER_JOBS_ASSIGNED_TO_USER',
      'CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER',
    ],
  ],
  [
    'name warranty jobs and colour recipes [AUTH-040 AUTH-042]',
    ['CAN_VIEW_WARRANTY_JOBS', 'CAN_EDIT_WARRANTY_JOBS', 'CAN_VIEW_COLOR_RECIPE', 'CAN_EDIT_COLOR_RECIPE'],
  ],
  ['name job deletion and mails to builders [AUTH-043]', ['CAN_DELETE_JOB', 'CAN_SEND_BUILDER_EMAIL']],
  [
    'name own jobs, other people, mobile upload and presite [AUTH-045 AUTH-046 PRE-017]',
    [
      'CAN_SUPERVISE_OTHERS',
      'CAN_VIEW_MY_JOBS',
      'CAN_MOBILE_UPLOAD',
      'CAN_EDIT_MOBILE_PRESITE',
      'CAN_SCHEDULE_PRESITE',
    ],
  ],
];

describe('the permission codes', () => {
  it('are 70 in all, a closed list without doubles [AUTH-054]', () => {
    expect(new Set(PERMISSIONS).size).toBe(70);
    expect(PERMISSIONS).toHaveLength(70);
    expect(['CAN_FLY', 'can_view_job', 'VIEW_JOB', '', null, 7].filter(isPermission)).toEqual([]);
  });

  it('come from eleven three-level stems and 48 codes that are held or not', () => {
    expect([...TRI_STEMS].sort()).toEqual([
      'COLOR_RECIPE',
      'ESTIMATE',
      'GUNITE_JOB_ALL',
      'GUNITE_JOB_ASSIGNED_TO_USER',
      'GUNITE_SCHEDULE',
      'INVENTORY',
      'PLASTER_JOBS_ALL',
      'PLASTER_JOBS_ASSIGNED_TO_USER',
      'PLASTER_SCHEDULE',
      'ROLES',
      'WARRANTY_JOBS',
    ]);
    expect(BI_CODES).toHaveLength(48);
  });

  it('all start with CAN_ but IS_SUBCONTRACTOR [AUTH-030]', () => {
    expect(PERMISSIONS.filter((code) => !code.startsWith('CAN_'))).toEqual(['IS_SUBCONTRACTOR']);
    for (const stem of TRI_STEMS) expect([`CAN_VIEW_${stem}`, `CAN_EDIT_${stem}`].every(isPermission)).toBe(true);
  });

  it.each(NAMED)('%s', (_title, codes) => {
    expect(codes.filter((code) => !isPermission(code))).toEqual([]);
  });

  it('name four crew orders, pebble in the plural [AUTH-036]', () => {
    expect(PERMISSIONS.filter((code) => code.startsWith('CAN_REORDER_')).sort()).toEqual([
      'CAN_REORDER_BOULDER_CREW',
      'CAN_REORDER_GUNITE_CREW',
      'CAN_REORDER_PEBBLE_CREWS',
      'CAN_REORDER_WARRANTY_CREW',
    ]);
  });

  it('have one code for each of eleven reports [AUTH-041]', () => {
    const reports = PERMISSIONS.filter((code) => code.startsWith('CAN_VIEW_REPORT_')).map((code) =>
      code.slice('CAN_VIEW_REPORT_'.length),
    );
    expect(reports.sort()).toEqual([
      'CALENDAR_GUNITE',
      'CALENDAR_PEBBLE',
      'COVERAGE',
      'CUSTOMER_CONTACT_LIST',
      'CUSTOMER_TOP_50_CONTACTS',
      'INVENTORY',
      'PER_COMPANY_JOB',
      'SLURRY_PICKUP',
      'YEAR_OVER_YEAR_GUNITE',
      'YEAR_OVER_YEAR_PEBBLE',
      'YEAR_OVER_YEAR_PEBBLE_REMODEL',
    ]);
  });

  it('have four codes for the mobile views [AUTH-044]', () => {
    const mobile = PERMISSIONS.filter((code) => code.startsWith('CAN_VIEW_MOBILE_')).map((code) =>
      code.slice('CAN_VIEW_MOBILE_'.length),
    );
    expect(mobile.sort()).toEqual(['DASHBOARD', 'MAP', 'SEARCH', 'WORK_ORDERS']);
  });

  it('have five codes for the work orders of a foreman [AUTH-047]', () => {
    const foreman = PERMISSIONS.filter((code) => code.startsWith('CAN_EDIT_FOREMAN_'));
    expect(foreman.map((code) => code.slice('CAN_EDIT_FOREMAN_'.length, -'_WORK_ORDER'.length)).sort()).toEqual([
      'BOULDER',
      'GUNITE',
      'PEBBLE',
      'PEBBLE_DAILY',
      'PREP',
    ]);
  });

  it('have five codes for the menus [AUTH-050]', () => {
    const menus = PERMISSIONS.filter((code) => code.endsWith('_MENU'));
    expect(menus.sort()).toEqual([
      'CAN_VIEW_INVENTORY_MENU',
      'CAN_VIEW_JOB_MENU',
      'CAN_VIEW_MAP_SEARCH_MENU',
      'CAN_VIEW_REPORTS_MENU',
      'CAN_VIEW_SCHEDULE_MENU',
    ]);
  });
});
