import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EntityDescriptor, FieldDescriptor } from './descriptor';
import { inputSchema } from './inputSchema';
import type { PartDescriptor } from './resource';
import { toFieldErrors } from './toFieldErrors';

const aField = (field: Partial<FieldDescriptor> & Pick<FieldDescriptor, 'name' | 'kind'>): FieldDescriptor => ({
  label: field.name,
  required: false,
  ...field,
});

const pump: EntityDescriptor = {
  name: 'pump',
  fields: [
    aField({ name: 'id', kind: 'Int', readOnly: true }),
    aField({ name: 'pump_name', kind: 'String', label: 'Pump Name', required: true, max: 20 }),
    aField({ name: 'email_address', kind: 'EmailAddress', max: 254 }),
    aField({ name: 'web_page', kind: 'URL', max: 500 }),
    aField({ name: 'state', kind: 'StateCode', max: 2 }),
    aField({ name: 'zip_code', kind: 'PostalCode', max: 10 }),
    aField({ name: 'phone_number', kind: 'PhoneNumber', max: 14 }),
    aField({ name: 'bought', kind: 'Date' }),
    aField({ name: 'price', kind: 'Money', scale: 2, min: 0 }),
    aField({ name: 'strokes', kind: 'Int', min: 0 }),
    aField({ name: 'blades', kind: 'Int', min: 1, max: 12 }),
    aField({ name: 'latitude', kind: 'Quantity', scale: 5, min: -90, max: 90 }),
    aField({ name: 'is_active', kind: 'Boolean', required: true, default: true }),
    aField({ name: 'note', kind: 'LongText', max: 50 }),
    aField({ name: 'starts', kind: 'LocalDateTime' }),
  ],
};

const create = inputSchema(pump, 'create');
const patch = z.extend(inputSchema(pump, 'patch'), { version: z.int() });

/** The messages by path, or null when the input is taken. */
const refusals = (schema: z.ZodMiniType, input: unknown): Record<string, string> | null => {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? null
    : Object.fromEntries(toFieldErrors(parsed.error).map((issue) => [issue.path, issue.message]));
};

