import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { calls } from '../../dataProvider/calls';
import { useRest } from '../../dataProvider/rest';
import { sendPhoto } from '../photos/sendPhoto';
import type { FieldApi, PrintCard, PrintLine, MyStops, StopOrder, SupervisorDetail } from './fieldApi';
import {
  CAPTION,
  CARDS_QUERY,
  QUEUE_QUERY,
  UPDATE_QUEUE,
  DETAIL_QUERY,
  MARK_STOP,
  START_ORDER,
  STOPS_QUERY,
} from './fieldQueries';

/** A story's calls in place of the server's. */
export const FieldApiContext = createContext<FieldApi | null>(null);

/** The calls of the field over the app's client; their answers stay out of its cache. */
export const useFieldApi = (): FieldApi => {
  const given = use(FieldApiContext);
  const client = useApolloClient();
  const rest = useRest();
  return useMemo(() => {
    if (given) return given;
    const { ask, tell } = calls(client);
    return {
      detail: async (id) =>
        (await ask<{ SupervisorDetail: SupervisorDetail | null }>(DETAIL_QUERY, { id })).SupervisorDetail,
      stops: async () => (await ask<{ myStops: MyStops }>(STOPS_QUERY)).myStops,
      mark: async (marking) => (await tell<{ markStop: StopOrder }>(MARK_STOP, { ...marking })).markStop,
      sendPhoto: sendPhoto(client, rest),
      caption: async (document_id, caption) => {
        await tell(CAPTION, { document_id, caption });
      },
      cards: async (stage, ids) => (await ask<{ printCards: PrintCard[] }>(CARDS_QUERY, { stage, ids })).printCards,
      printQueue: async () => (await ask<{ printQueue: PrintLine[] }>(QUEUE_QUERY)).printQueue,
      updatePrintQueue: async (job_detail_ids, is_in_print_queue) => {
        await tell(UPDATE_QUEUE, { job_detail_ids, is_in_print_queue });
      },
      orderPapers: async (selection) => (await rest(`/v1/pdf/work-orders/${selection}`)).blob(),
      startOrder: async (type, id) =>
        (await tell<{ startWorkOrder: number }>(START_ORDER, { type, id })).startWorkOrder,
    };
  }, [given, client, rest]);
};
