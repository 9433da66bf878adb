import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors';
import { contentDisposition } from '../contentDisposition';
import { byteRange } from './byteRange';
import { FILES_PATH, type AddressQuery } from '../fileAddress';
import { ensureMade } from '../madePictures';
import type { LocalStore } from './localStore';

/** A file opened by itself runs nothing and is framed by nobody. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/**
 * The browser's own reader of pdfs does not run in a sandbox; it is isolated by itself, and framed by our pages alone
 * [PRE-015].
 */
const PDF_POLICY = "frame-ancestors 'self'";

/** GET /v1/files/...: shows a file to whoever has its signed address. The bytes behind an address never change. */
export const registerFileRoute = (app: FastifyInstance, local: LocalStore): void => {
  app.get<{ Params: { '*': string }; Querystring: AddressQuery }>(`${FILES_PATH}*`, async (request, reply) => {
    const key = request.params['*'];
    const terms = local.readAddress(key, request.query);
    if (!terms) throw new AppError('FORBIDDEN');
    await ensureMade(local, key);
    const stored = await local.head(key);
    if (!stored) throw new AppError('NOT_FOUND');
    await local.check(key);
    const etag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
    reply.headers({
      'content-type': terms.file_type,
      'content-disposition': contentDisposition(terms.file_name),
      'content-security-policy': terms.file_type === 'application/pdf' ? PDF_POLICY : POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': `private, max-age=${terms.left}, immutable`,
      'accept-ranges': 'bytes',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const range = byteRange(request.headers.range, stored.size);
    if (range === 'unfit') return reply.status(416).header('content-range', `bytes */${stored.size}`).send();
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`);
    reply.header('content-length', range ? range.end - range.start + 1 : stored.size);
    return reply.send(await local.get(key, range ?? undefined));
  });
};
