import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { calls } from '../../dataProvider/calls';
import type { FieldApi, MyStops, StopOrder, SupervisorDetail } from './fieldApi';
import { DETAIL_QUERY, MARK_STOP, START_ORDER, STOPS_QUERY } from './fieldQueries';

/** A story's calls in place of the server's. */
export const FieldApiContext = createContext<FieldApi | null>(null);

/** The calls of the field over the app's client; their answers stay out of its cache. */
export const useFieldApi = (): FieldApi => {
  const given = use(FieldApiContext);
  const client = useApolloClient();
  return useMemo(() => {
    if (given) return given;
    const { ask, tell } = calls(client);
    return {
      detail: async (id) =>
        (await ask<{ SupervisorDetail: SupervisorDetail | null }>(DETAIL_QUERY, { id })).SupervisorDetail,
      stops: async () => (await ask<{ myStops: MyStops }>(STOPS_QUERY)).myStops,
      mark: async (marking) => (await tell<{ markStop: StopOrder }>(MARK_STOP, { ...marking })).markStop,
      startOrder: async (type, id) =>
        (await tell<{ startWorkOrder: number }>(START_ORDER, { type, id })).startWorkOrder,
    };
  }, [given, client]);
};
