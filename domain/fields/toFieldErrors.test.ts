import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchCriteriaInput } from '../jobSearch/searchCriteria';
import { isCivilDate } from '../civilDate';
import { toFieldErrors } from './toFieldErrors';

const refusals = (schema: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(schema, value);
  return error ? toFieldErrors(error).map(({ path, rule, message }) => [path, rule, message]) : [];
};

describe('a refused input', () => {
  it.each<[string, z.core.$ZodType, unknown, string, string]>([
    ['a long text', z.string().max(3), 'four', 'max_length', 'Must be 3 characters or less.'],
    ['a short text', z.string().min(2), 'a', 'min_length', 'Must be 2 characters or more.'],
    ['an empty list', z.array(z.int()).min(1), [], 'min_entries', 'Must have 1 or more entries.'],
    ['a long list', z.array(z.int()).max(1), [1, 2], 'max_entries', 'Must have 1 entries or less.'],
    ['a small number', z.number().min(1), 0, 'min', 'Must be 1 or more.'],
    ['no date', z.string().refine(isCivilDate, 'Must be a valid date.'), 'soon', 'date', 'Must be a valid date.'],
    ['what a pattern refuses', z.string().regex(/^a+$/), 'b', 'not_valid', 'Is not valid.'],
    ['no choice', z.enum(['a', 'b']), 'c', 'choice', 'Must be one of a, b.'],
  ])('tells %s in words that fit it', (_what, schema, value, rule, text) => {
    expect(refusals(z.object({ it: schema }), { it: value })).toEqual([['it', rule, text]]);
  });

  it('names the rule of a supervisor instead of its pattern', () => {
    expect(refusals(searchCriteriaInput, { supervisor: ['x'] })).toEqual([
      ['supervisor.0', 'reference', 'Must be the id of a record.'],
    ]);
  });
});
