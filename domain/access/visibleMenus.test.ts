import { describe, expect, it } from 'vitest';
import type { MenuLocation } from './inventoryMenu';
import { MENUS } from './menus';
import { effectivePermissions } from './effective';
import { landingGroups } from './landing';
import { matchRoute, openRoute } from './matchRoute';
import { PERMISSIONS, type Permission } from './permissions';
import { roleEntries, ROLES, type RoleCode } from './roles';
import { visibleMenus as offered, type MenuFacts, type VisibleMenu } from './visibleMenus';

const ALL: ReadonlySet<Permission> = new Set(PERMISSIONS);
const WAREHOUSE: MenuLocation = { id: 4, name: 'Warehouse', is_active: true, is_main: false };
const HOUSTON: MenuLocation = { id: 2, name: 'Houston Yard', is_active: true, is_main: true };
const CLOSED: MenuLocation = { id: 9, name: 'Austin', is_active: false, is_main: false };

/** The whole table: screens that are still to come stand in it too. */
const visibleMenus = (permissions: ReadonlySet<Permission>, facts: MenuFacts = {}): VisibleMenu[] =>
  offered(permissions, { withLater: true, ...facts });

const menu = (key: string, permissions = ALL, facts: MenuFacts = {}): VisibleMenu | undefined =>
  visibleMenus(permissions, facts).find((one) => one.key === key);

/** The links of a group, each as "Label -> address" with a star for a new tab. */
const links = (key: string, permissions = ALL, facts: MenuFacts = {}): string[] => {
  const group = menu(key, permissions, facts);
  if (!group || !('entries' in group)) return [];
  return group.entries.map((entry) =>
    'to' in entry ? `${entry.label.en} -> ${entry.to}${entry.new_tab ? ' *' : ''}` : entry.label.en,
  );
};

const of = (code: RoleCode): ReadonlySet<Permission> =>
  new Set(ROLES.filter((role) => role.code === code).flatMap((role) => effectivePermissions(roleEntries(role))));

