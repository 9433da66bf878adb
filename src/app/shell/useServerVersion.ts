import { gql, useQuery } from '@apollo/client';

const API_VERSION = gql`query ApiVersion { apiVersion }`;
const TEN_MINUTES = 600_000;

/** The version that the server says it is, read at start and every 10 minutes; null until it has said so [NAV-024 NAV-026]. */
export const useServerVersion = (): string | null => {
  const { data } = useQuery<{ apiVersion: string }>(API_VERSION, {
    pollInterval: TEN_MINUTES,
    fetchPolicy: 'network-only',
  });
  return data?.apiVersion ?? null;
};
