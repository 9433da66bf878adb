import type { ByteRange } from '../fileStore';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a request asks for (RFC 9110): null for the whole of it, `unfit` for a part that it does not
 * have. Several ranges at once are answered with the whole file, as the standard allows.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | null | 'unfit' => {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'unfit';
};
