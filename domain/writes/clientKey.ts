import * as z from 'zod/mini';
import { refuse } from '../refusals/refusal';
import { refusalText } from '../refusalText';

/** Longest name of a new row. */
export const MAX_CLIENT_KEY = 64;

/** What a form calls a row that it sends: the answer tells it beside the id that the row got. */
export const clientKey = z.pipe(
  z.nullish(
    z.string().check(z.maxLength(MAX_CLIENT_KEY, refusalText(refuse('max_length', { max: MAX_CLIENT_KEY }), 'en'))),
  ),
  z.transform((key) => key ?? undefined),
);

/** The part of a change that carries the name of a row. */
export const clientKeyOf = ({ client_key }: { client_key?: unknown }): { client_key?: string } =>
  typeof client_key === 'string' && client_key !== '' ? { client_key } : {};
