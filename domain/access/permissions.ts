/**
 * The closed list of the 70 permission codes; besides them each source with rights of its own has two [SRC-001].
 * Eleven stems have three levels and stand for two codes each; the other 48 codes are held or not.
 */
export const TRI_STEMS = [
  'INVENTORY',
  'ROLES',
  'ESTIMATE',
  'GUNITE_SCHEDULE',
  'PLASTER_SCHEDULE',
  'GUNITE_JOB_ALL',
  'PLASTER_JOBS_ALL',
  'GUNITE_JOB_ASSIGNED_TO_USER',
  'PLASTER_JOBS_ASSIGNED_TO_USER',
  'WARRANTY_JOBS',
  'COLOR_RECIPE',
] as const;

export const BI_CODES = [
  'CAN_VIEW_JOB',
  'CAN_ADMINISTER_USER',
  'CAN_VIEW_ADMIN_DASHBOARD',
  'CAN_EXPORT_DATA',
  'CAN_DELETE_JOB',
  'CAN_MERGE_RECORDS',
  'CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS',
  'CAN_OVERRIDE_SCHEDULE',
  'CAN_REORDER_WARRANTY_CREW',
  'CAN_REORDER_PEBBLE_CREWS',
  'CAN_REORDER_GUNITE_CREW',
  'CAN_REORDER_BOULDER_CREW',
  'CAN_SCHEDULE_PRESITE',
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
  'CAN_VIEW_PRICES',
  'CAN_VIEW_MOBILE_DASHBOARD',
  'CAN_VIEW_MOBILE_SEARCH',
  'CAN_VIEW_MOBILE_MAP',
  'CAN_VIEW_MOBILE_WORK_ORDERS',
  'CAN_VIEW_MY_JOBS',
  'CAN_SUPERVISE_OTHERS',
  'CAN_EDIT_MOBILE_PRESITE',
  'CAN_MOBILE_UPLOAD',
  'CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER',
  'CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER',
  'CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER',
  'CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER',
  'CAN_EDIT_FOREMAN_PREP_WORK_ORDER',
  'CAN_SEND_BUILDER_EMAIL',
  'CAN_VIEW_PRINT_QUEUE',
  'CAN_VIEW_SUPERVISOR_DASHBOARD',
  'CAN_VIEW_JOB_MENU',
  'CAN_VIEW_MAP_SEARCH_MENU',
  'CAN_VIEW_REPORTS_MENU',
  'CAN_VIEW_INVENTORY_MENU',
  'CAN_VIEW_SCHEDULE_MENU',
  'IS_SUBCONTRACTOR',
] as const;

export type TriStem = (typeof TRI_STEMS)[number];
export type BiCode = (typeof BI_CODES)[number];
export type TriCode = `CAN_${'VIEW' | 'EDIT'}_${TriStem}`;

/** The right to a source, given by level: `SOURCE_PRICE_LIST` is that of `price-list`. */
export type SourceStem = `SOURCE_${string}`;
export type SourceCode = `CAN_${'VIEW' | 'EDIT'}_${SourceStem}`;
export type Permission = TriCode | BiCode | SourceCode;

/** A permission of the closed list as it is given. */
export type ListedGrantable = TriStem | BiCode;
/** A permission as it is given: a stem with its level, or a code. */
export type Grantable = ListedGrantable | SourceStem;

const SOURCE_STEM = /^SOURCE_[A-Z][A-Z0-9_]{0,30}$/;

export const isSourceStem = (name: unknown): name is SourceStem => typeof name === 'string' && SOURCE_STEM.test(name);

export const isStem = (permission: Grantable): permission is TriStem | SourceStem =>
  isSourceStem(permission) || TRI_STEMS.some((stem) => stem === permission);

/** The level of a three-state stem; `edit` includes `view`. */
export const ACCESS_LEVELS = ['none', 'view', 'edit'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** The codes that a level of a stem puts into the list. */
export const codesOfLevel = <Stem extends TriStem | SourceStem>(
  stem: Stem,
  level: AccessLevel,
): `CAN_${'VIEW' | 'EDIT'}_${Stem}`[] => {
  if (level === 'none') return [];
  return level === 'view' ? [`CAN_VIEW_${stem}`] : [`CAN_VIEW_${stem}`, `CAN_EDIT_${stem}`];
};

/** All 69 codes. */
export const PERMISSIONS: readonly Permission[] = [
  ...TRI_STEMS.flatMap((stem) => codesOfLevel(stem, 'edit')),
  ...BI_CODES,
];

const KNOWN: ReadonlySet<unknown> = new Set(PERMISSIONS);

/** True for one of the listed codes, or one of a source; anything else in a token or a table is no permission. */
export const isPermission = (value: unknown): value is Permission => KNOWN.has(value) || isSourceCode(value);

/** True for a code of a source. */
export const isSourceCode = (value: unknown): value is SourceCode =>
  typeof value === 'string' && /^CAN_(VIEW|EDIT)_/.test(value) && isSourceStem(value.slice(9));
