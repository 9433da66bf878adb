import type { AccessEntries } from './effective';
import { BI_CODES, TRI_STEMS, type AccessLevel, type BiCode, type TriStem } from './permissions';

export type RoleCode = 'AD' | 'OM' | 'SC' | 'OS' | 'ES' | 'SU' | 'FO' | 'CW' | 'WH' | 'SB' | 'DI';

/** The two divisions of the presite screen, columns of a role, sent in the profile as `flags`. */
export interface RoleFlags {
  presite_gunite: boolean;
  presite_pebble: boolean;
}

export interface RoleSeed {
  id: number;
  code: RoleCode;
  name: string;
  /** A locked role cannot be edited or deleted. */
  is_locked: boolean;
  levels: Readonly<Record<TriStem, AccessLevel>>;
  codes: readonly BiCode[];
  flags: RoleFlags;
}

const NAMES: Readonly<Record<RoleCode, string>> = {
  AD: 'Administrator',
  OM: 'Office Manager',
  SC: 'Scheduler',
  OS: 'Office Staff',
  ES: 'Estimator',
  SU: 'Supervisor',
  FO: 'Foreman',
  CW: 'Crew Member',
  WH: 'Warehouse',
  SB: 'Subcontractor',
  DI: 'Display',
};

const ROLE_CODES: readonly RoleCode[] = ['AD', 'OM', 'SC', 'OS', 'ES', 'SU', 'FO', 'CW', 'WH', 'SB', 'DI'];

/** One letter a role, in the order of ROLE_CODES: E edit, V view, - none. */
const LEVELS: Readonly<Record<TriStem, string>> = {
  //                             A O S O E S F C W S D
  //                             D M C S S U O W H B I
  INVENTORY: 'E E V V - - - - E - -',
  ROLES: 'E V - - - - - - - - -',
  ESTIMATE: 'E E V E E V - - - - -',
  GUNITE_SCHEDULE: 'E E E V V V V - V - V',
  PLASTER_SCHEDULE: 'E E E V V V V - V - V',
  GUNITE_JOB_ALL: 'E E E E V V - - V - -',
  PLASTER_JOBS_ALL: 'E E E E V V - - V - -',
  GUNITE_JOB_ASSIGNED_TO_USER: 'E E E E V E E V - V -',
  PLASTER_JOBS_ASSIGNED_TO_USER: 'E E E E V E E V - V -',
  WARRANTY_JOBS: 'E E E E V E V - - - V',
  COLOR_RECIPE: 'E E V V - - - - E - -',
};

/** The roles that hold a code besides the Administrator. */
const HOLDERS: Readonly<Record<BiCode, string>> = {
  CAN_VIEW_JOB: 'OM SC OS ES SU FO WH',
  CAN_ADMINISTER_USER: '',
  CAN_VIEW_ADMIN_DASHBOARD: 'OM',
  CAN_EXPORT_DATA: 'OM',
  CAN_DELETE_JOB: 'OM',
  CAN_MERGE_RECORDS: 'OM OS',
  CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS: 'OM',
  CAN_OVERRIDE_SCHEDULE: 'OM SC',
  CAN_REORDER_WARRANTY_CREW: 'OM SC',
  CAN_REORDER_PEBBLE_CREWS: 'OM SC',
  CAN_REORDER_GUNITE_CREW: 'OM SC',
  CAN_REORDER_BOULDER_CREW: 'OM SC',
  CAN_SCHEDULE_PRESITE: 'OM SC',
  CAN_VIEW_REPORTS: 'OM SC OS ES SU',
  CAN_VIEW_REPORT_CALENDAR_GUNITE: 'OM SC OS ES SU',
  CAN_VIEW_REPORT_CALENDAR_PEBBLE: 'OM SC OS ES SU',
  CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST: 'OM OS ES',
  CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS: 'OM OS ES',
  CAN_VIEW_REPORT_COVERAGE: 'OM SC OS',
  CAN_VIEW_REPORT_PER_COMPANY_JOB: 'OM SC OS',
  CAN_VIEW_REPORT_SLURRY_PICKUP: 'OM SC OS SU',
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE: 'OM',
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE: 'OM',
  CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL: 'OM',
  CAN_VIEW_REPORT_INVENTORY: 'OM SC OS WH',
  CAN_VIEW_PRICES: 'OM SC OS WH',
  CAN_VIEW_MOBILE_DASHBOARD: 'OM SC SU FO CW SB',
  CAN_VIEW_MOBILE_WORK_ORDERS: 'OM SC SU FO CW SB',
  CAN_VIEW_MY_JOBS: 'OM SC SU FO CW SB',
  CAN_VIEW_MOBILE_SEARCH: 'OM SC OS SU FO',
  CAN_VIEW_MOBILE_MAP: 'OM SC SU FO',
  CAN_SUPERVISE_OTHERS: 'OM SC SU',
  CAN_EDIT_MOBILE_PRESITE: 'OM SC SU',
  CAN_MOBILE_UPLOAD: 'OM SC OS SU FO SB',
  CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER: 'OM SC SU FO SB',
  CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER: 'OM SC SU FO SB',
  CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER: 'OM SC SU FO SB',
  CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER: 'OM SC SU FO SB',
  CAN_EDIT_FOREMAN_PREP_WORK_ORDER: 'OM SC SU FO SB',
  CAN_SEND_BUILDER_EMAIL: 'OM SC OS',
  CAN_VIEW_PRINT_QUEUE: 'OM SC OS',
  CAN_VIEW_SUPERVISOR_DASHBOARD: 'OM SC SU FO CW SB',
  CAN_VIEW_JOB_MENU: 'OM SC OS ES SU FO WH',
  CAN_VIEW_MAP_SEARCH_MENU: 'OM SC OS ES SU',
  CAN_VIEW_REPORTS_MENU: 'OM SC OS ES SU',
  CAN_VIEW_INVENTORY_MENU: 'OM SC OS WH',
  CAN_VIEW_SCHEDULE_MENU: 'OM SC OS ES SU FO CW WH SB',
  IS_SUBCONTRACTOR: 'SB',
};

