import { useCallback } from 'react';
import { readPath, writePath } from '../../form/state/draftPath';
import { useFormStore } from '../../form/state/FormContext';
import { useScope } from '../../form/state/FormScope';

/**
 * Answers a function that puts the sub-job around back to how it stands now, with what the rules made of the edits since: the Cancel of
 * a dialog. Other sub-jobs keep what came meanwhile.
 */
export const useTakeBack = (): (() => () => void) => {
  const store = useFormStore();
  const scope = useScope();
  return useCallback(() => {
    const { draft, struck, issues, refused, notices } = store.state.get();
    const subJob = readPath(draft, scope);
    return () => store.put((now) => ({ draft: writePath(now.draft, scope, subJob), struck, issues, refused, notices }));
  }, [store, scope]);
};
