import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { textOrEmpty } from '../values';
import { JOB_FILE, PRESITE_FILE } from './categories';
import { decideInsert, type InsertFacts, type SentDocument } from './decideInsert';

const START = 'job/7/documents/';
const FACTS: InsertFacts = {
  job_id: 7,
  mayEdit: true,
  subJobs: new Map([[70, 'Pool (Pebble)']]),
  presite: new Map([[70, 'Presite/Pool/']]),
  sees: (path) => !path.startsWith('Hidden/'),
  tree: {
    documents: [{ id: 1, path: 'Photos/deck.jpg', file_type: 'image/jpeg', job_detail_id: null }],
    fixed: new Set(['Photos/', 'Hidden/', 'Presite/Pool/']),
  },
  bytes: [1, 2].map((size) => ({ storage_key: `s${size}`, file_type: 'image/jpeg', size })),
  stamp: '2026-03-10 14.30.00',
};
const PHOTO: SentDocument = {
  document_category: { id: JOB_FILE },
  file_name: 'deck.jpg',
  file_type: 'image/jpeg',
  key: `${START}Photos/deck.jpg`,
};

const refusalOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.details.fields?.map(({ path, rule }) => [path.split('.').slice(2).join('.'), rule])];
  }
};

describe('documents that were sent', () => {
  it('give way to a name that is there, and to each other [DOC-024]', () => {
    const names = decideInsert(FACTS, [PHOTO, { ...PHOTO, file_name: 'DECK.JPG' }]).map(({ set }) =>
      textOrEmpty(set?.file_name),
    );
    expect(names[0]).toContain(FACTS.stamp);
    expect(new Set(['deck.jpg', ...names].map((name) => name.toLowerCase())).size).toBe(3);
  });

  it('belong to the sub-job of the presite folder that they lie in [DOC-045]', () => {
    const [made] = decideInsert(FACTS, [
      { ...PHOTO, document_category: { id: PRESITE_FILE }, key: `${START}Presite/Pool/a.jpg` },
    ]);
    expect(made?.set).toMatchObject({ is_presite: true, job_detail_id: 70, storage_key: 's1' });
  });

  it.each([
    [
      'a folder that the user does not see',
      { key: `${START}Hidden/a.jpg` },
      ['BAD_USER_INPUT', [['0.key', 'document_folder']]],
    ],
    [
      'the key of another job',
      { key: 'job/8/documents/Photos/a.jpg' },
      ['BAD_USER_INPUT', [['0.key', 'document_folder']]],
    ],
    ['no category', { document_category: null }, ['BAD_USER_INPUT', [['0.document_category', 'required']]]],
    ['a sub-job of another job', { job_detail_id: 71 }, ['BAD_USER_INPUT', [['0.job_detail_id', 'reference']]]],
  ])('are refused for %s', (_words, given, told) => {
    expect(refusalOf(() => decideInsert(FACTS, [{ ...PHOTO, ...given }]))).toEqual(told);
  });

  it('are not made of bytes that never came, nor of none of the own sub-jobs by who only adds', () => {
    expect(refusalOf(() => decideInsert({ ...FACTS, bytes: [null] }, [PHOTO]))).toEqual(['CONFLICT', undefined]);
    expect(refusalOf(() => decideInsert({ ...FACTS, mayEdit: false }, [PHOTO]))).toEqual(['FORBIDDEN', undefined]);
  });
});
