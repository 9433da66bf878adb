import { useQuery } from '@tanstack/react-query';
import type { SentBuilderEmail } from '#domain/builderEmail/sentBuilderEmail';
import { useJobFormApi } from '../form/data/useJobFormApi';

/** Milliseconds between two looks while the dialog is open: others mail the same builder, and what waits leaves. */
const LOOK_MS = 10_000;

/** What was sent about a sub-job; null until it is known. */
export const useEarlierEmails = (
  job_detail_id: number,
): { emails: readonly SentBuilderEmail[] | null; look: () => void } => {
  const api = useJobFormApi();
  const { data, refetch } = useQuery({
    queryKey: ['builder email', 'earlier', job_detail_id],
    queryFn: () => api.builderEmails(job_detail_id),
    refetchInterval: LOOK_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { emails: data ?? null, look: () => void refetch() };
};

/** So long a mail of the same template is worth a warning. */
const RECENT_MS = 3_600_000;

/** The newest mail of a template that somebody sent within the last hour. */
export const recentOf = (
  emails: readonly SentBuilderEmail[],
  template: string | undefined,
  now: number,
): SentBuilderEmail | undefined =>
  emails.find((one) => one.template === template && now - Date.parse(one.created_at) < RECENT_MS);
