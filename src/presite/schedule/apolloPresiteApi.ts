import type { ApolloClient, DocumentNode, FetchResult } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { isUnassigned } from '#domain/presite/schedule/divisions';
import { isRecord, textOf } from '#domain/values';
import type { PresiteApi, PresiteItem, Written } from './presiteApi';
import { PresiteRefused } from './PresiteRefused';
import {
  ASSIGN_MUTATION,
  DAY_QUERY,
  MAP_QUERY,
  UNDO_MUTATION,
  type AnsweredItem,
  type DayAnswer,
  type MapAnswer,
} from './queries';
import type { RefusalParams } from '#domain/refusals/refusal';

const paramsOf = (value: unknown): RefusalParams =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, param]) =>
      typeof param === 'string' || typeof param === 'number' ? [[name, param]] : [],
    ),
  );

const refusedBy = ({ message, extensions = {} }: GraphQLFormattedError): PresiteRefused =>
  new PresiteRefused(
    message,
    textOf(extensions.code) ?? 'INTERNAL_SERVER_ERROR',
    textOf(extensions.rule),
    paramsOf(extensions.params),
  );

const mutationIdOf = ({ data, extensions }: FetchResult<Record<string, unknown>>): string | null => {
  const undone: unknown = data?.undo;
  return textOf(extensions?.mutation_id) ?? (isRecord(undone) ? textOf(undone.mutation_id) : null);
};

const itemOf = ({ job, job_detail, ...item }: AnsweredItem): PresiteItem => ({
  id: item.job_presite_details_id,
  version: item.version,
  job_id: job.id,
  job_detail_id: job_detail.id,
  category_id: job_detail.job_category.id,
  status_id: job_detail.status_id,
  scheduled_date: item.scheduled_date,
  checkin_date: item.checkin_date,
  presite_supervisor_id: isUnassigned(item.presite_supervisor_id) ? null : item.presite_supervisor_id,
  job_name: job.name,
  address: job.address,
  company_name: job.company.name,
});

/** The schedule's calls over the app's one client. The answers stay out of its cache: the schedule's store is their place. */
export const apolloPresiteApi = (client: ApolloClient<unknown>): PresiteApi => {
  const ask = async <Data>(query: DocumentNode, variables: Record<string, unknown>): Promise<Data> => {
    const { data, errors } = await client.query<Data>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: { queryDeduplication: false },
    });
    const [error] = errors ?? [];
    if (error) throw refusedBy(error);
    return data;
  };
  const write = async (mutation: DocumentNode, variables: Record<string, unknown>): Promise<Written> => {
    const result = await client.mutate<Record<string, unknown>>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const [error] = result.errors ?? [];
    if (error) throw refusedBy(error);
    return { mutation_id: mutationIdOf(result) };
  };
  return {
    load: async (date) => {
      const { businessDay, presiteSchedule, lookupPresiteSupervisor } = await ask<DayAnswer>(DAY_QUERY, {
        presite_date: date,
      });
      return {
        date: date ?? businessDay,
        today: businessDay,
        items: presiteSchedule.map(itemOf),
        supervisors: lookupPresiteSupervisor,
      };
    },
    assign: (call) => write(ASSIGN_MUTATION, { ...call }),
    undo: (mutation_id) => write(UNDO_MUTATION, { mutation_id }),
    mapJobs: async ({ start_date, end_date }, company_divisions) =>
      (await ask<MapAnswer>(MAP_QUERY, { start_date, end_date, company_divisions })).jobsByAppDate,
  };
};
