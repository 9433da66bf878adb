import { useServer } from '../../dataProvider/ServerContext';
import type { Server } from '../../dataProvider/server';
import { createContext, use, useMemo } from 'react';
import { useRest } from '../../dataProvider/rest';
import { serverSiteCheckApi } from '../../siteCheck/serverSiteCheckApi';
import type { SiteCheckApi } from '../../siteCheck/siteCheckApi';
import { sendPhoto } from '../photos/sendPhoto';
import { sendMark } from '../today/sendMark';
import type { FieldApi } from './fieldApi';
import { CAPTION, CARDS_QUERY, DAY_STOPS, QUEUE_QUERY, UPDATE_QUEUE, DETAIL_QUERY } from './fieldQueries';
import { STOPS_QUERY } from './stopsQuery';

/** A story's calls in place of the server's. */
export const FieldApiContext = createContext<FieldApi | null>(null);

const checks = new WeakMap<Server, SiteCheckApi>();
/** One for each server: what was filled in and not sent yet is kept with it, whatever page is shown. */
const checksOf = (server: Server): SiteCheckApi => {
  const known = checks.get(server) ?? serverSiteCheckApi(server);
  checks.set(server, known);
  return known;
};

/** The calls of the field. */
export const useFieldApi = (): FieldApi => {
  const given = use(FieldApiContext);
  const server = useServer();
  const rest = useRest();
  return useMemo(() => {
    if (given) return given;
    const { query, mutate } = server;
    return {
      detail: async (id) => (await query(DETAIL_QUERY, { id })).SupervisorDetail,
      stops: async () => (await query(STOPS_QUERY)).myStops,
      mark: sendMark(server),
      checks: checksOf(server),
      sendPhoto: sendPhoto(server, rest),
      caption: async (document_id, caption) => {
        await mutate(CAPTION, { document_id, caption });
      },
      cards: async (stage, ids) => (await query(CARDS_QUERY, { stage, ids })).printCards,
      dayStops: async (category, date) => (await query(DAY_STOPS, { category, date })).dayStops,
      printQueue: async () => (await query(QUEUE_QUERY)).printQueue,
      updatePrintQueue: async (job_detail_ids, is_in_print_queue) => {
        await mutate(UPDATE_QUEUE, { job_detail_ids, is_in_print_queue });
      },
      orderPapers: async (selection) => (await rest(`/v1/pdf/work-orders/${selection}`)).blob(),
    };
  }, [given, server, rest]);
};
