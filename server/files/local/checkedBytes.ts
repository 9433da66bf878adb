import { type AppError, refusalError } from '#domain/errors';
import { declaredImageType, imageTypeOf, MAGIC_BYTES } from '#domain/files/imageType';
import type { PutTerms } from '../fileStore';
import { refuse } from '#domain/refusals/refusal';

const tooLarge = (): AppError => refusalError(refuse('upload_file', {}, undefined, 'PAYLOAD_TOO_LARGE'));
export const badType = (): AppError => refusalError(refuse('upload_type'));
const cutOff = (): AppError => refusalError(refuse('upload_file'));

/**
 * Passes bytes on as long as they are what was announced: not more of them, and a picture really a picture of its type.
 * @throws AppError PAYLOAD_TOO_LARGE [BLDR-015], BAD_USER_INPUT [BLDR-009]
 */
export async function* checkedBytes(
  source: AsyncIterable<Uint8Array>,
  { file_type, max_bytes, length }: PutTerms,
): AsyncGenerator<Uint8Array> {
  const isImage = declaredImageType(file_type) !== null;
  let size = 0;
  let first: Uint8Array = new Uint8Array();
  for await (const chunk of source) {
    const seen = first.length >= MAGIC_BYTES;
    size += chunk.length;
    if (size > Math.min(max_bytes, length ?? max_bytes)) throw tooLarge();
    if (!seen) first = Buffer.concat([first, chunk]);
    if (isImage && !seen && first.length >= MAGIC_BYTES && imageTypeOf(first) !== file_type) throw badType();
    yield chunk;
  }
  if (isImage && first.length < MAGIC_BYTES) throw badType();
  if (length !== undefined && size !== length) throw cutOff();
}
