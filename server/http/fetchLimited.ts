/** Bytes of an answer of a service that is read by itself: a document, a token, a handful of places. */
const MAX_ANSWER_BYTES = 1_048_576;

/** Ends in an error once more bytes have come than are wanted. */
const limited = (body: ReadableStream<Uint8Array>, max: number): ReadableStream<Uint8Array> => {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > max) controller.error(new Error(`The answer is larger than ${max} bytes.`));
        else controller.enqueue(chunk);
      },
    }),
  );
};

/**
 * `fetch` for services that others run: of an answer that does not end, or unpacks to more than it seems, no more than
 * the limit is ever in memory. Reading the body then fails, as it does when the connection is cut.
 * @param max bytes, unpacked
 */
export const fetchLimited = async (
  url: string | URL,
  init: RequestInit = {},
  max: number = MAX_ANSWER_BYTES,
): Promise<Response> => {
  const answer = await fetch(url, init);
  const { status, statusText, headers, body } = answer;
  return body === null ? answer : new Response(limited(body, max), { status, statusText, headers });
};
