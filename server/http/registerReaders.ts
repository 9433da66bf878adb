import type { FastifyInstance, FastifyReply } from 'fastify';
import { ReaderLeft } from '../db/readerLeft';
import { cutConnection } from './cutConnections';
import { whenTaken } from './whenTaken';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Aborted, with a `ReaderLeft`, once whoever asked is gone without having all of the answer. What only reads ends
     * by it; what writes goes on.
     */
    readonly reader: AbortSignal;
    /** Ends the connection without an answer. */
    cut(): void;
  }
}

const known = new WeakMap<FastifyReply, AbortSignal>();

const readerOf = (reply: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  whenTaken(reply.request.raw.socket, reply.raw, () => {
    if (!reply.raw.writableFinished) leaving.abort(new ReaderLeft());
  });
  return leaving.signal;
};

/**
 * Gives each reply its `cut`, and its `reader`, made when it is first asked for. The signal of Fastify's requests is never aborted where
 * whoever asked left before that.
 */
export const registerReaders = (app: FastifyInstance): void => {
  app.decorateReply('reader', {
    getter() {
      const reader = known.get(this) ?? readerOf(this);
      known.set(this, reader);
      return reader;
    },
  });
  app.decorateReply('cut', function cut() {
    this.hijack();
    cutConnection(this.request.raw.socket);
  });
};
