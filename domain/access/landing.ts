import { can, type Need } from './can';
import type { LocalText } from '../localText';
import { SEES_MAP } from './needs';
import type { Permission } from './permissions';

interface LandingButton {
  key: string;
  label: LocalText;
  to: string;
}
export interface LandingGroup {
  key: string;
  need: Need;
  buttons: readonly LandingButton[];
}

const button = (key: string, en: string, es: string, to: string): LandingButton => ({ key, label: { en, es }, to });

/** The five groups of the landing page's dashboard, eight buttons in all [NAV-022 NAV-023 NAV-025]. */
export const LANDING_GROUPS: readonly LandingGroup[] = [
  { key: 'my_jobs', need: 'CAN_VIEW_MY_JOBS', buttons: [button('my_jobs', 'My Jobs', 'Mis trabajos', '/Schedule')] },
  { key: 'map', need: SEES_MAP, buttons: [button('map', 'Map', 'Mapa', '/Supervisor/Map')] },
  {
    key: 'gunite',
    need: 'CAN_VIEW_GUNITE_SCHEDULE',
    buttons: [
      button('gunite_day', 'Gunite Day', 'Día de gunita', '/day/gunite'),
      button('gunite_week', 'Gunite Week', 'Semana de gunita', '/week/gunite'),
    ],
  },
  {
    key: 'pebble',
    need: 'CAN_VIEW_PLASTER_SCHEDULE',
    buttons: [
      button('pebble_day', 'Pebble Day', 'Día de pebble', '/day/pebble'),
      button('pebble_week', 'Pebble Week', 'Semana de pebble', '/week/pebble'),
    ],
  },
  {
    key: 'warranty',
    need: 'CAN_VIEW_WARRANTY_JOBS',
    buttons: [
      button('warranty_day', 'Warranty Day', 'Día de garantías', '/day/warranty'),
      button('warranty_week', 'Warranty Week', 'Garantía semana', '/week/warranty'),
    ],
  },
];

/**
 * The button groups that a user sees; null without CAN_VIEW_SUPERVISOR_DASHBOARD, when a plain image stands there
 * instead [NAV-021].
 */
export const landingGroups = (permissions: ReadonlySet<Permission>): LandingGroup[] | null =>
  can(permissions, 'CAN_VIEW_SUPERVISOR_DASHBOARD')
    ? LANDING_GROUPS.filter((group) => can(permissions, group.need))
    : null;

const WALLS: readonly LandingGroup[] = [
  {
    key: 'gunite',
    need: 'CAN_VIEW_GUNITE_SCHEDULE',
    buttons: [button('wall_gunite', 'Gunite wall', 'Pared de gunita', '/DigitalBoard/Gunite')],
  },
  {
    key: 'pebble',
    need: 'CAN_VIEW_PLASTER_SCHEDULE',
    buttons: [
      button('wall_pebble', 'Pebble wall', 'Pared de pebble', '/DigitalBoard/Pebble'),
      button('wall_pebble_week', 'Pebble week wall', 'Pared de la semana de pebble', '/PebbleWeeklyDigitalBoard'),
    ],
  },
  {
    key: 'warranty',
    need: 'CAN_VIEW_WARRANTY_JOBS',
    buttons: [
      button('wall_warranty', 'Warranty wall', 'Pared de garantía', '/DigitalBoard/Warranty'),
      button('wall_warranty_month', 'Warranty month', 'Mes de garantías', '/DigitalBoard/WarrantyMonth'),
    ],
  },
];

/**
 * Users who may see boards, but have neither dashboard nor schedule menu, get links to each board.
 */
export const wallGroups = (permissions: ReadonlySet<Permission>): LandingGroup[] =>
  landingGroups(permissions) === null && !permissions.has('CAN_VIEW_SCHEDULE_MENU')
    ? WALLS.filter((group) => can(permissions, group.need))
    : [];

/** The picture shown instead of the buttons [NAV-025]. */
export const LANDING_IMAGE: { src: string; alt: LocalText } = {
  src: '/landing.svg',
  alt: { en: 'Swimming pool', es: 'Piscina' },
};

/** Quick search stands in the header, quick navigation on the landing page [NAV-037]. */
export const QUICK_SEARCH: Need = { any: ['CAN_VIEW_JOB', 'CAN_VIEW_MOBILE_SEARCH'] };
export const QUICK_NAVIGATION: Need = 'CAN_VIEW_JOB';

/** The welcome of the landing page [NAV-025]. */
export const landingWelcome = (firstName: string | null | undefined): LocalText => {
  const name = firstName?.trim();
  return name
    ? { en: `Welcome to Trowel, ${name}!`, es: `¡Bienvenido a Trowel, ${name}!` }
    : { en: 'Welcome to Trowel!', es: '¡Bienvenido a Trowel!' };
};
