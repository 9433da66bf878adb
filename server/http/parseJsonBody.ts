import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';
import { parseJson } from '#domain/plainJson';

/**
 * Reads a JSON body. Bytes that are no UTF-8 are refused instead of being stored as question marks.
 * @throws AppError BAD_USER_INPUT, through `done`
 */
export const parseJsonBody = (
  _request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void => {
  try {
    if (!isUtf8(body)) throw new AppError('BAD_USER_INPUT', {}, 'The body is not UTF-8.');
    done(null, parseJson(body.toString()));
  } catch (error) {
    done(error instanceof Error ? error : new AppError('BAD_USER_INPUT', {}, 'The body could not be read.'));
  }
};
