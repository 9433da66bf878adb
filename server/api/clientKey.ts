import { z } from 'zod';
import { clientKey } from '#domain/writes/clientKey';
import { idOf, type Row } from '../db/statement';
import type { Builder } from './builder';

type ObjectFields = Parameters<Parameters<Builder['objectType']>[1]['fields'] & object>[0];
type InputFields = Parameters<Parameters<Builder['inputType']>[1]['fields']>[0];

/** What is said of a row's own key where it is sent. */
const CLIENT_KEY = 'Any name of up to 64 characters: the answer tells it beside the id of the row that was made.';

/** What the sender of a save called a row that it made: by it a form finds its own new rows in the answer. */
export const clientKeyField = (t: ObjectFields, table: string) =>
  t.field({
    type: 'String',
    description: 'The client_key under which this save made the row; null in every other answer.',
    resolve: (row: Row, _args: unknown, { mutation }) => mutation?.clientKeys.get(table)?.get(idOf(row)) ?? null,
  });

/** The client key as a field of an input type. */
export const clientKeyInput = (t: InputFields) => ({
  client_key: t.field({
    type: 'String',
    description: CLIENT_KEY,
  }),
});

/** The client key as a described field in the input of a call. */
export const describedClientKey = z.clone(clientKey);
z.globalRegistry.add(describedClientKey, { description: CLIENT_KEY });
