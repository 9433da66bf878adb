import type { Need } from './can';
import type { LocalText } from '../localText';
import { SCREEN_TITLES } from '../labels/screens';

/** The part of the product that a screen belongs to; the page of a screen that is still to come names it. */
export const AREAS = {
  shell: { en: 'Sign-in and start page', es: 'Inicio de sesión y portada' },
  boards: { en: 'Scheduling boards', es: 'Tableros de programación' },
  builders: { en: 'Builders and homeowners', es: 'Constructores y propietarios' },
  jobs: { en: 'Jobs and sub-jobs', es: 'Trabajos y subtrabajos' },
  estimates: SCREEN_TITLES.estimates,
  map: { en: 'Job map', es: 'Mapa de trabajos' },
  schedules: { en: 'Schedules, calendars and digital boards', es: 'Programación, calendarios y tableros digitales' },
  workOrders: { en: 'Work orders, cards and print queue', es: 'Órdenes de trabajo, tarjetas y cola de impresión' },
  inventory: SCREEN_TITLES.inventory_and_orders,
  reports: SCREEN_TITLES.reports,
  people: { en: 'Users, roles and employees', es: 'Usuarios, roles y empleados' },
  administration: SCREEN_TITLES.administration,
} as const satisfies Record<string, LocalText>;

type Area = keyof typeof AREAS;

export interface AppRoute {
  /** Fixed segments and `:params`; matched without regard to letter case. */
  path: string;
  title: LocalText;
  /** Without it the fallback page stands in place of the screen. */
  need: Need;
  area: Area;
  /** `later`: an honest page says that the screen is still to come. */
  screen: 'built' | 'later';
  /** The values that a param may have, in lower case, with what each needs besides; others are unknown addresses. */
  values?: Readonly<Record<string, Readonly<Record<string, Need>>>>;
  /** Whether the id of the address is in the user's scope decides too; out of scope answers like unknown. */
  rows?: true;
  /** Exists only while nobody is signed in. */
  signed_out?: true;
  /** Drawn without header and menus. */
  bare?: true;
}

type Extra = Pick<AppRoute, 'values' | 'rows' | 'signed_out' | 'bare'>;

const route =
  (screen: AppRoute['screen']) =>
  (path: string, title: LocalText, area: Area, need: Need, extra: Extra = {}): AppRoute => ({
    path,
    title,
    area,
    need,
    screen,
    ...extra,
  });

/** A screen that is there. */
export const built = route('built');
