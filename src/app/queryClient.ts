import { QueryClient } from '@tanstack/react-query';

const HALF_MINUTE = 30_000;

/** react-admin's cache. The network layer retries where that is safe, so a failed query fails at once here. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: HALF_MINUTE, refetchOnWindowFocus: false }, mutations: { retry: false } } });
