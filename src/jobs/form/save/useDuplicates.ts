import { useCallback, useEffect, useState } from 'react';
import type { JobDraft } from '#domain/jobs/draft';
import { useCan } from '../../../auth/useCan';
import { useSession } from '../../../auth/useSession';
import type { Duplicate, JobFormApi } from '../data/jobFormApi';

/**
 * Looks for estimates at the place of a job whose place was newly confirmed, for those who may see estimates, unless
 * the server is set not to [JOB-043 JOB-070].
 * @param first a job that was just made, to look for at once
 */
export const useDuplicates = (
  api: JobFormApi,
  first: JobDraft | null,
): { duplicates: readonly Duplicate[]; look: (at: JobDraft) => void; close: () => void } => {
  const isOn = useSession().config?.duplicateCheck !== false;
  const maySee = useCan('CAN_VIEW_ESTIMATE') && isOn;
  const [duplicates, setDuplicates] = useState<readonly Duplicate[]>([]);
  const look = useCallback(
    ({ id, lat, lon }: JobDraft): void => {
      if (!maySee || lat === null || lon === null) return;
      // A look-up that fails is no reason to speak of a save that did not.
      api.duplicates(lat, lon).then(
        (found) => setDuplicates(found.filter((one) => one.id !== id)),
        () => undefined,
      );
    },
    [api, maySee],
  );
  useEffect(() => {
    if (first) look(first);
  }, [first, look]);
  return { duplicates, look, close: useCallback(() => setDuplicates([]), []) };
};
