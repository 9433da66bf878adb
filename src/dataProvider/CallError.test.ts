import { describe, expect, it } from 'vitest';
import { anAccess } from './fixtures/anAccess';
import { refusal, type Reply } from './fixtures/fakeServer';
import { CallError, fieldErrorsOf, isConflict, isUndecided, mayBeTakenLater } from './CallError';

const refused = async (reply: Reply): Promise<unknown> => {
  const { provider } = anAccess(reply);
  return provider
    .update('pump', { id: 7, data: { name: 'B', version: 3 }, previousData: { id: 7, version: 3, name: 'A' } })
    .catch((error: unknown) => error);
};

describe('a refusal', () => {
  it('of input names its fields by dotted path, those of parts too', async () => {
    const fields = [
      { path: 'name', message: 'Name is required' },
      { path: 'valves.1.size', message: 'Size is required' },
    ];
    const error = await refused(refusal('BAD_USER_INPUT', { fields }));
    expect(error).toMatchObject({
      status: 422,
      body: { errors: { name: 'Name is required', 'valves.1.size': 'Size is required' } },
    });
    expect(fieldErrorsOf(error)).toEqual(fields);
  });

  it('of a stale version carries what was saved, by whom and when', async () => {
    const error = await refused(
      refusal('CONFLICT', {
        current: { id: 7, version: 4, name: 'C' },
        changed_by: 'Dana Reyes',
        changed_at: '2026-03-03T15:00:00Z',
      }),
    );
    expect(isConflict(error)).toBe(true);
    expect(error).toMatchObject({
      status: 409,
      current: { version: 4, name: 'C' },
      changedBy: 'Dana Reyes',
      body: { changed_at: '2026-03-03T15:00:00Z' },
    });
  });

  it.each([
    ['UNAUTHENTICATED', 401, 401],
    ['FORBIDDEN', 403, 200],
    ['NOT_FOUND', 404, 200],
    ['INTERNAL_SERVER_ERROR', 500, 200],
    ['SOMETHING_NEW', 500, 200],
  ])('%s has the status %i, whatever carried it', async (code, status, carried) => {
    const error = await refused(refusal(code, {}, carried, 'No.'));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status, message: 'No.' });
  });

  it('that a disk is full is told in its words, as what the user can mend is [OPS-014]', () => {
    const isTold = (code: string, status: number): boolean => new CallError('No.', status, { code }).isTold;
    expect([isTold('DISK_FULL', 507), isTold('FORBIDDEN', 403), isTold('INTERNAL_SERVER_ERROR', 500)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('by what stands before a server leaves open whether the call was carried out [OPS-016]', () => {
    const answered = (status: number, details = {}): CallError => new CallError('', status, details);
    expect([502, 503, 504].map((status) => isUndecided(answered(status)))).toEqual([true, true, true]);
    expect(isUndecided(answered(504, { rule: 'proxy_unreachable' }))).toBe(true);
    expect(mayBeTakenLater(answered(504))).toBe(true);
    expect(isUndecided(answered(413, { rule: 'proxy_size' }))).toBe(false);
    expect(isUndecided(answered(507, { code: 'DISK_FULL' }))).toBe(false);
  });

  it('names no fields when it is not about input', async () => {
    expect(fieldErrorsOf(await refused(refusal('FORBIDDEN')))).toEqual([]);
    expect(fieldErrorsOf(new Error('x'))).toEqual([]);
  });
});
