import { useMemo } from 'react';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from './FormContext';
import { issueCounts } from './issueCounts';

/** How many fields are wrong, and where. */
export const useIssueCounts = (): ReturnType<typeof issueCounts> => {
  const { state } = useFormStore();
  const issues = useSelected(state, (one) => one.issues);
  const refused = useSelected(state, (one) => one.refused);
  return useMemo(() => issueCounts({ issues, refused }), [issues, refused]);
};
