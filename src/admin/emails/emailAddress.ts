import type { EmailFilter } from '../data/adminApi';

const STATUSES = ['all', 'waiting', 'sent', 'failed'] as const;

/** What the email log shows, as its address says. */
export const emailFilterOf = (params: URLSearchParams): EmailFilter => ({
  search: params.get('search') ?? '',
  status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
});

export const emailAddress = ({ search, status }: EmailFilter, page = 1): Record<string, string> => ({
  tab: 'email_log',
  ...(search === '' ? {} : { search }),
  ...(status === 'all' ? {} : { status }),
  ...(page === 1 ? {} : { page: String(page) }),
});
