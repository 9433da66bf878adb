import { describe, expect, it } from 'vitest';
import { can } from './can';
import { matchRoute, openRoute } from './matchRoute';
import { effectivePermissions } from './effective';
import type { Permission } from './permissions';
import { roleEntries, ROLES } from './roles';

const set = (...codes: Permission[]): ReadonlySet<Permission> => new Set(codes);
const pathOf = (address: string): string | undefined => matchRoute(address)?.route.path;

describe('matching an address', () => {
  it('does not mind letter case, in the address or in the table [NAV-043]', () => {
    expect(pathOf('/Supervisor/Map')).toBe('/supervisor/map');
    expect(pathOf('/teamschedule')).toBe('/TeamSchedule');
    expect(pathOf('/digitalboard/warrantymonth')).toBe('/DigitalBoard/WarrantyMonth');
    expect(pathOf('/superdetail/12')).toBe('/SuperDetail/:jobDetailID');
    expect(pathOf('/schedule')).toBe('/Schedule');
  });

  it('roots every route at / and reads report names as /reports/{name} [NAV-043]', () => {
    const bare = [
      'top-contacts',
      'customer-contact-list',
      'coverage',
      'per-company-job',
      'warranty-aging',
      'slurry-pickup',
      'color-location',
      'warranty-jobs-outstanding',
      'overrides',
    ];
    expect(bare.map((name) => pathOf(`/reports/${name}`))).toEqual(bare.map((name) => `/reports/${name}`));
  });

  it('lets a fixed segment win over a param [NAV-044]', () => {
    expect(pathOf('/DigitalBoard/Warranty')).toBe('/DigitalBoard/Warranty');
    expect(pathOf('/job/new')).toBe('/job/new');
    expect(pathOf('/job/pebble-work-order/pdf')).toBe('/job/pebble-work-order/pdf');
    expect(pathOf('/admin/lookups/job_type/new')).toBe('/admin/lookups/:resource/new');
    expect(pathOf('/job/7/pebble/9')).toBe('/job/:jobID/pebble/:jobDetailID');
  });

  it('gives the params as they were written', () => {
    expect(matchRoute('/job/7/edit/12')?.params).toEqual({ jobID: '7', jobDetailID: '12' });
    expect(matchRoute('/homeowner/tmp-3F2A/edit/')?.params).toEqual({ homeownerID: 'tmp-3F2A' });
    expect(matchRoute('/print-queue-selection-card-view/Boulder/4%2C5')?.params).toEqual({
      stage: 'boulder',
      selection: '4,5',
    });
  });

  it('knows the values of a category without regard to case, and no others [NAV-130]', () => {
    expect(matchRoute('/DigitalBoard/PEBBLE')?.params).toEqual({ category: 'pebble' });
    expect(matchRoute('/reports/year-over-year/Remodel')?.params).toEqual({ category: 'remodel' });
    const unknown = [
      '/DigitalBoard/Boulder',
      '/DigitalBoard/constructor',
      '/reports/year-over-year/warranty',
      '/nowhere',
      '/job/1',
      '/week',
      '/%E0%A4%A',
    ];
    expect(unknown.filter((address) => matchRoute(address))).toEqual([]);
  });

  it('knows the types of work orders, which differ between new and edit', () => {
    expect(matchRoute('/job/1/2/work-order/new/prep')).toBeNull();
    expect(matchRoute('/job/1/2/work-order/prep/3/edit')?.params).toMatchObject({ type: 'prep', workOrderId: '3' });
    expect(matchRoute('/SuperDetail/2/job/1/work-order/repair/3/edit')).toBeNull();
  });

  it('asks for the code of the value in the address', () => {
    const pebble = matchRoute('/DigitalBoard/Pebble');
    expect(pebble && can(['CAN_VIEW_PLASTER_SCHEDULE'], pebble.need)).toBe(true);
    expect(pebble && can(['CAN_VIEW_GUNITE_SCHEDULE'], pebble.need)).toBe(false);
  });
});

describe('opening an address', () => {
  it('shows the fallback page, not the screen, without the code of a gated route [AUTH-026 AUTH-027 AUTH-028 AUTH-029]', () => {
    const gates: [string, Permission][] = [
      ['/admin', 'CAN_VIEW_ADMIN_DASHBOARD'],
      ['/roles', 'CAN_VIEW_ROLES'],
      ['/inventory-count', 'CAN_VIEW_INVENTORY'],
      ['/user', 'CAN_ADMINISTER_USER'],
      ['/user/new', 'CAN_ADMINISTER_USER'],
      ['/user/5/edit', 'CAN_ADMINISTER_USER'],
      ['/admin/export', 'CAN_ADMINISTER_USER'],
    ];
    for (const [address, code] of gates) {
      expect(openRoute(address, set('CAN_VIEW_JOB'))).toBe('forbidden');
      expect(openRoute(address, set(code))).toMatchObject({ route: { need: code } });
    }
  });

  it('knows unknown addresses from forbidden ones', () => {
    expect(openRoute('/nowhere', set())).toBe('unknown');
    expect(openRoute('/job', set())).toBe('forbidden');
  });

  it('sends a signed-in user away from /login [AUTH-006]', () => {
    expect(openRoute('/Login', set('CAN_VIEW_JOB'))).toBe('home');
  });

  it('opens the pebble week board to every seeded role that may see the schedule', () => {
    const opens = ROLES.filter(
      (role) => typeof openRoute('/week/pebble', new Set(effectivePermissions(roleEntries(role)))) === 'object',
    );
    expect(opens.map((role) => role.code)).toEqual(['AD', 'OM', 'SC', 'OS', 'ES', 'SU', 'FO', 'WH', 'DI']);
  });
});
