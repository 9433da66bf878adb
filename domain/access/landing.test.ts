import { describe, expect, it } from 'vitest';
import {
  landingGroups,
  LANDING_GROUPS,
  LANDING_IMAGE,
  landingWelcome,
  QUICK_NAVIGATION,
  QUICK_SEARCH,
  wallGroups,
} from './landing';
import { can } from './can';
import { matchRoute } from './matchRoute';
import type { Permission } from './permissions';

const keys = (...codes: Permission[]): string[] | undefined => landingGroups(new Set(codes))?.map((group) => group.key);

describe('the landing page', () => {
  it('shows a plain image instead of buttons without CAN_VIEW_SUPERVISOR_DASHBOARD [AUTH-049 NAV-021]', () => {
    expect(landingGroups(new Set(['CAN_VIEW_MY_JOBS'] as const))).toBeNull();
    expect(keys('CAN_VIEW_SUPERVISOR_DASHBOARD', 'CAN_VIEW_MY_JOBS')).toEqual(['my_jobs']);
  });

  it('leads to the walls that a display account may show, and nobody else there', () => {
    const walls = (...codes: Permission[]): string[] =>
      wallGroups(new Set(codes)).flatMap(({ buttons }) => buttons.map(({ to }) => to));
    expect(walls('CAN_VIEW_GUNITE_SCHEDULE', 'CAN_VIEW_PLASTER_SCHEDULE', 'CAN_VIEW_WARRANTY_JOBS')).toEqual([
      '/DigitalBoard/Gunite',
      '/DigitalBoard/Pebble',
      '/PebbleWeeklyDigitalBoard',
      '/DigitalBoard/Warranty',
      '/DigitalBoard/WarrantyMonth',
    ]);
    expect(walls('CAN_VIEW_GUNITE_SCHEDULE')).toEqual(['/DigitalBoard/Gunite']);
    expect(walls('CAN_VIEW_SUPERVISOR_DASHBOARD', 'CAN_VIEW_GUNITE_SCHEDULE')).toEqual([]);
    expect(walls('CAN_VIEW_SCHEDULE_MENU', 'CAN_VIEW_GUNITE_SCHEDULE')).toEqual([]);
    expect(walls()).toEqual([]);
    for (const to of ['/DigitalBoard/Gunite', '/DigitalBoard/WarrantyMonth', '/PebbleWeeklyDigitalBoard'])
      expect(matchRoute(to)).not.toBeNull();
  });

  it('has eight buttons to boards, map and own jobs [NAV-022]', () => {
    expect(LANDING_GROUPS.flatMap((group) => group.buttons.map((button) => `${button.label.en} ${button.to}`))).toEqual(
      [
        'My Jobs /Schedule',
        'Map /Supervisor/Map',
        'Gunite Day /day/gunite',
        'Gunite Week /week/gunite',
        'Pebble Day /day/pebble',
        'Pebble Week /week/pebble',
        'Warranty Day /day/warranty',
        'Warranty Week /week/warranty',
      ],
    );
    for (const group of LANDING_GROUPS)
      for (const button of group.buttons) expect(matchRoute(button.to)).not.toBeNull();
  });

  it('hides each of the five groups on its own [NAV-023]', () => {
    const dashboard = 'CAN_VIEW_SUPERVISOR_DASHBOARD';
    expect(keys(dashboard)).toEqual([]);
    expect(keys(dashboard, 'CAN_VIEW_MOBILE_MAP')).toEqual(['map']);
    expect(keys(dashboard, 'CAN_VIEW_MAP_SEARCH_MENU')).toEqual(['map']);
    expect(keys(dashboard, 'CAN_VIEW_GUNITE_SCHEDULE')).toEqual(['gunite']);
    expect(keys(dashboard, 'CAN_VIEW_PLASTER_SCHEDULE')).toEqual(['pebble']);
    expect(keys(dashboard, 'CAN_VIEW_WARRANTY_JOBS')).toEqual(['warranty']);
  });

  it('welcomes by first name, or without one, and names its picture [NAV-025]', () => {
    expect([landingWelcome('Maria').en, landingWelcome(' ').en]).toEqual([
      'Welcome to Trowel, Maria!',
      'Welcome to Trowel!',
    ]);
    expect(LANDING_IMAGE).toMatchObject({ src: '/landing.svg', alt: { en: 'Swimming pool' } });
  });

  it('has the quick navigation for those who see jobs, the header the quick search for mobile searchers too', () => {
    const opens = (code: Permission) => [can([code], QUICK_NAVIGATION), can([code], QUICK_SEARCH)];
    expect([opens('CAN_VIEW_JOB'), opens('CAN_VIEW_MOBILE_SEARCH'), opens('CAN_VIEW_MY_JOBS')]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});