describe('the menus', () => {
  it('stand in the header in their order', () => {
    expect(visibleMenus(ALL).map((one) => one.label.en)).toEqual([
      'Schedule',
      'Jobs',
      'Search Map',
      'Inventory',
      'Reports',
      'Print Queue',
      'Utility',
      'Users',
      'Admin',
    ]);
  });

  it('list the boards and schedules, without a Warranty week entry [NAV-003]', () => {
    expect(links('schedule')).toEqual([
      'Gunite Week -> /week/gunite',
      'Gunite Day -> /day/gunite',
      'Pebble Week -> /week/pebble',
      'Pebble Day -> /day/pebble',
      'Warranty Day -> /day/warranty',
      'Warranty Month -> /DigitalBoard/WarrantyMonth *',
      'Team Schedule -> /TeamSchedule',
      'Days without Work -> /day-without-work',
      'Plants -> /plant',
      'Phase Gaps -> /chain-gap',
      'Evening Messages -> /evening-message',
      'Yards and Batches -> /daily',
      'Presite -> /PresiteSchedule',
      'My Schedule -> /Schedule',
    ]);
  });

  it('leave the warranty week to its route and to the start page [WRB-014]', () => {
    expect(links('schedule')).toEqual(
      expect.arrayContaining([
        'Warranty Day -> /day/warranty',
        'Warranty Month -> /DigitalBoard/WarrantyMonth *',
        'Team Schedule -> /TeamSchedule',
      ]),
    );
    expect(MENUS.flatMap((each) => links(each.key)).filter((each) => each.includes('/week/warranty'))).toEqual([]);
    expect(openRoute('/week/warranty', ALL)).toMatchObject({ route: { path: '/week/warranty', screen: 'built' } });
    expect((landingGroups(ALL) ?? []).flatMap(({ buttons }) => buttons.map(({ to }) => to))).toContain(
      '/week/warranty',
    );
  });

  it('list jobs, estimates and people under Jobs [NAV-004]', () => {
    expect(links('jobs')).toEqual([
      'Job Search -> /job',
      'Estimates -> /estimate',
      'Builders -> /customer',
      'Employees -> /employee',
      'Homeowners -> /homeowner',
    ]);
  });

  it('offer Employees, boards, map, stock, reports, users and setups only online [NAV-005]', () => {
    expect(links('jobs', ALL, { online: false })).toEqual([
      'Job Search -> /job',
      'Estimates -> /estimate',
      'Builders -> /customer',
      'Homeowners -> /homeowner',
    ]);
    expect(links('schedule', ALL, { online: false })).toEqual([
      'My Schedule -> /Schedule',
      'Seen on This Device -> /device',
    ]);
    expect(visibleMenus(ALL, { online: false }).map((one) => one.key)).toEqual(['schedule', 'jobs']);
  });

  it('have top-level entries for the map, the print queue and the users [NAV-006 NAV-010 NAV-012]', () => {
    expect(['map', 'print_queue', 'user'].map((key) => menu(key))).toMatchObject([
      { to: '/map' },
      { to: '/print-queue' },
      { to: '/user' },
    ]);
  });

  it('list inventory screens [NAV-007 CR-001]', () => {
    expect(links('inventory', ALL, { locations: [HOUSTON] })).toEqual([
      'Counts -> /inventory-count',
      'Current Inventory',
      'Purchase Orders -> /purchaseOrder',
      'Color Recipes -> /color-recipe',
      'Relocation Orders -> /inventoryRelocation',
    ]);
  });

  it('list each active location by name with its five links, and all locations under the main one [NAV-008]', () => {
    const group = menu('inventory', ALL, { locations: [WAREHOUSE, CLOSED, HOUSTON] });
    const current = group && 'entries' in group ? group.entries.find((entry) => 'blocks' in entry) : undefined;
    const blocks = current && 'blocks' in current ? current.blocks : [];
    expect(blocks.map((block) => block.heading.en)).toEqual(['Houston Yard', 'All Locations', 'Warehouse']);
    expect(blocks[0]?.links.map((link) => `${link.label.en} ${link.to}`)).toEqual([
      'Drains /reports/inventory/2/1',
      'Beadcrete /reports/inventory/2/2',
      'Pigment /reports/inventory/2/3',
      'PT-Warehouse /reports/inventory/2/4',
      'Rock /reports/inventory/2/5',
    ]);
    expect(blocks[1]?.links.map((link) => link.to)).toEqual(
      [1, 2, 3, 4, 5].map((group_id) => `/reports/inventory/0/${group_id}`),
    );
  });

  it('open every report in a new tab [NAV-009]', () => {
    expect(links('reports')).toEqual([
      'Calendar Gunite -> /calendar/gunite *',
      'Calendar Pebble -> /calendar/pebble *',
      'Customer Top 50 Contacts -> /reports/top-contacts *',
      'Customer Contact List -> /reports/customer-contact-list *',
      'Color Location -> /reports/color-location *',
      'Coverage -> /reports/coverage *',
      'Per Company Job -> /reports/per-company-job *',
      'Slurry Pickup -> /reports/slurry-pickup *',
      'Schedule Overrides -> /reports/overrides *',
      'Warranty Aging -> /reports/warranty-aging *',
      'Warranty Jobs Outstanding -> /reports/warranty-jobs-outstanding *',
      'Year Over Year Gunite -> /reports/year-over-year/gunite *',
      'Year Over Year Pebble -> /reports/year-over-year/pebble *',
      'Year Over Year Remodel -> /reports/year-over-year/remodel *',
    ]);
  });

  it('open the new forms from Utility, in the same tab, by their codes [NAV-011 NAV-016]', () => {
    expect(links('utility')).toEqual([
      'Builder Setup -> /customer/new',
      'Employee Setup -> /employee/new',
      'User Setup -> /user/new',
    ]);
    for (const code of [
      'CAN_EDIT_GUNITE_JOB_ALL',
      'CAN_EDIT_PLASTER_JOBS_ALL',
      'CAN_EDIT_WARRANTY_JOBS',
      'CAN_EDIT_ESTIMATE',
    ] as const) {
      expect(links('utility', new Set([code]))).toEqual(['Builder Setup -> /customer/new']);
    }
    expect(links('utility', new Set(['CAN_ADMINISTER_USER'] as const))).toEqual([
      'Employee Setup -> /employee/new',
      'User Setup -> /user/new',
    ]);
  });

  it('list roles, dashboard and export under Admin [NAV-013]', () => {
    expect(links('admin')).toEqual([
      'Role Permissions -> /roles',
      'Administrator Dashboard -> /admin',
      'Export -> /admin/export',
    ]);
  });

  it('offer no screen that is still to come', () => {
    const shown = offered(ALL, { locations: [HOUSTON] });
    const addresses = shown
      .flatMap((one) => ('entries' in one ? one.entries : [one]))
      .flatMap((entry) => ('to' in entry ? [entry.to] : []));
    expect(addresses.filter((to) => matchRoute(to)?.route.screen !== 'built')).toEqual([]);
  });

  it('show an entry only with its menu code and its own, and no empty group [NAV-002]', () => {
    expect(visibleMenus(new Set(['CAN_VIEW_SCHEDULE_MENU'] as const))).toEqual([]);
    expect(visibleMenus(new Set(['CAN_VIEW_PLASTER_SCHEDULE'] as const))).toEqual([]);
    expect(links('schedule', new Set(['CAN_VIEW_SCHEDULE_MENU', 'CAN_VIEW_PLASTER_SCHEDULE'] as const))).toEqual([
      'Pebble Week -> /week/pebble',
      'Pebble Day -> /day/pebble',
    ]);
    expect(links('reports', new Set(['CAN_VIEW_REPORTS_MENU', 'CAN_VIEW_REPORT_COVERAGE'] as const))).toEqual([]);
    expect(visibleMenus(new Set())).toEqual([]);
  });

  it('name the code of every entry [NAV-015]', () => {
    const menuCodes = PERMISSIONS.filter((code) => code.endsWith('_MENU'));
    const keysWith = (...codes: Permission[]): string[] =>
      visibleMenus(new Set([...menuCodes, 'CAN_VIEW_REPORTS', ...codes]), { locations: [HOUSTON] }).flatMap((one) =>
        'entries' in one ? one.entries.map((entry) => entry.key) : [one.key],
      );
    const always = keysWith();
    expect(always).toEqual(['map']);
    const opened = PERMISSIONS.map(
      (code) => [code, keysWith(code).filter((key) => !always.includes(key))] as const,
    ).filter(([, keys]) => keys.length > 0);
    expect(Object.fromEntries(opened.map(([code, keys]) => [code, keys.join(' ')]))).toEqual({
      CAN_VIEW_INVENTORY: 'inventory_count purchase_order relocation_order',
      CAN_VIEW_ROLES: 'roles',
      CAN_VIEW_ESTIMATE: 'estimate',
      CAN_EDIT_ESTIMATE: 'builder_setup',
      CAN_VIEW_GUNITE_SCHEDULE: 'gunite_week gunite_day',
      CAN_VIEW_PLASTER_SCHEDULE: 'pebble_week pebble_day',
      CAN_EDIT_GUNITE_JOB_ALL: 'daily builder_setup',
      CAN_EDIT_GUNITE_JOB_ASSIGNED_TO_USER: 'daily',
      CAN_VIEW_PLASTER_JOBS_ALL: 'color_location',
      CAN_EDIT_PLASTER_JOBS_ALL: 'daily builder_setup',
      CAN_EDIT_PLASTER_JOBS_ASSIGNED_TO_USER: 'daily',
      CAN_VIEW_WARRANTY_JOBS: 'warranty_day warranty_month warranty_aging warranty_jobs_outstanding',
      CAN_EDIT_WARRANTY_JOBS: 'evening builder_setup',
      CAN_EDIT_GUNITE_SCHEDULE: 'days_off plant gaps evening',
      CAN_EDIT_PLASTER_SCHEDULE: 'days_off plant gaps evening',
      CAN_VIEW_COLOR_RECIPE: 'color_recipe',
      CAN_VIEW_JOB: 'job customer homeowner',
      CAN_ADMINISTER_USER: 'employee employee_setup user_setup user admin_export',
      CAN_VIEW_ADMIN_DASHBOARD: 'admin_dashboard',
      CAN_REORDER_WARRANTY_CREW: 'employee',
      CAN_REORDER_PEBBLE_CREWS: 'employee',
      CAN_REORDER_GUNITE_CREW: 'employee',
      CAN_REORDER_BOULDER_CREW: 'employee',
      CAN_SCHEDULE_PRESITE: 'presite',
      CAN_VIEW_REPORT_CALENDAR_GUNITE: 'calendar_gunite',
      CAN_VIEW_REPORT_CALENDAR_PEBBLE: 'calendar_pebble',
      CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST: 'customer_contact_list',
      CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS: 'top_contacts',
      CAN_VIEW_REPORT_COVERAGE: 'coverage',
      CAN_VIEW_REPORT_PER_COMPANY_JOB: 'per_company_job',
      CAN_VIEW_REPORT_SLURRY_PICKUP: 'slurry_pickup',
      CAN_OVERRIDE_SCHEDULE: 'overrides',
      CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE: 'year_over_year_gunite',
      CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE: 'year_over_year_pebble',
      CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL: 'year_over_year_remodel',
      CAN_VIEW_REPORT_INVENTORY: 'current_inventory',
      CAN_VIEW_MY_JOBS: 'my_schedule',
      CAN_SUPERVISE_OTHERS: 'team_schedule employee',
      CAN_VIEW_PRINT_QUEUE: 'print_queue',
    });
  });

  it('give a crew member the own schedule, a display nothing, a foreman boards and jobs', () => {
    expect(links('schedule', of('CW'))).toEqual(['My Schedule -> /Schedule']);
    expect(visibleMenus(of('DI'))).toEqual([]);
    expect(visibleMenus(of('FO')).map((one) => one.key)).toEqual(['schedule', 'jobs']);
  });

  it('lead only to addresses that the same codes open', () => {
    for (const role of ROLES) {
      for (const one of visibleMenus(of(role.code), { locations: [HOUSTON] })) {
        const entries =
          'entries' in one
            ? one.entries.flatMap((entry) =>
                'blocks' in entry ? entry.blocks.flatMap((block) => block.links) : [entry],
              )
            : [one];
        for (const entry of entries)
          expect(openRoute(entry.to, of(role.code))).toMatchObject({ route: { path: expect.any(String) } });
      }
    }
  });

  it('have a Spanish label each', () => {
    const labels = MENUS.flatMap((one) => [
      'entries' in one ? one.entries.map((entry) => entry.label.es) : [],
      one.label.es,
    ]).flat();
    expect(labels.filter((label) => label === '')).toEqual([]);
  });
});
