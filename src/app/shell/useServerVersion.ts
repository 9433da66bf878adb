import { useCallback } from 'react';
import { gql } from '../../dataProvider/gql';
import { useServer } from '../../dataProvider/ServerContext';
import { usePolled } from '../../dataProvider/usePolled';

const API_VERSION = gql(`query ApiVersion { apiVersion }`);
const TEN_MINUTES = 600_000;

/**
 * The version that the server says it is, read at start and every 10 minutes; null until it has said so
 * [NAV-024 NAV-026].
 */
export const useServerVersion = (): string | null => {
  const server = useServer();
  const read = useCallback(async () => (await server.query(API_VERSION)).apiVersion, [server]);
  return usePolled(read, TEN_MINUTES).data;
};
