import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { useServer } from '../dataProvider/ServerContext';
import { takesPlaceOf } from '../dataProvider/takesPlaceOf';
import { useReason } from '../dataProvider/useReason';
import { toast } from '../toasts/toast';
import { COMMENTS, type CommentedRecord } from './commentsApi';
import { useCommentsText } from './useCommentsText';
import { useToldComments } from './useToldComments';

interface Loaded {
  items: readonly RecordComment[];
  total_count: number;
  has_older: boolean;
  may_write: boolean;
}

/**
 * The comments of a record as they are now: asked again when others write, as far back as they are shown.
 * @param linked a comment that has to be among them
 */
export const useComments = ({ entity, id }: CommentedRecord, linked: number | null) => {
  const server = useServer();
  const text = useCommentsText();
  const reasonOf = useReason();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const oldest = useRef<number | null>(linked);
  /** The last question: answers of those before it are of no interest. */
  const asked = useRef(0);
  const isReloading = useRef(false);

  const reload = useCallback(async (): Promise<void> => {
    const turn = (asked.current += 1);
    isReloading.current = true;
    try {
      const { comments } = await server.query(COMMENTS, { entity, id, before: null, back_to: oldest.current });
      if (turn !== asked.current) return;
      setLoaded(comments);
      setError(null);
    } catch (failure) {
      if (turn === asked.current) setError(failure);
    } finally {
      if (turn === asked.current) isReloading.current = false;
    }
  }, [server, entity, id]);
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  useToldComments(
    entity,
    id,
    useCallback(() => void reload(), [reload]),
  );

  const loadOlder = async (): Promise<void> => {
    const [first] = loaded?.items ?? [];
    if (!first) return;
    setLoadingOlder(true);
    try {
      const { comments } = await server.query(COMMENTS, { entity, id, before: first.id, back_to: null });
      oldest.current = comments.items[0]?.id ?? oldest.current;
      setLoaded((now) => now && { ...now, has_older: comments.has_older, items: [...comments.items, ...now.items] });
      // An answer that is under way leads less far back, and would take them away again.
      if (isReloading.current) void reload();
    } catch (failure) {
      toast.error(reasonOf(failure, text('failed')));
    } finally {
      setLoadingOlder(false);
    }
  };
  /** Puts a written comment among the others at once; what others wrote meanwhile comes with the next answer. */
  const put = useCallback(
    (comment: RecordComment): void => {
      setLoaded((now) => {
        if (!now) return now;
        const isNew = now.items.every((one) => one.id !== comment.id);
        return {
          ...now,
          total_count: now.total_count + (isNew ? 1 : 0),
          items: isNew ? [...now.items, comment] : now.items.map((one) => (one.id === comment.id ? comment : one)),
        };
      });
      void reload();
    },
    [reload],
  );
  return {
    comments: loaded,
    error: takesPlaceOf(loaded, error) ? error : null,
    reload,
    loadOlder,
    isLoadingOlder,
    put,
  };
};
