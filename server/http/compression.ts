import { pipeline, Readable } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers tell a secret beside what the caller sent: their size under compression would tell it too. */
    holdsSecret?: boolean;
  }
}

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1_024;
/** Above this the work goes to another thread: below, the way there and back takes longer than the work. */
const MAX_BYTES_AT_ONCE = 64_000;

/** Low levels: higher ones take twice the CPU for a tenth of the bytes (bench/bundle). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };
const GZIP = { level: 2 };

interface Encoder {
  now(bytes: Buffer): Buffer;
  later(bytes: Buffer, done: (error: Error | null, packed: Buffer) => void): void;
  stream(): NodeJS.ReadWriteStream & Readable;
}

/** In the order in which they are preferred. */
const ENCODERS: Readonly<Record<string, Encoder>> = {
  br: {
    now: (bytes) => brotliCompressSync(bytes, BROTLI),
    later: (bytes, done) => brotliCompress(bytes, BROTLI, done),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: {
    now: (bytes) => gzipSync(bytes, GZIP),
    later: (bytes, done) => gzip(bytes, GZIP, done),
    stream: () => createGzip(GZIP),
  },
};

/**
 * Characters of large answers that are remembered with what they were packed to; the one asked for longest ago goes.
 */
const MAX_REMEMBERED = 24_000_000;

/** Large answers that come again as they were, such as a board that nobody changed: packed once. */
const packedAnswers = () => {
  const known = new Map<string, Map<string, Buffer>>();
  let size = 0;
  return {
    find: (text: string, encoding: string): Buffer | undefined => {
      const kept = known.get(text);
      if (kept) known.delete(text);
      if (kept) known.set(text, kept);
      return kept?.get(encoding);
    },
    keep: (text: string, encoding: string, packed: Buffer): void => {
      const kept = known.get(text) ?? new Map<string, Buffer>();
      if (!known.delete(text)) size += text.length;
      known.set(text, kept.set(encoding, packed));
      for (const [oldest] of known) {
        if (size <= MAX_REMEMBERED) return;
        known.delete(oldest);
        size -= oldest.length;
      }
    },
  };
};

/** What bytes were packed to that are sent again as they are: they go with the bytes. */
const packedBytes = () => {
  const known = new WeakMap<Buffer, Map<string, Buffer>>();
  return {
    find: (bytes: Buffer, encoding: string): Buffer | undefined => known.get(bytes)?.get(encoding),
    keep: (bytes: Buffer, encoding: string, packed: Buffer): void => {
      known.set(bytes, (known.get(bytes) ?? new Map<string, Buffer>()).set(encoding, packed));
    },
  };
};

const isText = /^(text\/|application\/([\w.+-]*json|javascript|xml|manifest)|image\/svg)/;

/** The first of ours that a client takes; browsers that reach us without TLS take no brotli. */
const encodingFor = (accepted: string | undefined): string | undefined => {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, ...params]) => !params.some((param) => /^q=0(\.0*)?$/.test(param)))
    .map(([name]) => name);
  return Object.keys(ENCODERS).find((name) => taken.includes(name));
};

const encoderFor = (request: FastifyRequest, reply: FastifyReply): string | undefined => {
  if (request.method === 'HEAD' || reply.statusCode === 206 || request.routeOptions.config.holdsSecret)
    return undefined;
  // Encoded already, or asked for in parts, which are counted in the bytes as they lie.
  if (reply.hasHeader('content-encoding') || reply.hasHeader('accept-ranges')) return undefined;
  if (!isText.test(String(reply.getHeader('content-type') ?? ''))) return undefined;
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  return encodingFor(request.headers['accept-encoding']);
};

/**
 * Answers above 1 kB leave compressed as the client accepts [NET-001]: the one place that does it for whatever is made
 * anew.
 */
export const registerCompression = (app: FastifyInstance): void => {
  const answers = packedAnswers();
  const kept = packedBytes();
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isStream = payload instanceof Readable;
    const text = typeof payload === 'string' && payload.length > MAX_BYTES_AT_ONCE ? payload : null;
    const bytes = typeof payload === 'string' && text === null ? Buffer.from(payload) : payload;
    if (!isStream && text === null && !(Buffer.isBuffer(bytes) && bytes.length > MIN_BYTES)) return done(null, payload);
    const name = encoderFor(request, reply);
    const encoder = name === undefined ? undefined : ENCODERS[name];
    if (name === undefined || !encoder) return done(null, payload);
    reply.header('content-encoding', name).removeHeader('content-length');
    if (isStream) {
      const packed = encoder.stream();
      pipeline(payload, packed, () => undefined); // an end on either side ends the other
      return done(null, packed);
    }
    if (text !== null) {
      const packed = answers.find(text, name);
      if (packed) return done(null, packed);
      return encoder.later(Buffer.from(text), (error, fresh) => {
        if (error) return done(error);
        answers.keep(text, name, fresh);
        done(null, fresh);
      });
    }
    if (!Buffer.isBuffer(bytes)) return done(null, payload);
    const packed = kept.find(bytes, name);
    if (packed) return done(null, packed);
    const remember = (fresh: Buffer): Buffer => {
      if (bytes === payload) kept.keep(bytes, name, fresh);
      return fresh;
    };
    if (bytes.length <= MAX_BYTES_AT_ONCE) return done(null, remember(encoder.now(bytes)));
    encoder.later(bytes, (error, fresh) => (error ? done(error) : done(null, remember(fresh))));
  });
};
