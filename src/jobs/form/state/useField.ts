import { useCallback } from 'react';
import { faultText } from '#domain/fields/fieldIssue';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSelected } from '../../../store/useValue';
import { joinPath, readPath } from './draftPath';
import { useFormStore } from './FormContext';
import { useScope } from './FormScope';
import type { Issue } from './formState';

export interface Field {
  value: unknown;
  set: (value: unknown) => void;
  /** In the language of the screen; null while nothing is wrong, or nothing was tried to be saved. */
  error: string | null;
  readOnly: boolean;
}

const textOf = (issue: Issue, language: 'en' | 'es', label: string): string => faultText(issue, language, label);

/**
 * One field of the form, by its name in the scope around: its value, what is wrong with it, and how to change it. Rules
 * run with every change. `label` stands in the texts of errors.
 */
export const useField = (name: string, label: string = name): Field => {
  const store = useFormStore();
  const { language } = useLanguage();
  const path = joinPath(useScope(), name);
  const value = useSelected(store.state, ({ draft }) => readPath(draft, path));
  const issue = useSelected(store.state, ({ issues, refused }) => issues.get(path) ?? refused.get(path) ?? null);
  const readOnly = useSelected(store.state, (form) => !store.rules().mayEdit(form, path));
  const set = useCallback((next: unknown) => store.write(path, next), [store, path]);
  return { value, set, error: issue && textOf(issue, language, label), readOnly };
};
