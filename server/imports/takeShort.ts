import type { Draft } from './draft';
import type { Messages } from './messages';

/**
 * Whether a row with fewer cells than the head goes on: where it finds a record, what is missing keeps what is stored,
 * which is told; a row that is perhaps cut off makes no record [IMP-002].
 */
export const takeShort = (draft: Draft, messages: Messages): boolean => {
  if (draft.short === null) return true;
  if (draft.stored) messages.leaveOut(draft.number, null, 'import_short', draft.short);
  else messages.refuse(draft, null, 'import_width', draft.short);
  return draft.stored !== null;
};
