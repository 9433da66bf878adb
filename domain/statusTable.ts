import type { TrayKind } from './boards/kinds';
import type { LocalText } from './localText';
import { STATUS } from './statuses';
import { STATE_LABELS } from './labels/states';

/** How a chip of a status looks; `open` and the one for no status are the rest. */
export type StatusTone = 'done' | 'held' | 'off' | 'ready';

/** What is known of a status. What a row leaves out is as with Pending: planned work that may have a day. */
export interface StatusRow {
  name: LocalText;
  /** Name of a Material icon. */
  icon?: string;
  tone?: StatusTone;
  /** The tray of a board that it stands for. */
  tray?: TrayKind;
  /** No day, no crew and no order: it takes them away, and a day takes it away [PEB-019 GUN-008 BRD-034]. */
  has_date?: false;
  /** Stopped for a reason of the work itself: waiting for the builder leaves it alone [BRD-042]. */
  is_held?: true;
  /** Nobody works for it any more: the job or the entry is closed. */
  is_open?: false;
  /** Its own work is done, whether it is closed or waits for the rest of its job. */
  is_done?: true;
}

/** The statuses that Trowel begins with, by id, and all that rules ask of them [CON-011]. An administrator may add others. */
export const STATUS_TABLE: Readonly<Record<number, StatusRow>> = {
  [STATUS.COMPLETE]: {
    name: { en: 'Complete', es: 'Completo' },
    icon: 'CheckCircle',
    tone: 'done',
    is_open: false,
    is_done: true,
  },
  [STATUS.PENDING]: { name: { en: 'Pending', es: 'Pendiente' }, icon: 'Schedule' },
  [STATUS.ON_HOLD]: {
    name: STATE_LABELS.on_hold,
    icon: 'PauseCircle',
    tone: 'held',
    tray: 'onHold',
    has_date: false,
    is_held: true,
  },
  [STATUS.WEEPING]: {
    name: STATE_LABELS.weeping,
    icon: 'WaterDrop',
    tone: 'held',
    tray: 'weeping',
    has_date: false,
    is_held: true,
  },
  [STATUS.PREP_COMPLETE]: {
    name: { en: 'Prep Complete', es: 'Preparación completa' },
    icon: 'TaskAlt',
    tone: 'ready',
    is_done: true,
  },
  [STATUS.CANCELLED]: {
    name: STATE_LABELS.cancelled,
    icon: 'Cancel',
    tone: 'off',
    has_date: false,
    is_open: false,
  },
  [STATUS.READY_TO_APPLY]: {
    name: STATE_LABELS.ready_to_apply,
    icon: 'PlayCircle',
    tone: 'ready',
    tray: 'readyToApply',
  },
  8: { name: { en: 'Ready to Shoot', es: 'Listo para proyectar' } },
  9: { name: { en: 'Needs Inspection', es: 'Necesita inspección' } },
  [STATUS.SCHEDULED]: { name: STATE_LABELS.scheduled, icon: 'EventAvailable', tone: 'ready' },
  [STATUS.TO_BE_SCHEDULED]: { name: { en: 'To Be Scheduled', es: 'Por programar' }, icon: 'EventBusy' },
  12: { name: { en: 'Waiting on Materials', es: 'Esperando materiales' } },
  13: { name: { en: 'Waiting on Homeowner', es: 'Esperando al propietario' } },
  14: { name: { en: 'Return Visit Needed', es: 'Necesita otra visita' } },
  15: { name: { en: 'Under Review', es: 'En revisión' } },
  16: { name: { en: 'Needs Quote', es: 'Necesita cotización' } },
  17: { name: STATE_LABELS.weather_delay },
  18: { name: { en: 'Ready for Prep', es: 'Listo para preparación' } },
  [STATUS.AWAITING_BUILDER]: {
    name: STATE_LABELS.awaiting_builder,
    icon: 'Engineering',
    tone: 'held',
    tray: 'awaitingBuilder',
    has_date: false,
  },
  [STATUS.NOT_APPLICABLE]: { name: { en: 'Not Applicable', es: 'No aplica' }, tone: 'off' },
};

/** The row of a status; undefined for none, and for one that an administrator added. */
export const statusRow = (id: number | null | undefined): StatusRow | undefined => STATUS_TABLE[id ?? 0];

/** False for a status with which an entry has no day, no crew and no order. */
export const mayHaveDate = (id: number | null | undefined): boolean => statusRow(id)?.has_date !== false;

/** False for complete and cancelled. */
export const isOpenStatus = (id: number | null | undefined): boolean => statusRow(id)?.is_open !== false;

/** True for work that nobody waits for any more: done or cancelled. */
export const isOver = (id: number | null | undefined): boolean => {
  const row = statusRow(id);
  return row?.is_done === true || row?.is_open === false;
};
