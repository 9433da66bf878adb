import { describe, expect, it } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import { createNewKey, madeBefore } from './newRecord';

const mismatch = (answer?: unknown) =>
  new CallError('Another request was sent under this key.', 422, { code: 'IDEMPOTENCY_MISMATCH', answer });

describe('a new record that is made by its first save', () => {
  it('goes on under the key of a restored draft, until its own may have been made [FLD-011]', async () => {
    const key = createNewKey();
    const own = key.value();
    expect(own).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
    key.takeOver('of a draft');
    expect(key.value()).toBe('of a draft');
    await key.keep({});
    key.takeOver('of another draft');
    expect(key.value()).toBe('of a draft');
    // What was refused has made nothing: the draft that is restored then may have.
    key.release();
    key.takeOver('of another draft');
    expect(key.value()).toBe('of another draft');
    expect(createNewKey().value()).not.toBe(own);
  });

  it('is on the disk with its key before it is sent [FLD-007]', async () => {
    const key = createNewKey();
    let kept = 0;
    key.keepsBy(async () => {
      kept += 1;
    });
    expect(key.mayHaveMade()).toBe(false);
    await key.keep({});
    expect(kept).toBe(1);
    // The form of a refused one is kept for what is typed there alone.
    expect(key.mayHaveMade()).toBe(true);
    key.release();
    expect([kept, key.mayHaveMade()]).toEqual([2, false]);
    key.takeOver('of a draft');
    expect(key.mayHaveMade()).toBe(true);
  });

  it('is known when an earlier visit has made it', () => {
    expect(madeBefore(mismatch({ data: { saved: { id: 7, version: 1 } } }))).toEqual({ id: 7, version: 1 });
    expect(madeBefore(mismatch())).toBeNull();
    expect(madeBefore(mismatch({ data: { saved: null } }))).toBeNull();
    expect(madeBefore(new Error('Failed to fetch'))).toBeNull();
  });
});
