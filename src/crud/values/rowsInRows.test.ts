import { describe, expect, it } from 'vitest';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { RESOURCES } from '#domain/generated/resources';
import { changedValues } from '../../dataProvider/changedValues';
import { recordSelection } from '../../dataProvider/documents/selection';
import { mergeRecords } from '../conflict/mergeRecords';
import {
  atFormPaths,
  copiedValues,
  errorPath,
  keptValues,
  REMOVED,
  ROW_KEY,
  withSentKeys,
  type FormValues,
} from './formValues';
import { checkForm } from './checkForm';

const pebble = RESOURCES.find(({ name }) => name === 'pebble_work_order');
if (!pebble) throw new Error('no pebble work order');

const addition = (id: number, more: FormValues = {}): FormValues => ({
  id,
  pebble_work_order_material_id: 1,
  additive_id: 5,
  bags_used: 2,
  version: 1,
  ...more,
});
const material = (id: number, more: FormValues = {}): FormValues => ({
  id,
  pebble_work_order_id: 9,
  material_type_id: 3,
  color_id: 4,
  batches_used: 2,
  pool_section_id: null,
  version: 1,
  additions: [addition(10 * id), addition(10 * id + 1)],
  ...more,
});
const base: FormValues = {
  id: 9,
  version: 4,
  notes: null,
  crew_members: [],
  color_additions: [],
  material_used: [material(1), material(2)],
};
const NONE = new Set<string>();

