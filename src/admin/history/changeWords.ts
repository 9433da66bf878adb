import type { AdminMessage } from '../messages';
import type { RowChange } from '#domain/admin/rowChange';

const DONE = { insert: 'made', update: 'changed', delete: 'removed' } as const satisfies Record<
  RowChange['op'],
  AdminMessage
>;

/** What was done to a row, as a word: undo and redo say so whatever they wrote. */
export const changeWord = ({ op, command }: Pick<RowChange, 'op' | 'command'>): AdminMessage => {
  if (command.startsWith('undo ')) return 'undid';
  return command.startsWith('redo ') ? 'redid' : DONE[op];
};
