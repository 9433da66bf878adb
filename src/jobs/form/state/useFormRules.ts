import { useEffect, useMemo } from 'react';
import { validateJob } from '#domain/jobSave/validateJob';
import { settleSubJob, type SettleFacts } from '#domain/subJobs/settleSubJob';
import { useWritingPermissions } from '../../../auth/useWritingPermissions';
import { mayEditPath } from './rights';
import type { FormRules } from './formState';
import type { FormStore } from './formStore';

/**
 * The rules of a form for the signed-in user, over the lists that were read; nobody edits one that is closed, such as a
 * merged estimate.
 */
export const useFormRules = (facts: SettleFacts, isClosed = false): FormRules => {
  const held = useWritingPermissions();
  return useMemo(
    () => ({
      settle: (before, after, saved) => settleSubJob(before, after, facts, saved),
      issuesOf: validateJob,
      mayEdit: (form, path) => !isClosed && mayEditPath(held, form, path),
    }),
    [facts, held, isClosed],
  );
};

/** Gives a store its rules, and other ones when rights change. */
export const useRulesOf = (store: FormStore, rules: FormRules): void => {
  useEffect(() => {
    if (store.rules() !== rules) store.setRules(rules);
  }, [store, rules]);
};
