import { useCallback, useEffect, useRef } from 'react';
import { useFormDraft, type FormDraft } from '../../../saving/drafts/useFormDraft';
import type { ValueChange } from '../../../saving/mergeDrafts';
import { useSelected } from '../../../store/useValue';
import type { FormState } from '../state/formState';
import type { FormStore } from '../state/formStore';
import { compareKeptJob, readKeptJob, type KeptJob } from './jobDraft';

export interface JobFormDraft extends FormDraft<ValueChange> {
  /**
   * A new one is about to be stored: under the key that its edits keep until the server has answered, so that it is not
   * stored twice.
   */
  beginCreation: () => string;
  endCreation: () => void;
}

/**
 * Keeps the unsaved edits of a form in the browser, and offers those that earlier visits left [KEY-008 KEY-014].
 * @param nameOf the form by what it holds: the number of its job, or what stands for a new one
 * @param carried a draft of the page before this one, put back without asking
 */
export const useJobDraft = (
  store: FormStore,
  nameOf: (state: FormState) => number | string,
  carried: string | null = null,
): JobFormDraft => {
  const creation = useRef<string | null>(null);
  const isReady = useSelected(store.state, ({ tabs }) => tabs.every(({ load }) => !load.is_still_loading));
  const form = useSelected(store.state, nameOf);
  const base = useSelected(store.state, (state) => state.base);
  const name = useSelected(store.state, ({ draft }) => draft.name);
  const draft = useFormDraft<KeptJob, ValueChange>({
    form: String(form),
    isReady,
    version: base,
    carried,
    work: {
      title: base.id === null ? (name ?? '') : '',
      unsaved: () => {
        const now = store.state.get();
        if (!store.isDirty()) return null;
        return {
          draft: now.draft,
          base: now.base,
          struck: [...now.struck],
          typed: [...now.typed],
          creation: creation.current ?? undefined,
        };
      },
      read: readKeptJob,
      compare: (kept, settled) => compareKeptJob(kept, store.state.get(), settled),
      putBack: (kept, chosen) => {
        creation.current = kept.creation ?? null;
        store.restore(compareKeptJob(kept, store.state.get(), chosen).restored);
      },
    },
  });
  const { touch, keep } = draft;
  useEffect(() => store.state.subscribe(touch), [store, touch]);
  return {
    ...draft,
    beginCreation: useCallback((): string => {
      creation.current ??= crypto.randomUUID();
      keep();
      return creation.current;
    }, [keep]),
    endCreation: useCallback((): void => {
      creation.current = null;
    }, []),
  };
};
