import { describe, expect, it } from 'vitest';
import { CallError, conflictError } from '../../dataProvider/CallError';
import type { Row } from '../../dataProvider/row';
import { CUSTOMER } from '../fixtures/resources';
import { aCustomer } from '../fixtures/rows';
import { checkForm } from '../values/checkForm';
import type { FormValues } from '../values/formValues';
import { makeOnce } from './makeOnce';
import { createNewKey } from './newRecord';

const MADE: Row = { ...aCustomer(7), city: 'Katy', note: null };
const { id: _id, version: _version, ...BEGUN } = MADE;
const SENT: FormValues = { ...BEGUN, city: 'Spring' };
const MISMATCH = new CallError('Another request was sent under this key.', 422, {
  code: 'IDEMPOTENCY_MISMATCH',
  answer: { data: { saved: MADE } },
});
const UNANSWERED = new CallError('Failed to fetch');

/** A form whose record is made as `create` says; what is typed while it is sent stands in it. */
const making = ({ create, update }: { create: () => Promise<Row>; update?: () => Promise<Row> }) => {
  const newKey = createNewKey();
  const form = { values: { ...SENT }, on: null as Row | null };
  const updates: [FormValues, unknown][] = [];
  const keys: string[] = [];
  const send = makeOnce({
    resource: CUSTOMER,
    newKey,
    sent: SENT,
    input: SENT,
    create: ({ key }) => {
      keys.push(key);
      form.values = { ...form.values, note: 'Gate 7' };
      return create();
    },
    check: (values, on) => checkForm(CUSTOMER, values, on),
    update: async (input, on) => {
      updates.push([input, on.version]);
      return update ? update() : { ...on, ...input, version: 2 };
    },
    shown: () => form.values,
    standOn: (on, values) => Object.assign(form, { on, values }),
  });
  return { send, form, updates, keys, newKey };
};

describe('a new record that an earlier visit has made', () => {
  it('gets what is sent, and what was typed since stays in the form [FLD-011]', async () => {
    const { send, form, updates } = making({ create: () => Promise.reject(MISMATCH) });
    expect(await send()).toMatchObject({ id: 7, city: 'Spring', version: 2 });
    expect(updates).toEqual([[{ city: 'Spring' }, MADE.version]]);
    expect(form).toMatchObject({ on: { id: 7, city: 'Katy' }, values: { city: 'Spring', note: 'Gate 7' } });
  });

  it('is not made again when the answer to that is lost, too [FLD-011]', async () => {
    let turn = 0;
    const { send, form, updates, keys } = making({
      create: () => Promise.reject(MISMATCH),
      update: async () => {
        turn += 1;
        if (turn === 1) throw UNANSWERED;
        return { ...MADE, city: 'Spring', version: 2 };
      },
    });
    await expect(send()).rejects.toBe(UNANSWERED);
    form.values = { ...form.values, note: 'Gate 8' };
    expect(await send()).toMatchObject({ city: 'Spring', version: 2 });
    expect(keys).toHaveLength(1);
    expect(updates).toEqual([
      [{ city: 'Spring' }, MADE.version],
      [{ city: 'Spring' }, MADE.version],
    ]);
    expect(form.values.note).toBe('Gate 8');
  });
});

describe('a new record that waits on this device and was changed there since', () => {
  it('is what the form stands on from then on, as it was sent first, so that both changes are asked about [FLD-011]', async () => {
    const conflict = conflictError({ current: { ...BEGUN, id: -5, city: 'Humble' }, is_own: true });
    const { send, form, updates } = making({ create: () => Promise.reject(conflict) });
    await expect(send()).rejects.toBe(conflict);
    expect(form).toMatchObject({ on: { id: -5, city: 'Spring' }, values: { city: 'Spring', note: 'Gate 7' } });
    expect(updates).toEqual([]);
  });
});

describe('a new record whose save fails', () => {
  it('goes on under the key of a restored draft where it was refused, not where its answer was lost [FLD-011]', async () => {
    const keyAfter = async (error: unknown): Promise<string> => {
      const { send, newKey } = making({ create: () => Promise.reject(error) });
      await expect(send()).rejects.toBe(error);
      newKey.takeOver('of a draft');
      return newKey.value();
    };
    expect(await keyAfter(new CallError('Is required.', 400, { code: 'BAD_USER_INPUT' }))).toBe('of a draft');
    expect(await keyAfter(UNANSWERED)).not.toBe('of a draft');
    expect(await keyAfter(new CallError('Made before.', 422, { code: 'IDEMPOTENCY_MISMATCH' }))).not.toBe('of a draft');
  });
});
