import type { Language } from '../localText';
import { STATUS } from '../statuses';
import { statusRow } from '../statusTable';
import { BOARDS } from './config';
import type { BoardCategory } from './kinds';

/** `statusIcon` of a card: the name of a Material icon. */
export const statusIcon = (status_id: number | null): string => statusRow(status_id)?.icon ?? 'RadioButtonUnchecked';

/** The status name as boards show it: Weeping reads "Cave in" on gunite boards, as their bin does [BRD-005]. */
export const statusName = (
  category: BoardCategory,
  status_id: number | null,
  name: string,
  language: Language,
): string =>
  category === 'gunite' && status_id === STATUS.WEEPING ? BOARDS.gunite.week.headings.weeping[language] : name;