describe('the input of an entity', () => {
  it('asks for what is required and fills in what the database has a value for', () => {
    expect(refusals(create, {})).toEqual({ pump_name: 'Pump name is required' });
    expect(refusals(create, { pump_name: '   ' })).toEqual({ pump_name: 'Pump name is required' });
    expect(create.parse({ pump_name: ' Old one ' })).toEqual({ pump_name: 'Old one', is_active: true });
  });

  it('refuses keys that are not fields, and fields that only the server sets', () => {
    expect(refusals(create, { pump_name: 'P', colour: 'red', id: 7 })).toEqual({
      colour: 'Unknown field colour.',
      id: 'Unknown field id.',
    });
    expect(refusals(create, ['P'])).not.toBeNull();
    expect(refusals(create, { pump_name: 'P', constructor: 'x' })).toEqual({
      constructor: 'Unknown field constructor.',
    });
  });

  it('takes an empty text for nothing', () => {
    expect(create.parse({ pump_name: 'P', email_address: '', state: ' ', price: null })).toMatchObject({
      email_address: null,
      state: null,
      price: null,
    });
  });

  it('changes only what a patch says, and never clears what is required', () => {
    expect(patch.parse({ version: 3, state: null })).toEqual({ version: 3, state: null });
    expect(refusals(patch, { version: 3, pump_name: '', is_active: null })).toEqual({
      pump_name: 'Pump name is required',
      is_active: 'is_active is required',
    });
    expect(refusals(patch, { state: 'TX' })).toEqual({ version: 'Must be a number.' });
  });

  it('says what is wrong with each kind of value, in the words of the product', () => {
    expect(
      refusals(create, {
        pump_name: 'A name of more than twenty',
        email_address: 'nobody@',
        web_page: 'pump',
        state: 'TEX',
        zip_code: '7700',
        phone_number: '(012) 345-6789',
        bought: '2026-02-30',
        price: -0.01,
        strokes: 1.5,
        is_active: 'yes',
        note: 'x'.repeat(51),
        starts: '2026-03-01T24:00',
      }),
    ).toEqual({
      pump_name: 'Must be 20 characters or less.',
      email_address: 'Please enter a valid email address.',
      web_page: 'Please enter a valid URL.',
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
      phone_number: 'Please enter a 10-digit phone number.',
      bought: 'Must be a valid date.',
      price: 'Must be 0 or more.',
      strokes: 'Must be a whole number.',
      is_active: 'Must be yes or no.',
      note: 'Must be 50 characters or less.',
      starts: 'Must be a valid date and time.',
    });
  });

  it('refuses a stored form date that is not YYYY-MM-DD [UI-005]', () => {
    for (const bought of ['03/01/2026', '2026-3-1', '20260301', '2026-13-01']) {
      expect(refusals(create, { pump_name: 'P', bought })).toEqual({ bought: 'Must be a valid date.' });
    }
    expect(create.parse({ pump_name: 'P', bought: '2026-03-01' }).bought).toBe('2026-03-01');
  });

  it('takes a phone of exactly 14 characters and no other [UI-011]', () => {
    const text = 'Please enter a 10-digit phone number.';
    expect(refusals(create, { pump_name: 'P', phone_number: '(713) 555-0100' })).toBeNull();
    expect(
      ['(713) 555-010', '(713) 555-01000', '7135550100', '+1 713 555-0100'].map((phone_number) =>
        refusals(create, { pump_name: 'P', phone_number }),
      ),
    ).toEqual(Array.from({ length: 4 }, () => ({ phone_number: text })));
  });

  it('carries the rule and its params, so that another language can be spoken', () => {
    const parsed = create.safeParse({ pump_name: 'x'.repeat(21) });
    expect(parsed.success ? [] : toFieldErrors(parsed.error)).toEqual([
      { path: 'pump_name', rule: 'max_length', params: { max: 20 }, message: 'Must be 20 characters or less.' },
    ]);
  });

  it('holds numbers to the largest value of their field [KEY-010]', () => {
    expect(refusals(create, { pump_name: 'P', blades: 13 })).toEqual({ blades: 'Must be 12 or less.' });
    expect(refusals(create, { pump_name: 'P', latitude: 90.5 })).toEqual({ latitude: 'Must be 90 or less.' });
    expect(refusals(create, { pump_name: 'P', blades: 12, latitude: 90 })).toBeNull();
  });

  it('holds numbers to what the database can store', () => {
    expect(refusals(create, { pump_name: 'P', price: 0.305 })).toEqual({ price: 'Must have at most 2 decimals.' });
    expect(refusals(create, { pump_name: 'P', price: 1e12 })).toEqual({ price: 'Must be 999999999999 or less.' });
    expect(refusals(create, { pump_name: 'P', strokes: 2 ** 31 })).toEqual({ strokes: 'Must be 2147483647 or less.' });
    expect(refusals(create, { pump_name: 'P', price: Number.NaN })).toEqual({ price: 'Must be a number.' });
  });

  it('is never surprised: any input is taken or refused with a text for a field', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom(...pump.fields.map((field) => field.name), 'other') }), (input) => {
        const parsed = create.safeParse(input);
        expect(parsed.success || toFieldErrors(parsed.error).every((issue) => issue.message !== '')).toBe(true);
      }),
    );
  });

  it('gives again what it gave: what was taken once is taken as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (pump_name, note) => {
        const once = create.safeParse({ pump_name, note });
        fc.pre(once.success);
        expect(create.parse(once.data)).toEqual(once.data);
      }),
    );
  });
});

describe('rows inside their parent', () => {
  const valves: PartDescriptor = {
    name: 'valves',
    label: 'Valves',
    label_one: 'Valve',
    entity: {
      name: 'valve',
      fields: [
        aField({ name: 'pump_id', kind: 'Reference', reference: 'pump', required: true }),
        aField({ name: 'size', kind: 'Int', label: 'Size', required: true }),
        aField({ name: 'note', kind: 'String' }),
      ],
    },
  };
  const parent = { ...pump, parts: [valves] };

  it('are added without an id and changed with one', () => {
    const values = inputSchema(parent, 'patch').parse({
      valves: [{ id: 4, note: '' }, { size: 3 }, { id: null, size: 5 }],
    });
    expect(values.valves).toEqual([{ id: 4, note: null }, { size: 3 }, { size: 5 }]);
  });

  it('are refused under their own path, and never say the id of their parent', () => {
    expect(
      refusals(inputSchema(parent, 'patch'), {
        valves: [{ size: 3 }, { note: 'x' }, { id: 4, size: null }, { size: 1, pump_id: 9 }, 7],
      }),
    ).toEqual({
      'valves.1.size': 'Size is required',
      'valves.2.size': 'Size is required',
      'valves.3.pump_id': 'Unknown field pump_id.',
      'valves.4': 'Must be a record.',
    });
  });

  it('of a new parent are new themselves', () => {
    expect(refusals(inputSchema(parent, 'create'), { pump_name: 'P', valves: [{ id: 4, size: 1 }] })).toEqual({
      'valves.0.id': 'Unknown field id.',
    });
  });
});
