import type { LocalText } from '../localText';
import { OVERLOAD, OVERRIDE_REPORT_RULES, OVERRIDE_RULES } from '../boards/overrides/overrideReason';
import { addDays, startOfWeek, type CivilDate } from '../civilDate';
import { DIVISION } from '../statuses';
import type { ReportFilter } from './report';
import { STATE_LABELS } from '../labels/states';
import { FIELD_LABELS } from '../labels/fields';
import { SCREEN_TITLES } from '../labels/screens';
import { RECORD_LABELS } from '../labels/records';
import { STAGE_LABELS } from '../labels/stages';

const text = (en: string, es: string): LocalText => ({ en, es });

const startOfMonth = (today: CivilDate): CivilDate => `${today.slice(0, 7)}-01`;
const endOfMonth = (today: CivilDate): CivilDate => addDays(startOfMonth(addDays(startOfMonth(today), 31)), -1);
const startOfYear = (today: CivilDate): CivilDate => `${today.slice(0, 4)}-01-01`;
/** The day of a year ago, and one later: together with today twelve months. */
const yearAgo = (today: CivilDate): CivilDate => {
  const year = Number(today.slice(0, 4)) - 1;
  return addDays(today.endsWith('-02-29') ? `${year}-02-28` : `${year}${today.slice(4)}`, 1);
};

type Preset = (today: CivilDate) => CivilDate | null;
const range = (from: [LocalText, Preset], to: [LocalText, Preset]): ReportFilter[] => [
  { kind: 'date', name: 'from', label: from[0], preset: from[1] },
  { kind: 'date', name: 'to', label: to[0], preset: to[1] },
];
const none: Preset = () => null;
const same: Preset = (today) => today;

const ENTERED = [text('Entered from', 'Registrado desde'), text('Entered to', 'Registrado hasta')] as const;
const APPLIED = [text('App date from', 'Aplicación desde'), text('App date to', 'Aplicación hasta')] as const;

/** Entered within the last twelve months. */
export const enteredLastYear = range([ENTERED[0], yearAgo], [ENTERED[1], same]);
/** Entered this year. */
export const enteredThisYear = range([ENTERED[0], startOfYear], [ENTERED[1], same]);
/** Applied this month. */
export const appliedThisMonth = range([APPLIED[0], startOfMonth], [APPLIED[1], endOfMonth]);
/** Applied at any time. */
export const appliedEver = range([APPLIED[0], none], [APPLIED[1], none]);
/** Another time that is set beside the first; none unless said. */
const other = (from: LocalText, to: LocalText): ReportFilter[] => [
  { kind: 'date', name: 'other_from', label: from, preset: none },
  { kind: 'date', name: 'other_to', label: to, preset: none },
];
export const otherTime = other(text('Compare from', 'Comparar desde'), text('Compare to', 'Comparar hasta'));

/** The range of the current week. */
export const thisWeek = range(
  [text('From', 'Desde'), startOfWeek],
  [text('To', 'Hasta'), (today) => addDays(startOfWeek(today), 6)],
);

export const builder: ReportFilter = {
  kind: 'choice',
  name: 'customer_id',
  label: STATE_LABELS.builder,
  from: 'builder',
};
export const category: ReportFilter = {
  kind: 'choice',
  name: 'category_id',
  label: FIELD_LABELS.category,
  from: 'category',
};
export const crew: ReportFilter = { kind: 'choice', name: 'crew_id', label: FIELD_LABELS.crew, from: 'crew' };
export const material: ReportFilter = {
  kind: 'choice',
  name: 'material_type_id',
  label: FIELD_LABELS.material,
  from: 'material',
};
export const color: ReportFilter = { kind: 'choice', name: 'color_id', label: FIELD_LABELS.color, from: 'color' };
/** A colour, without which nothing is searched. */
export const requiredColor: ReportFilter = {
  kind: 'choice',
  name: 'color_id',
  label: FIELD_LABELS.color,
  from: 'color',
  isRequired: true,
};
export const status: ReportFilter = {
  kind: 'choice',
  name: 'status_id',
  label: FIELD_LABELS.status,
  from: 'status',
};
export const priority: ReportFilter = {
  kind: 'choice',
  name: 'priority_id',
  label: FIELD_LABELS.priority,
  from: 'priority',
};
export const slurryPickup: ReportFilter = {
  kind: 'choice',
  name: 'slurry_pickup_id',
  label: SCREEN_TITLES.slurry_pickup,
  from: 'slurry_pickup',
};
export const repairSupervisor: ReportFilter = {
  kind: 'choice',
  name: 'repair_supervisor_id',
  label: FIELD_LABELS.repair_supervisor,
  from: 'repair_supervisor',
};
export const division: ReportFilter = {
  kind: 'choice',
  name: 'division_id',
  label: RECORD_LABELS.division,
  fixed: [
    { id: DIVISION.GUNITE, name: STAGE_LABELS.gunite },
    { id: DIVISION.PEBBLE, name: STAGE_LABELS.pebble },
    { id: DIVISION.BOULDER, name: text('Boulder Creations', 'Boulder Creations') },
  ],
};

/** Any crew, also one that applies nothing. */
export const anyCrew: ReportFilter = {
  kind: 'choice',
  name: 'crew_id',
  label: FIELD_LABELS.crew,
  from: 'any_crew',
};
/** What was overridden, or a crew's day over its capacity [SDY-005]. */
export const overriddenRule: ReportFilter = {
  kind: 'choice',
  name: 'rule_id',
  label: RECORD_LABELS.rule,
  fixed: OVERRIDE_REPORT_RULES.map((rule, at) => ({
    id: at + 1,
    name: rule === 'overload' ? OVERLOAD : OVERRIDE_RULES[rule],
  })),
};
export const overrider: ReportFilter = {
  kind: 'choice',
  name: 'user_id',
  label: RECORD_LABELS.who,
  from: 'overrider',
};

/** Stands for every status but complete and cancelled. */
export const OPEN_STATUS = -1;
/** A status, or all that are not at an end, which is meant unless said. */
export const openStatus: ReportFilter = {
  kind: 'choice',
  name: 'status_id',
  label: FIELD_LABELS.status,
  from: 'status',
  fixed: [{ id: OPEN_STATUS, name: STATE_LABELS.open }],
  preset: OPEN_STATUS,
};
export const undated: ReportFilter = {
  kind: 'flag',
  name: 'with_undated',
  label: text('With undated', 'Con los sin fecha'),
  preset: true,
};
export const active: ReportFilter = {
  kind: 'flag',
  name: 'is_active',
  label: RECORD_LABELS.active,
  preset: true,
};
export const canShow: ReportFilter = {
  kind: 'flag',
  name: 'is_can_show',
  label: STATE_LABELS.can_show,
  preset: true,
};
export const keyword: ReportFilter = { kind: 'text', name: 'text', label: RECORD_LABELS.text };

/** Whether the picker of a filter lists all that there are; of anything but colours and statuses it lists ten [LKP-017]. */
export const isListedWhole = (filter: ReportFilter): boolean =>
  filter.kind === 'choice' && (filter.from === 'color' || filter.from === 'status');
