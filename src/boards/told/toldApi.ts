import type { CivilDate } from '#domain/civilDate';
import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

const PROMISE = gql(`mutation PromiseStop($key: String!, $date: String!, $name: String!) {
  promiseStop(key: $key, date: $date, name: $name) { key }
}`);
const WITHDRAW = gql(`mutation WithdrawPromise($key: String!) { withdrawPromise(key: $key) { key } }`);
const TELL = gql(`mutation TellStop($stops: [ToldStopInput!]!) { tellStops(stops: $stops) { keys } }`);

/** What is promised and told of a card; each answers the mutation's id, by which it is undone. @throws CallError */
export interface PromiseApi {
  promise: (key: string, date: CivilDate, name: string) => Promise<string | null>;
  withdraw: (key: string) => Promise<string | null>;
  /** @param date null tells that there is none yet */
  markTold: (key: string, date: CivilDate | null) => Promise<string | null>;
}

export const toldApi = ({ send }: Pick<Server, 'send'>): PromiseApi => ({
  promise: async (key, date, name) => (await send(PROMISE, { key, date, name })).mutation_id,
  withdraw: async (key) => (await send(WITHDRAW, { key })).mutation_id,
  markTold: async (key, date) => (await send(TELL, { stops: [{ key, date }] })).mutation_id,
});
