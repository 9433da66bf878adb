import type { DataProvider, Identifier } from 'ra-core';
import { isRecord } from '#domain/values';
import type { Catalogue } from './catalogue/catalogue';
import { composed } from './gql';
import { recordCall, type Params, type RecordMethod } from './recordCall';
import type { Server } from './server';

/** What a method answers is for react-admin to say, which types each. */
const isAnswer = <Answer>(answer: unknown): answer is Answer => isRecord(answer);

/**
 * react-admin's data provider over the generated API. Lists ask for the columns shown (`meta.columns`), with their
 * total, in one request; updates send what changed and the version it was made on; bulk calls are one document. What
 * fails is thrown as a CallError.
 */
export const createDataProvider = (server: Server, catalogue: Catalogue): DataProvider => {
  const answerOf = async (method: RecordMethod, resource: string, params: Params): Promise<unknown> => {
    const { request, read } = recordCall(catalogue, method, resource, params);
    const document = composed<Record<string, unknown>>(request.text);
    const { signal, meta } = params;
    return read(
      document.kind === 'mutation'
        ? await server.mutate(document, request.variables, meta?.key === undefined ? {} : { action: meta.key })
        : await server.query(document, request.variables, signal && { signal }),
    );
  };
  const call = async <Answer>(method: RecordMethod, resource: string, params: Params): Promise<Answer> => {
    const answer = await answerOf(method, resource, params);
    if (!isAnswer<Answer>(answer)) throw new Error(`${method} of ${resource} was not answered.`);
    return answer;
  };
  const versionsOf = async (resource: string, ids: Identifier[]): Promise<Record<Identifier, unknown>> => {
    const { data } = await call<{ data: { id: Identifier; version?: unknown }[] }>('getMany', resource, {
      ids,
      meta: { columns: [] },
    });
    return Object.fromEntries(data.map(({ id, version }) => [id, version]));
  };

  return {
    getList: (resource, params) => call('getList', resource, params),
    getOne: (resource, params) => call('getOne', resource, params),
    getMany: (resource, params) => call('getMany', resource, params),
    getManyReference: (resource, params) => call('getManyReference', resource, params),
    create: (resource, params) => call('create', resource, params),
    update: (resource, params) => call('update', resource, params),
    updateMany: async (resource, params) => {
      const versions = params.meta?.versions ?? (await versionsOf(resource, params.ids));
      return call('updateMany', resource, { ...params, meta: { ...params.meta, versions } });
    },
    delete: (resource, params) => call('delete', resource, params),
    deleteMany: (resource, params) => call('deleteMany', resource, params),
    supportAbortSignal: true,
  };
};
