import { QueryClient } from '@tanstack/react-query';

/** What records were asked for, as react-query keeps it: tries again are the client's business. */
export const newQueries = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
