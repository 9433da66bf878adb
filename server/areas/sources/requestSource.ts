import http from 'node:http';
import https from 'node:https';
import { AppError } from '#domain/errors';
import { named } from '#domain/refusals/refusal';
import { isRecord } from '#domain/values';
import type { SourceSetting } from '../../settings/sourceSettings';
import { isPrivateOnSight, PrivateAddress, publicLookup } from '../webhooks/publicAddress';
import { quoteLongNumbers } from './quoteLongNumbers';

/** Bytes of an answer: a page of a list, or the introspection of a large schema. */
const MAX_ANSWER_BYTES = 8_388_608;
/** Milliseconds from the question to the last byte of the answer. */
const MAX_MS = 15_000;

export interface SourceOptions {
  /** Private networks are reached too. */
  mayBePrivate: boolean;
  /** Milliseconds; tests shorten them. */
  patience?: number;
  /** Bytes; tests make them fewer. */
  largest?: number;
}

/** What is sent: a document with its variables. */
export interface SourceRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The answer of a GraphQL server, as it stands. */
export interface SourceAnswer {
  data?: unknown;
  errors?: unknown;
}

const bodyOf = async (response: http.IncomingMessage, largest: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > largest) throw new Error(`The answer is larger than ${largest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const send = (
  { url: address, key, header }: SourceSetting,
  body: string,
  { mayBePrivate, patience = MAX_MS, largest = MAX_ANSWER_BYTES }: SourceOptions,
): Promise<{ status: number; text: string }> => {
  const url = new URL(address);
  if (!mayBePrivate && isPrivateOnSight(url)) return Promise.reject(new PrivateAddress(url.hostname));
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(mayBePrivate ? {} : { lookup: publicLookup }),
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Trowel-Source',
          ...(key === undefined ? {} : { [header]: key }),
        },
      },
      // Redirects are not followed: they would take the key where nobody sent it.
      (response) =>
        void bodyOf(response, largest).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject),
    )
      .on('error', reject)
      .end(body);
  });
};

/** Why a source is away, for the log and for people: never its key, and nothing of its answer. */
export const away = (source: SourceSetting, reason: unknown): AppError =>
  Object.assign(
    new AppError('SOURCE_UNAVAILABLE', {
      refusal: { rule: 'source_away', code: 'SOURCE_UNAVAILABLE', params: named('name', source.label) },
    }),
    { cause: reason },
  );

/**
 * Asks a source with its key. Nothing of the request that made us ask goes along.
 * @throws AppError SOURCE_UNAVAILABLE when there is no answer of a GraphQL server
 */
export const requestSource = async (
  source: SourceSetting,
  asked: SourceRequest,
  options: SourceOptions,
): Promise<SourceAnswer> => {
  try {
    const { status, text } = await send(source, JSON.stringify(asked), options);
    // A server may refuse a document with 400, and say why in the usual shape.
    const answer: unknown = status >= 200 && status < 500 && status !== 401 ? JSON.parse(quoteLongNumbers(text)) : null;
    if (!isRecord(answer) || !('data' in answer || 'errors' in answer)) throw new Error(`It answered ${status}.`);
    return { data: answer.data ?? null, ...(Array.isArray(answer.errors) && { errors: answer.errors }) };
  } catch (error) {
    throw away(source, error);
  }
};
