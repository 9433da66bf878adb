import { describe, expect, it } from 'vitest';
import { readChangesText } from './readChangesText';

const TMP = 'homeowner:tmp-5f0c9a52-6a3c-4b0e-9a60-0f3a3a1f5b11';
const OLD = {
  key: 'homeowner:12',
  entity: 'homeowner',
  id: 12,
  local: null,
  base: { id: 12, note: null },
  mine: { id: 12, note: 'Dog' },
  title: 'Ana Ruiz',
  turn: 1,
  begun_at: '2026-03-01T13:42:00.000Z',
  changed_at: '2026-03-01T13:42:00.000Z',
  attempt: null,
  refusal: { code: 'connection', message: '' },
};
const NEW = { ...OLD, key: TMP, id: null, local: -7, base: null, title: 'New' };
const JOB = { ...NEW, key: TMP.replace('homeowner', 'job'), entity: 'job', mine: { name: 'Oak', sub_jobs: [] } };
const ATTEMPT = {
  action: '5f0c9a52-6a3c-8b0e-9a60-0f3a3a1f5b11',
  request: { text: 'mutation create { saved: createHomeowner { id } }', variables: {} },
  mine: NEW.mine,
  turn: 1,
};
const FILE = {
  format: 'trowel-unsynced-changes',
  version: 1,
  app: '1.0.0',
  user: { id: 5, name: 'Luis Vega' },
  device_time: '2026-03-02T13:42:00.000Z',
  changes: [OLD],
};
const read = (more: object = {}) => readChangesText(JSON.stringify({ ...FILE, ...more }));
const whyOf = (entry: unknown) => {
  const found = read({ changes: [entry] });
  return 'entries' in found ? found.entries?.map(({ why }) => why) : found.problem;
};

describe('the file of a device', () => {
  it('is read in the order in which it is sent, without what stood in the way of the device', () => {
    const found = read({
      changes: [JOB, { ...NEW, attempt: ATTEMPT }, OLD],
      numbers: [{ local: -3, id: 4 }],
      files: ['a.pdf'],
    });
    if (found.problem !== null) throw new Error(found.problem);
    expect(found.file.changes.map(({ key, refusal }) => [key, refusal])).toEqual([
      [NEW.key, null],
      ['homeowner:12', null],
      [JOB.key, null],
    ]);
    expect(found.file).toMatchObject({
      user: { id: 5, name: 'Luis Vega' },
      numbers: [{ local: -3, id: 4 }],
      files: ['a.pdf'],
    });
    expect(read()).toMatchObject({ problem: null, file: { numbers: [], files: [] } });
  });

  it('keeps the key of a write that was begun, and nothing of its request [SEC-002]', () => {
    const request = { text: 'mutation { createUser { id } }', variables: { is_admin: true } };
    const found = read({ changes: [{ ...NEW, attempt: { ...ATTEMPT, request } }] });
    if (found.problem !== null) throw new Error(found.problem);
    expect(found.file.changes[0]?.attempt).toEqual({ ...ATTEMPT, request: null });
    expect(JSON.stringify(found.file)).not.toContain('createUser');
  });

  it.each([
    ['', 'not_json'],
    ['<html>', 'not_json'],
    ['[]', 'other_format'],
    ['null', 'other_format'],
    ['{"format":"something"}', 'other_format'],
  ])('says of %j that it is none', (text, problem) => {
    expect(readChangesText(text)).toEqual({ problem });
  });

  it('says what is wrong with all of it', () => {
    expect(read({ version: 2 })).toEqual({ problem: 'other_version', version: 2 });
    expect(read({ user: { id: 'x', name: '' } })).toEqual({ problem: 'no_user' });
    expect(read({ changes: {} })).toEqual({ problem: 'damaged' });
    expect(read({ numbers: [{ local: 3, id: 4 }] })).toEqual({ problem: 'damaged' });
    expect(read({ device_time: 'yesterday' })).toEqual({ problem: 'damaged' });
    expect(read({ changes: [] })).toEqual({ problem: 'nothing' });
  });

  it.each([
    ['is none', 5, 'no_entry'],
    ['has no key', { ...OLD, key: undefined }, 'no_key'],
    ['is of another table', { ...OLD, key: 'app_user:12', entity: 'app_user' }, 'no_key'],
    ['has another key than its kind', { ...OLD, entity: 'job' }, 'no_key'],
    ['is an order of no type', { ...OLD, key: 'work_order:12', entity: 'work_order' }, 'no_key'],
    ['has another number than its key', { ...OLD, id: 13 }, 'no_number'],
    ['is new and has a number', { ...NEW, id: 13 }, 'no_number'],
    ['has no values', { ...OLD, mine: null }, 'no_values'],
    ['has no base', { ...OLD, base: null }, 'no_values'],
    ['is a job without sub-jobs', { ...JOB, mine: {} }, 'no_values'],
    ['has no time', { ...OLD, changed_at: 'soon' }, 'no_time'],
    ['began a write without values', { ...NEW, attempt: { ...ATTEMPT, mine: null } }, 'no_write'],
    ['began a write without a key', { ...NEW, attempt: { ...ATTEMPT, action: 'x' } }, 'no_write'],
  ])('says of an entry that %s', (_what, entry, why) => {
    expect(whyOf(entry)).toEqual([why]);
  });

  it('says which entries are damaged, and takes none of the others', () => {
    expect(read({ changes: [OLD, OLD, { ...NEW, mine: [] }] })).toEqual({
      problem: 'damaged',
      entries: [
        { at: 2, title: 'Ana Ruiz', why: 'twice' },
        { at: 3, title: 'New', why: 'no_values' },
      ],
    });
  });
});
