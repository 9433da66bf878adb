import { useMemo } from 'react';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from './FormContext';
import { useScope } from './FormScope';
import { joinPath } from './draftPath';
import type { Issue } from './formState';

/** What is wrong at and below a path of the scope around: for the mark of a card, a tab or a section. */
export const useIssues = (name: string): readonly Issue[] => {
  const store = useFormStore();
  const path = joinPath(useScope(), name);
  const issues = useSelected(store.state, (state) => state.issues);
  const refused = useSelected(store.state, (state) => state.refused);
  return useMemo(
    () =>
      [...new Map([...refused, ...issues])]
        .filter(([at]) => at === path || at.startsWith(`${path}.`))
        .map(([, issue]) => issue),
    [issues, refused, path],
  );
};
