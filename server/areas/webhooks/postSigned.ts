import { createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { isPrivateOnSight, PrivateAddress, publicLookup } from './publicAddress';

/** The form of a secret and of a signature is that of https://www.standardwebhooks.com, for which receivers have libraries. */
const PREFIX = 'whsec_';
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/** What a receiver compares: over id, time and bytes, so that none of them can be changed. */
const signatureOf = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

export interface Message {
  url: string;
  id: string;
  /** Its place among the messages of its webhook; messages of earlier versions have none. */
  sequence: number | null;
  body: string;
  /** The one in use first. */
  secrets: readonly string[];
}

export interface Answer {
  status: number;
  /** The first characters of the response. */
  text: string;
}

export interface PostOptions {
  /** Private networks are reached too. */
  mayBePrivate: boolean;
  now: Date;
  signal: AbortSignal;
  /** How long all of it may take, and how long its text once its status is there. */
  patience?: { all: number; text: number };
}

const TIMEOUTS_MS = { all: 15_000, text: 2_000 };
/** Bytes of an answer that are kept, and those that are read for them. */
const KEPT = 500;

const textIn = (bytes: Buffer): string => bytes.subarray(0, KEPT).toString('utf8').replaceAll('\0', '');

/** The first letters of an answer; its status is what counts, however it goes on. */
const firstLetters = (response: http.IncomingMessage, patience: number): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (): void => {
      clearTimeout(timer);
      response.destroy();
      resolve(textIn(Buffer.concat(chunks)));
    };
    const timer = setTimeout(end, patience);
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= KEPT) end();
    });
    response.on('end', end).on('error', end).on('close', end);
  });

/**
 * Sends one message and waits for its answer. Redirects are not followed: they would lead where nobody allowed.
 * @throws Error where nothing was answered
 */
export const postSigned = async (
  { url: address, id, sequence, body, secrets }: Message,
  { mayBePrivate, now, signal, patience = TIMEOUTS_MS }: PostOptions,
): Promise<Answer> => {
  const url = new URL(address);
  if (!mayBePrivate && isPrivateOnSight(url)) throw new PrivateAddress(url.hostname);
  const timestamp = Math.floor(now.getTime() / 1000);
  const late = AbortSignal.timeout(patience.all);
  const { request } = url.protocol === 'https:' ? https : http;
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request(
        url,
        {
          method: 'POST',
          agent: false,
          signal: AbortSignal.any([signal, late]),
          ...(mayBePrivate ? {} : { lookup: publicLookup }),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Trowel-Webhook',
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            ...(sequence === null ? {} : { 'webhook-sequence': sequence }),
            'webhook-signature': secrets.map((secret) => signatureOf(secret, id, timestamp, body)).join(' '),
          },
        },
        resolve,
      )
        .on('error', reject)
        .end(body);
    });
    return { status: response.statusCode ?? 0, text: await firstLetters(response, patience.text) };
  } catch (error) {
    if (late.aborted) throw new Error(`No answer within ${patience.all / 1000} seconds.`, { cause: error });
    throw error;
  }
};
