import { ESTIMATE_FILTERS } from '#domain/estimates/estimateStatus';
import { isRecord } from '#domain/values';

const parsed = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * The filter that the address of the list holds, and the status in it; null for any, also for one that does not exist.
 */
export const filterOf = (search: URLSearchParams): { filter: Record<string, unknown>; status: string | null } => {
  const filter = parsed(search.get('filter'));
  const wanted = isRecord(filter.status) ? filter.status.eq : null;
  return { filter, status: ESTIMATE_FILTERS.find(({ status }) => status === wanted)?.status ?? null };
};

/** The address with another status; the other filters stay, and the first page is shown. */
export const withStatus = (search: URLSearchParams, status: string | null): URLSearchParams => {
  const { status: _before, ...others } = filterOf(search).filter;
  const next = new URLSearchParams(search);
  next.set('filter', JSON.stringify(status === null ? others : { ...others, status: { eq: status } }));
  next.set('page', '1');
  return next;
};
