import { useCallback, useState } from 'react';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { useSelected } from '../../../store/useValue';
import { LOADED } from '../state/formState';
import type { FormStore } from '../state/formStore';
import { newKey } from '../../../saving/newKey';

export interface SubJobChoice {
  selected: string | null;
  select: (key: string) => void;
  add: () => void;
}

/**
 * The chosen sub-job: the one that the address names, else the one chosen last, else the first [JOB-015 JOB-074]; "Add
 * New" chooses the one it adds. `onSelect` writes the choice into the address.
 */
export const useSubJobChoice = (
  store: FormStore,
  facts: SettleFacts,
  named: string | null,
  onSelect: (key: string) => void,
): SubJobChoice => {
  const [wanted, want] = useState(named);
  const selected = useSelected(
    store.state,
    ({ tabs }) => [named, wanted].find((one) => tabs.some(({ key }) => key === one)) ?? tabs[0]?.key ?? null,
  );
  const select = useCallback(
    (key: string) => {
      want(key);
      onSelect(key);
    },
    [onSelect],
  );
  const add = useCallback(() => {
    const key = newKey();
    store.put(({ tabs }) => ({ tabs: [...tabs, { key, stub: null, load: LOADED }] }));
    store.edit((draft) => ({ ...draft, sub_jobs: [...draft.sub_jobs, newSubJobDraft(key, null, facts)] }));
    select(key);
  }, [store, facts, select]);
  return { selected, select, add };
};
