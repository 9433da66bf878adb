import { expect, it } from 'vitest';
import { logFailure } from './failureLog';

it('says each kind of failure once a minute, with its cause and how many met it [OPS-014]', () => {
  const lines: unknown[] = [];
  const log = { error: (line: object, message: string) => void lines.push({ ...line, message }) };
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  for (const second of [0, 1, 2, 59]) logFailure(log, 'SERVICE_UNAVAILABLE', refused, second * 1000);
  logFailure(log, 'DISK_FULL', full, 3_000);
  logFailure(log, 'BAD_USER_INPUT', new Error('not ours'), 4_000);
  logFailure(log, 'SERVICE_UNAVAILABLE', refused, 61_000);
  const message = 'users are told of a failure';
  expect(lines).toEqual([
    { code: 'SERVICE_UNAVAILABLE', cause: expect.stringContaining('ECONNREFUSED'), since_last: 0, message },
    { code: 'DISK_FULL', cause: expect.stringContaining('no space left'), since_last: 0, message },
    { code: 'SERVICE_UNAVAILABLE', cause: expect.stringContaining('ECONNREFUSED'), since_last: 3, message },
  ]);
});
