import type { Rest } from './rest';

/** A file as it came. */
export interface FetchedFile {
  name: string;
  content: Blob;
  /** Rows that it holds, where the server says so. */
  total: number | null;
}

const nameIn = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

const countOf = (header: string | null): number | null =>
  header !== null && /^\d+$/.test(header) ? Number(header) : null;

/**
 * Fetches a file and tells how many bytes have come, until `signal` stops it. A file that breaks off is none: the
 * promise fails.
 */
export const fetchFile = async (
  rest: Rest,
  path: string,
  signal: AbortSignal,
  onBytes: (bytes: number, total: number | null) => void,
): Promise<FetchedFile> => {
  const response = await rest(path, { signal });
  const total = countOf(response.headers.get('x-total-count'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) break;
    parts.push(next.value);
    bytes += next.value.length;
    onBytes(bytes, total);
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return {
    name: nameIn(response.headers.get('content-disposition')) ?? 'export',
    content: new Blob(parts, { type }),
    total,
  };
};
