import type { Language } from '../localText';
import { STATUS } from '../statuses';
import { BOARDS } from './config';
import type { BoardCategory } from './kinds';

const ICONS: Readonly<Record<number, string>> = {
  [STATUS.COMPLETE]: 'CheckCircle',
  [STATUS.PENDING]: 'Schedule',
  [STATUS.ON_HOLD]: 'PauseCircle',
  [STATUS.WEEPING]: 'WaterDrop',
  [STATUS.PREP_COMPLETE]: 'TaskAlt',
  [STATUS.CANCELLED]: 'Cancel',
  [STATUS.READY_TO_APPLY]: 'PlayCircle',
  [STATUS.SCHEDULED]: 'EventAvailable',
  [STATUS.TO_BE_SCHEDULED]: 'EventBusy',
  [STATUS.AWAITING_BUILDER]: 'Engineering',
};

/** `statusIcon` of a card: the name of a Material icon. */
export const statusIcon = (status_id: number | null): string =>
  (status_id === null ? undefined : ICONS[status_id]) ?? 'RadioButtonUnchecked';

/** The status name as boards show it: Weeping reads "Cave in" on gunite boards, as their bin does [BRD-005]. */
export const statusName = (
  category: BoardCategory,
  status_id: number | null,
  name: string,
  language: Language,
): string =>
  category === 'gunite' && status_id === STATUS.WEEPING ? BOARDS.gunite.week.headings.weeping[language] : name;
