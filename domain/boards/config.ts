import type { LocalText } from '../localText';
import type { Permission } from '../access/permissions';
import { STATUS_TABLE, statusRow } from '../statusTable';
import { PHASE } from '../pebble/phases';
import { DIVISION } from '../statuses';
import type { BinKind, BoardCategory, BoardView, CardKind, Stage, TrayKind } from './kinds';
import { STATE_LABELS } from '../labels/states';
import { STAGE_LABELS } from '../labels/stages';

/**
 * The rows beside the trays: crews of the division (those that fit the phase, when one is named),
 * one row without crew, the fieldworkers' time grid, or none.
 */
type RowRule = { of: 'crews'; phase: number | null } | { of: 'noCrew' } | { of: 'timeGrid' } | { of: 'none' };

export interface GroupConfig {
  stage: Stage;
  heading: LocalText;
  /** Left to right. */
  trays: readonly TrayKind[];
  rows: RowRule;
}

export interface BoardConfig {
  category: BoardCategory;
  view: BoardView;
  path: string;
  title: LocalText;
  division_id: number;
  groups: readonly GroupConfig[];
  /** Bins of no stage, once a board. */
  loose: readonly TrayKind[];
  /** Unassigned-type bins with "Push to next day" [BRD-059]. */
  pushed: readonly TrayKind[];
  headings: Readonly<Record<TrayKind, LocalText>>;
  /** Which card kinds `weeping` takes [BRD-045 BRD-050]. */
  weeping_accepts: readonly CardKind[];
  /** The awaiting-builder cascade runs on the pebble boards only. */
  has_cascade: boolean;
  view_permission: Permission;
  edit_permission: Permission;
}

type CategoryConfig = Omit<BoardConfig, 'view' | 'path' | 'pushed' | 'title'> & {
  titles: Record<BoardView, LocalText>;
};

/**
 * Awaiting Builder takes repair and warranty cards; the others get there by the cascade or their sub-job's status
 * [BRD-049].
 */
export const AWAITING_BUILDER_ACCEPTS: readonly CardKind[] = ['P-REPAIR', 'G-REPAIR', 'W'];

const HEADINGS: Readonly<Record<TrayKind, LocalText>> = {
  unassigned: { en: 'Unassigned', es: 'Sin asignar' },
  onHold: STATE_LABELS.on_hold,
  weeping: STATE_LABELS.weeping,
  awaitingBuilder: STATE_LABELS.awaiting_builder,
  readyToApply: STATE_LABELS.ready_to_apply,
};

/** The tray in which an entry of the status is, whatever its day; null where day and crew decide. */
export const trayOfStatus = (id: number | null | undefined): TrayKind | null => {
  const row = statusRow(id);
  return row?.has_date === false ? (row.tray ?? null) : null;
};

/** The status that a bin stands for [BRD-029]; null for the unassigned tray and the day of a crew. */
export const statusOfTray = (kind: BinKind): number | null => {
  const found = Object.entries(STATUS_TABLE).find(([, { tray }]) => tray === kind);
  return found ? Number(found[0]) : null;
};

const CATEGORIES: Readonly<Record<BoardCategory, CategoryConfig>> = {
  gunite: {
    category: 'gunite',
    titles: { day: { en: 'Gunite day', es: 'Día de gunita' }, week: { en: 'Gunite week', es: 'Semana de gunita' } },
    division_id: DIVISION.GUNITE,
    groups: [
      {
        stage: 'GUNITE',
        heading: STAGE_LABELS.gunite,
        trays: ['unassigned', 'onHold', 'weeping'],
        rows: { of: 'crews', phase: null },
      },
    ],
    loose: ['awaitingBuilder'],
    headings: { ...HEADINGS, weeping: { en: 'Cave in', es: 'Derrumbe' } },
    weeping_accepts: ['G1', 'G2-8'],
    has_cascade: false,
    view_permission: 'CAN_VIEW_GUNITE_SCHEDULE',
    edit_permission: 'CAN_EDIT_GUNITE_SCHEDULE',
  },
  pebble: {
    category: 'pebble',
    titles: { day: { en: 'Pebble day', es: 'Día de pebble' }, week: { en: 'Pebble week', es: 'Semana de pebble' } },
    division_id: DIVISION.PEBBLE,
    groups: [
      {
        stage: 'PREP',
        heading: STAGE_LABELS.prep,
        trays: ['unassigned', 'onHold'],
        rows: { of: 'crews', phase: PHASE.PREP },
      },
      {
        stage: 'APP',
        heading: STATE_LABELS.app,
        trays: ['unassigned', 'readyToApply', 'onHold', 'weeping'],
        rows: { of: 'crews', phase: PHASE.APP },
      },
      {
        stage: 'DETAIL',
        heading: STAGE_LABELS.detail,
        trays: ['unassigned', 'onHold'],
        rows: { of: 'crews', phase: PHASE.DETAIL },
      },
      {
        stage: 'SLURRY',
        heading: STAGE_LABELS.slurry,
        trays: ['unassigned', 'onHold'],
        rows: { of: 'noCrew' },
      },
      {
        stage: 'WARRANTY',
        heading: STATE_LABELS.crew_repair,
        trays: ['unassigned', 'onHold'],
        rows: { of: 'none' },
      },
    ],
    loose: ['awaitingBuilder'],
    headings: HEADINGS,
    weeping_accepts: ['APP'],
    has_cascade: true,
    view_permission: 'CAN_VIEW_PLASTER_SCHEDULE',
    edit_permission: 'CAN_EDIT_PLASTER_SCHEDULE',
  },
  warranty: {
    category: 'warranty',
    titles: {
      day: { en: 'Warranty day', es: 'Día de garantía' },
      week: { en: 'Warranty week', es: 'Semana de garantía' },
    },
    division_id: DIVISION.WARRANTY,
    groups: [
      {
        stage: 'WARRANTY',
        heading: STAGE_LABELS.warranty,
        trays: ['unassigned', 'onHold'],
        rows: { of: 'timeGrid' },
      },
    ],
    loose: ['awaitingBuilder'],
    headings: HEADINGS,
    weeping_accepts: [],
    has_cascade: false,
    view_permission: 'CAN_VIEW_WARRANTY_JOBS',
    edit_permission: 'CAN_EDIT_WARRANTY_JOBS',
  },
};

const PUSHED: readonly TrayKind[] = ['unassigned', 'readyToApply'];

/** A board: its day and its week have the same bins, only the day pushes [BRD-001 BRD-006]. */
const board = (category: BoardCategory, view: BoardView): BoardConfig => {
  const { titles, ...shared } = CATEGORIES[category];
  return { ...shared, view, path: `/${view}/${category}`, title: titles[view], pushed: view === 'day' ? PUSHED : [] };
};

/** The six boards. */
export const BOARDS: Readonly<Record<BoardCategory, Readonly<Record<BoardView, BoardConfig>>>> = {
  gunite: { day: board('gunite', 'day'), week: board('gunite', 'week') },
  pebble: { day: board('pebble', 'day'), week: board('pebble', 'week') },
  warranty: { day: board('warranty', 'day'), week: board('warranty', 'week') },
};

export const boardConfig = (category: BoardCategory, view: BoardView): BoardConfig => BOARDS[category][view];
