import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';

/**
 * Reads a JSON body. Bytes that are no UTF-8 are refused instead of being stored as question marks.
 * @throws AppError BAD_USER_INPUT, through `done`
 */
export const parseJsonBody = (
  _request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void => {
  if (!isUtf8(body)) {
    done(new AppError('BAD_USER_INPUT', {}, 'The body is not UTF-8.'));
    return;
  }
  try {
    done(null, JSON.parse(body.toString()));
  } catch {
    done(new AppError('BAD_USER_INPUT', {}, 'The body is not JSON.'));
  }
};
