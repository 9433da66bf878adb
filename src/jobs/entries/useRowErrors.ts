import { useCallback } from 'react';
import { faultText } from '#domain/fields/fieldIssue';
import { useLanguage } from '../../i18n/useLanguage';
import { useSelected } from '../../store/useValue';
import { joinPath } from '../form/state/draftPath';
import { useFormStore } from '../form/state/FormContext';
import { useScope } from '../form/state/FormScope';

/** What is wrong in a row of a list, each text once: for its card, of which the fields are not seen. */
export const useRowErrors = (list: string): ((key: string) => readonly string[]) => {
  const store = useFormStore();
  const { language } = useLanguage();
  const path = joinPath(useScope(), list);
  const issues = useSelected(store.state, (state) => state.issues);
  const refused = useSelected(store.state, (state) => state.refused);
  return useCallback(
    (key) => {
      const inRow = [...new Map([...refused, ...issues])]
        .filter(([at]) => at.startsWith(`${path}.${key}.`))
        .map(([, issue]) => issue);
      return [...new Set(inRow.map((issue) => faultText(issue, language)))];
    },
    [issues, refused, path, language],
  );
};
