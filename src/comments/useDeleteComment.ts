import { useRef, useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { useServer } from '../dataProvider/ServerContext';
import { useReason } from '../dataProvider/useReason';
import { createValueStore } from '../store/valueStore';
import { toast } from '../toasts/toast';
import type { Notice } from '../undo/notice';
import { DELETE } from './commentsApi';
import { useCommentsText } from './useCommentsText';

/** Deletes comments at once, and offers the way back in a notice. */
export const useDeleteComment = (onChanged: () => void) => {
  const text = useCommentsText();
  const server = useServer();
  const reasonOf = useReason();
  const [notice] = useState(() => createValueStore<Notice | null>(null));
  /** The mutation that the notice takes back. */
  const last = useRef<string | null>(null);
  const turn = useRef(0);
  const done = (mutation_id: string | null, words: string, way: 'undo' | 'redo'): void => {
    last.current = mutation_id;
    turn.current += 1;
    const back = way === 'undo' ? ({ way, ticket: turn.current } as const) : ({ way } as const);
    notice.set({ text: words, turn: turn.current, back: mutation_id === null ? null : back });
    onChanged();
  };
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast.error(reasonOf(error, text('not_deleted')));
    }
  };
  const back = (words: string, way: 'undo' | 'redo') =>
    attempt(async () => {
      if (last.current !== null) done(await server.undo(last.current), words, way);
    });
  return {
    notice,
    remove: ({ id }: RecordComment) =>
      attempt(async () => {
        const { mutation_id } = await server.send(DELETE, { id });
        done(mutation_id, text('deleted'), 'undo');
      }),
    undo: () => back(text('restored'), 'redo'),
    redo: () => back(text('deleted'), 'undo'),
  };
};
