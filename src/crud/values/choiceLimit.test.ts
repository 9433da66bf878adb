import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { choiceLimit } from './choiceLimit';

describe('the entries of a picker', () => {
  it('are ten at most, but for cities, colours, job types and statuses [LKP-017]', () => {
    const uncapped = RESOURCES.filter(({ name }) => choiceLimit(name) > 10).map(({ name }) => name);
    expect(uncapped.toSorted()).toEqual(['city', 'job_status', 'job_type', 'pebble_color']);
    expect([choiceLimit('customer'), choiceLimit(undefined)]).toEqual([10, 10]);
  });
});
