import type { HeldOn } from '../live';
import type { Need } from './can';
import { report } from './needs';

/** Seeing a board needs the VIEW code or its EDIT twin. */
export const BOARD_VIEW = {
  gunite: { any: ['CAN_VIEW_GUNITE_SCHEDULE', 'CAN_EDIT_GUNITE_SCHEDULE'] },
  pebble: { any: ['CAN_VIEW_PLASTER_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'] },
  warranty: { any: ['CAN_VIEW_WARRANTY_JOBS', 'CAN_EDIT_WARRANTY_JOBS'] },
} as const satisfies Record<string, Need>;

/** Seeing some board, and with it the days without work. */
export const SEES_BOARDS: Need = { any: [BOARD_VIEW.gunite, BOARD_VIEW.pebble, BOARD_VIEW.warranty] };

/** Moving the cards of a board. */
export const BOARD_EDIT = {
  gunite: 'CAN_EDIT_GUNITE_SCHEDULE',
  pebble: 'CAN_EDIT_PLASTER_SCHEDULE',
  warranty: 'CAN_EDIT_WARRANTY_JOBS',
} as const satisfies Record<string, Need>;

/** Moving the cards of some board. */
export const EDITS_BOARDS: Need = { any: [BOARD_EDIT.gunite, BOARD_EDIT.pebble, BOARD_EDIT.warranty] };

/** Seeing who holds a card, and holding one. */
export const HOLD_VIEW = { ...BOARD_VIEW, presite: 'CAN_SCHEDULE_PRESITE' } as const satisfies Record<HeldOn, Need>;
export const HOLD_EDIT = { ...BOARD_EDIT, presite: 'CAN_SCHEDULE_PRESITE' } as const satisfies Record<HeldOn, Need>;

/** Seeing a calendar; that of warranty visits is the month list, which is a board of theirs. */
export const CALENDAR_VIEW = {
  gunite: report('CAN_VIEW_REPORT_CALENDAR_GUNITE'),
  pebble: report('CAN_VIEW_REPORT_CALENDAR_PEBBLE'),
  warranty: BOARD_VIEW.warranty,
} as const satisfies Record<string, Need>;
