import type { Language } from '../localText';
import { STATUS } from '../statuses';
import { GUNITE_HISTORY_TYPES } from './guniteHistoryTypes';
import { shownName } from './shownName';

/** The type of a gunite history entry that reads as the status Weeping does on gunite. */
const CAVE_IN_TYPE = 4;

/** The name of a status as gunite forms show it: Weeping reads "Cave In", as the type of that name does [GUN-006]. */
export const guniteStatusName = (
  { id, name }: { id: number; name?: string | null | undefined },
  language: Language = 'en',
): string =>
  (id === STATUS.WEEPING ? GUNITE_HISTORY_TYPES[CAVE_IN_TYPE]?.shown?.[language] : undefined) ??
  shownName(name ?? '', language);
