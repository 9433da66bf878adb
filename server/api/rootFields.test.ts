import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rootFieldsOf } from './rootFields';

const namesOf = (text: string): string[] => rootFieldsOf(parse(text)).map(({ name }) => name);

describe('the root fields of a document', () => {
  it('are those of all operations, by their own names', () => {
    expect(namesOf('query A { jobs { id } } mutation B { updateJob: deleteJob(id: 1) { id } }')).toEqual([
      'jobs',
      'deleteJob',
    ]);
  });

  it('are found in fragments within fragments, each as often as it is asked for', () => {
    const text = `query { ...One ... on Query { me { id } ... { usage { id } } } ...One }
      fragment One on Query { job { id } ...Two } fragment Two on Query { crews { id } }`;
    expect(namesOf(text)).toEqual(['job', 'crews', 'me', 'usage', 'job', 'crews']);
  });

  it('are finite for fragments that name each other, which validation refuses', () => {
    expect(namesOf('query { ...One } fragment One on Query { a ...Two } fragment Two on Query { b ...One }')).toEqual([
      'a',
      'b',
    ]);
  });
});
