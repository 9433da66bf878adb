import { useEffect, useState } from 'react';
import { isOwnMutation } from '../../../dataProvider/ownMutations';
import { useLive } from '../../../live/useLive';
import type { FormStore } from '../state/formStore';

/** The answer of one's own save may come after its echo on the live stream. */
const ECHO_MS = 1500;

/** Who else saved the open job, last; null when nobody did since `forget`. */
export const useOthersSaves = (
  store: FormStore,
): {
  newer: { by: string | null } | null;
  /** Somebody did, as it turned out otherwise. */
  note: (by: string | null) => void;
  forget: () => void;
} => {
  const live = useLive();
  const [newer, setNewer] = useState<{ by: string | null } | null>(null);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = live.subscribe((event) => {
      if (event.name !== 'change') return;
      const { base } = store.state.get();
      const ids = new Set(base.sub_jobs.map(({ id }) => id));
      const concerns = event.data.records.some(
        ({ entity, id }) => (entity === 'job' && id === base.id) || (entity === 'job_detail' && ids.has(id)),
      );
      if (!concerns) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (!isOwnMutation(event.data.mutation_id)) setNewer({ by: event.data.user?.name ?? null });
      }, ECHO_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [live, store]);
  return { newer, note: (by) => setNewer({ by }), forget: () => setNewer(null) };
};
