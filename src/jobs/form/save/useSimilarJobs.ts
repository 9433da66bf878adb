import { useCallback } from 'react';
import { foundEstimatePath } from '#domain/inputs/foundRecords';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { askToChoose } from '../../../page/dialog/confirmStore';
import type { JobFormApi } from '../data/jobFormApi';
import type { JobFormText } from '../data/useJobFormText';

type Placed = Pick<JobInfoDraft, 'id' | 'address_line_1' | 'city' | 'zip_code'>;

const isElsewhere = (one: Placed, other: Placed): boolean =>
  one.address_line_1 !== other.address_line_1 || one.city !== other.city || one.zip_code !== other.zip_code;

/**
 * Says of a job that gets an address which jobs and estimates are there already, and asks whether it is saved all the
 * same [KEY-020]. What cannot be asked keeps nobody from saving.
 */
export const useSimilarJobs = (
  api: Pick<JobFormApi, 'similar'>,
  text: JobFormText,
): ((job: Placed, base: Placed) => Promise<boolean>) =>
  useCallback(
    async (job, base) => {
      if (!job.address_line_1 || (base.id !== null && !isElsewhere(job, base))) return true;
      const found = await api.similar(job).catch(() => []);
      if (found.length === 0) return true;
      const chosen = await askToChoose(
        text('similar_question', { smart_count: found.length }),
        [
          { id: 'back', label: text('similar_back'), variant: 'outlined', isSafe: true },
          { id: 'save', label: text('similar_save'), variant: 'contained' },
        ],
        found.map(({ id, name, address, company, is_estimate }) => ({
          to: is_estimate ? foundEstimatePath(id) : `/job/${id}/edit`,
          label: `${name} #${id}`.trim(),
          note: [is_estimate ? text('similar_estimate') : '', company, address].filter(Boolean).join(' · '),
        })),
      );
      return chosen === 'save';
    },
    [api, text],
  );
