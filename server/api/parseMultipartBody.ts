import { MIMEType } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';
import { IMAGE_BYTES } from '#domain/files/storedImage';
import { isRecord } from '#domain/values';
import type { Row } from '../db/statement';
import { assertPlain } from '#domain/plainJson';
import { UploadedFile } from '../files/uploadedFile';

/**
 * What one multipart request may hold, in bytes, files and the places that they take: a picture, the document around it,
 * and some room. Its parts are `operations`, `map` and the files; the first two are as large as a request without files
 * may be.
 */
export const MULTIPART_LIMITS = {
  body: IMAGE_BYTES * 2,
  files: 5,
  places: 20,
  parts: 7,
  head: 16_384,
  field: 1_048_576,
} as const;

const bad = (text: string): AppError => new AppError('BAD_USER_INPUT', {}, text);

const NO_FORM = 'The body is not multipart/form-data.';

/** The characters of RFC 2046 that need no escape between quotes. */
const BOUNDARY = /^[\w'()+,./:=?-]{1,70}$/;

/** @throws AppError BAD_USER_INPUT */
const boundaryOf = ({ headers }: FastifyRequest): string => {
  let boundary: string | null = null;
  try {
    boundary = new MIMEType(headers['content-type'] ?? '').params.get('boundary');
  } catch {
    // told below
  }
  if (boundary === null || !BOUNDARY.test(boundary)) throw bad(NO_FORM);
  return boundary;
};

const LINE_END = '\r\n';

/** Whether the first delimiter stands at the beginning; empty lines before it are all that the parser passes over. */
const beginsWith = (body: Buffer, delimiter: Buffer): boolean => {
  let at = 0;
  while (body.toString('latin1', at, at + LINE_END.length) === LINE_END) at += LINE_END.length;
  return body.subarray(at, at + delimiter.length).equals(delimiter);
};

/** Counted before the body is taken apart: a hundred thousand parts, or a head of megabytes, take a second of everybody. */
const assertFewParts = (body: Buffer, boundary: string): void => {
  const delimiter = Buffer.from(`--${boundary}`);
  if (!beginsWith(body, delimiter)) throw bad(NO_FORM);
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    // The last one ends the body.
    if (parts > MULTIPART_LIMITS.parts) throw bad('There are too many parts in one request.');
    parts += 1;
    const end = body.subarray(at, at + MULTIPART_LIMITS.head).indexOf('\r\n\r\n');
    if (end < 0 && body.length - at > MULTIPART_LIMITS.head) throw bad('A part of this request has too long a head.');
  }
};

const jsonOf = (form: FormData, name: string): Row => {
  const text = form.get(name);
  if (typeof text === 'string' && text.length > MULTIPART_LIMITS.field) throw new AppError('PAYLOAD_TOO_LARGE');
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    assertPlain(value);
    if (isRecord(value)) return value;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // told below, like every other value that is no object
  }
  throw bad(`The part "${name}" must be a JSON object.`);
};

/**
 * Puts a file where `variables.customer.profile_upload.file` says; only variables can hold one, and only where the
 * request left null.
 */
const place = (operations: Row, path: string, file: UploadedFile): void => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: unknown = names[0] === 'variables' ? operations : null;
  for (const name of names) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : null;
  if (!isRecord(at) || !Object.hasOwn(at, last) || at[last] !== null)
    throw bad(`The map names "${path}", where no null stands.`);
  at[last] = file;
};

const read = async (request: FastifyRequest, body: Buffer): Promise<Row> => {
  const boundary = boundaryOf(request);
  assertFewParts(body, boundary);
  // Not the header as it came: the parser must go by the boundary by which the parts were counted.
  const type = `multipart/form-data; boundary="${boundary}"`;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw bad(NO_FORM);
  });
  const [operations, map] = [jsonOf(form, 'operations'), jsonOf(form, 'map')];
  const places = Object.entries(map).flatMap(([name, paths]) =>
    Array.isArray(paths) ? paths.map((path) => [name, String(path)] as const) : [],
  );
  if (Object.keys(map).length > MULTIPART_LIMITS.files || places.length > MULTIPART_LIMITS.places)
    throw bad('There are too many files in one request.');
  const files = new Map<string, UploadedFile>();
  for (const name of Object.keys(map)) {
    const file = form.get(name);
    if (file === null || typeof file === 'string') throw bad(`The map names the file "${name}", which is missing.`);
    files.set(name, new UploadedFile(file.name, file.type, new Uint8Array(await file.arrayBuffer())));
  }
  for (const [name, path] of places) {
    const file = files.get(name);
    if (file) place(operations, path, file);
  }
  return operations;
};

/**
 * Reads a request of the GraphQL multipart request specification: `operations`, `map`, and the files, which take their
 * places among the variables [AUTH-022 API-001].
 * @throws AppError BAD_USER_INPUT, through `done`
 */
export const parseMultipartBody = (
  request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void => {
  read(request, body).then(
    (operations) => done(null, operations),
    (error: unknown) => done(error instanceof Error ? error : bad('The body could not be read.')),
  );
};
