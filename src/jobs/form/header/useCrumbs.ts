import { CALLS } from '#domain/access/calls';
import { useCan } from '../../../auth/useCan';
import type { Crumb } from '../../../page/PageHeader';
import { useFormKind } from '../formKind';
import { useJobFormText } from '../useJobFormText';

/** The way from the list to the form; who may not search jobs has no link there [JOB-005]. */
export const useCrumbs = (title: string): readonly Crumb[] => {
  const text = useJobFormText();
  const { isEstimate, list, words } = useFormKind();
  const seesList = useCan(isEstimate ? CALLS.estimates.need : CALLS.jobs.need);
  return [{ label: text(words.list), ...(seesList ? { to: list } : {}) }, { label: title }];
};
