import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { useRest } from '../../../dataProvider/rest';
import { useFormKind } from './formKind';
import { apolloJobFormApi } from './apolloJobFormApi';
import type { JobFormApi } from './jobFormApi';

/** A story's calls in place of the server's. */
export const JobFormApiContext = createContext<JobFormApi | null>(null);

/** The calls of the job form over the app's client. */
export const useJobFormApi = (): JobFormApi => {
  const given = use(JobFormApiContext);
  const client = useApolloClient();
  const rest = useRest();
  const { isEstimate } = useFormKind();
  return useMemo(
    () => given ?? apolloJobFormApi(client, rest, isEstimate ? 'estimate' : 'job'),
    [given, client, rest, isEstimate],
  );
};