const PRESITE_ROLES: readonly RoleCode[] = ['AD', 'OM', 'SC', 'SU'];
const LEVEL_OF_LETTER: Readonly<Record<string, AccessLevel>> = { E: 'edit', V: 'view', '-': 'none' };

const levelsOf = (index: number): Record<TriStem, AccessLevel> => {
  const level = (stem: TriStem): AccessLevel => LEVEL_OF_LETTER[LEVELS[stem].split(' ')[index] ?? '-'] ?? 'none';
  return {
    INVENTORY: level('INVENTORY'),
    ROLES: level('ROLES'),
    ESTIMATE: level('ESTIMATE'),
    GUNITE_SCHEDULE: level('GUNITE_SCHEDULE'),
    PLASTER_SCHEDULE: level('PLASTER_SCHEDULE'),
    GUNITE_JOB_ALL: level('GUNITE_JOB_ALL'),
    PLASTER_JOBS_ALL: level('PLASTER_JOBS_ALL'),
    GUNITE_JOB_ASSIGNED_TO_USER: level('GUNITE_JOB_ASSIGNED_TO_USER'),
    PLASTER_JOBS_ASSIGNED_TO_USER: level('PLASTER_JOBS_ASSIGNED_TO_USER'),
    WARRANTY_JOBS: level('WARRANTY_JOBS'),
    COLOR_RECIPE: level('COLOR_RECIPE'),
  };
};

const holds = (role: RoleCode, code: BiCode): boolean =>
  role === 'AD' ? code !== 'IS_SUBCONTRACTOR' : HOLDERS[code].split(' ').includes(role);

/** The eleven seeded roles with their default codes, ids 1 to 11 [AUTH-057]. */
export const ROLES: readonly RoleSeed[] = ROLE_CODES.map((code, index) => ({
  id: index + 1,
  code,
  name: NAMES[code],
  is_locked: code === 'AD',
  levels: levelsOf(index),
  codes: BI_CODES.filter((bi) => holds(code, bi)),
  flags: { presite_gunite: PRESITE_ROLES.includes(code), presite_pebble: PRESITE_ROLES.includes(code) },
}));

/** A role seed as the entries that are stored for a role: one for each stem and each code. */
export const roleEntries = (role: Pick<RoleSeed, 'levels' | 'codes'>): AccessEntries => ({
  triPermissions: TRI_STEMS.map((stem) => ({ category_name: stem, access_level: role.levels[stem] })),
  biPermissions: BI_CODES.map((code) => ({ category_name: code, has_permission: role.codes.includes(code) })),
});
