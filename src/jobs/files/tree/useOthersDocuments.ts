import { useEffect } from 'react';
import { isOwnMutation } from '../../../dataProvider/ownMutations';
import { useLive } from '../../../live/useLive';

/**
 * Several files that are sent together are looked at together; and the answer of one's own call may come after its
 * echo.
 */
const PAUSE_MS = 1500;

/**
 * Calls `reload` when somebody else changed one of the documents shown, or added one: the event does not say to which
 * job.
 */
export const useOthersDocuments = (isShown: (id: number) => boolean, reload: () => Promise<void>): void => {
  const live = useLive();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const heard = new Set<string>();
    const look = (): void => {
      timer = null;
      const isNews = [...heard].some((mutation) => !isOwnMutation(mutation));
      heard.clear();
      if (isNews) void reload();
    };
    const stop = live.subscribe((event) => {
      if (event.name !== 'change') return;
      if (!event.data.records.some(({ entity, id, op }) => entity === 'document' && (op === 'insert' || isShown(id))))
        return;
      heard.add(event.data.mutation_id);
      timer ??= setTimeout(look, PAUSE_MS);
    });
    return () => {
      stop();
      if (timer) clearTimeout(timer);
    };
  }, [live, isShown, reload]);
};