describe('rows inside of rows', () => {
  it('are asked for with their parent', () => {
    expect(recordSelection(pebble, () => undefined, ['client_key'])).toMatch(
      /material_used \{ id client_key [^{]*additions \{ id client_key [^{}]*bags_used[^{}]*\} \}/,
    );
  });

  it('are sent whole with what changed, without what only the server says', () => {
    const wanted = {
      ...base,
      material_used: [material(1, { additions: [addition(10, { bags_used: 3 })] }), material(2)],
    };
    expect(changedValues(pebble, wanted, base)).toEqual({
      material_used: [
        {
          id: 1,
          material_type_id: 3,
          color_id: 4,
          batches_used: 2,
          pool_section_id: null,
          additions: [{ id: 10, additive_id: 5, bags_used: 3 }],
        },
        {
          id: 2,
          material_type_id: 3,
          color_id: 4,
          batches_used: 2,
          pool_section_id: null,
          additions: [
            { id: 20, additive_id: 5, bags_used: 2 },
            { id: 21, additive_id: 5, bags_used: 2 },
          ],
        },
      ],
    });
    expect(changedValues(pebble, structuredClone(base), base)).toEqual({});
  });

  it('leave the form once they are removed, and errors of the rows after them find their place', () => {
    const values: FormValues = {
      ...base,
      material_used: [
        material(1, { [REMOVED]: true }),
        material(2, { additions: [addition(20, { [REMOVED]: true }), addition(21)] }),
      ],
    };
    expect(keptValues(pebble, values).material_used).toMatchObject([{ id: 2, additions: [{ id: 21 }] }]);
    expect(
      atFormPaths(pebble, values, [
        { path: 'material_used.0.additions.0.bags_used' },
        { path: 'material_used.0.color_id' },
      ]),
    ).toEqual([{ path: 'material_used.1.additions.1.bags_used' }, { path: 'material_used.1.color_id' }]);
  });

  it('have errors of their own and as a whole', () => {
    expect(errorPath(pebble, 'material_used.1.additions')).toBe('material_used.1.additions.root');
    expect(errorPath(pebble, 'material_used.1.additions.0.bags_used')).toBe('material_used.1.additions.0.bags_used');
    expect(errorPath(pebble, 'notes')).toBe('notes');
  });

  it('are checked by their own rules and by those of the whole form together', () => {
    const rules = (): FieldIssue[] => [
      fieldIssue('material_used.0.additions.0.bags_used', 'work_order_bags_used'),
      fieldIssue('is_chip_out', 'work_order_answer'),
    ];
    const values = { ...base, material_used: [material(1, { additions: [addition(10, { bags_used: -1 })] })] };
    const checked = checkForm(pebble, values, base, rules);
    expect('issues' in checked && checked.issues.map(({ path, message }) => [path, message])).toEqual([
      ['material_used.0.additions.0.bags_used', 'Must be 0 or more.'],
      ['is_chip_out', 'Required'],
    ]);
  });

  it('keep the names that the form gave them when it sent them [KEY-006]', () => {
    const saved = withSentKeys(pebble, {
      ...base,
      material_used: [{ ...material(3), client_key: 'a', additions: [{ ...addition(30), client_key: 'b' }] }],
    });
    expect(saved.material_used).toMatchObject([{ id: 3, [ROW_KEY]: 'a', additions: [{ id: 30, [ROW_KEY]: 'b' }] }]);
  });

  it('are new rows in a copy', () => {
    expect(JSON.stringify(checkForm(pebble, copiedValues(pebble, { ...base, job_detail_id: 7 }), null))).not.toMatch(
      /"id":/,
    );
  });
});

describe('rows inside of rows that two phones changed', () => {
  const merge = (mine: FormValues[], theirs: FormValues[]) =>
    mergeRecords(pebble, base, { ...base, material_used: mine }, { ...base, material_used: theirs });

  it('keep both changes of one row, and what each added to it [API-037]', () => {
    const own = { additive_id: 8, bags_used: 1, [ROW_KEY]: 'mine' };
    const { contested, choose } = merge(
      [material(1, { additions: [addition(10, { bags_used: 9 }), addition(11), own] }), material(2)],
      [
        material(1, { batches_used: 7, additions: [addition(10), addition(11, { additive_id: 6 }), addition(12)] }),
        material(2),
      ],
    );
    expect(contested).toEqual([]);
    expect(choose(NONE).material_used).toMatchObject([
      {
        id: 1,
        batches_used: 7,
        additions: [
          { id: 10, bags_used: 9 },
          { id: 11, additive_id: 6 },
          { id: 12 },
          { additive_id: 8, [ROW_KEY]: 'mine' },
        ],
      },
      { id: 2 },
    ]);
  });

  it('are asked about where both changed one field, under the names of both rows [API-037]', () => {
    const { contested, choose } = merge(
      [material(1, { additions: [addition(10, { bags_used: 9 }), addition(11)] }), material(2)],
      [material(1, { additions: [addition(10, { bags_used: 8 }), addition(11)] }), material(2)],
    );
    expect(contested.map(({ field, label, mine, theirs }) => [field, label, mine, theirs])).toEqual([
      ['material_used.1.additions.10.bags_used', 'Material: Addition: Bags Used', 9, 8],
    ]);
    expect(choose(new Set(['material_used.1.additions.10.bags_used'])).material_used).toMatchObject([
      { additions: [{ bags_used: 8 }, {}] },
      {},
    ]);
  });

  it('ask about a row that one removed while the other changed what is inside of it [API-037]', () => {
    const { contested } = merge(
      [material(2)],
      [material(1, { additions: [addition(10, { bags_used: 8 }), addition(11)] }), material(2)],
    );
    expect(contested.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([['Material', false, true]]);
  });

  it('are the same row after a save gave them their numbers', () => {
    const sent = { ...base, material_used: [{ ...material(1), id: undefined, [ROW_KEY]: 'k', additions: [] }] };
    const saved = { ...base, version: 5, material_used: [{ ...material(5), [ROW_KEY]: 'k', additions: [] }] };
    const typed = {
      ...base,
      material_used: [{ ...material(1), id: undefined, [ROW_KEY]: 'k', batches_used: 6, additions: [] }],
    };
    expect(mergeRecords(pebble, sent, typed, saved).choose(NONE).material_used).toMatchObject([
      { id: 5, [ROW_KEY]: 'k', batches_used: 6 },
    ]);
  });
});
