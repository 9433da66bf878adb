import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { recordTitle } from './recordTitle';

const days = RESOURCES.find(({ name }) => name === 'day_without_work');

describe('what a record is called', () => {
  it('has its dates as they are written everywhere', () => {
    expect(recordTitle(days, { id: 4, first_day: '2026-03-12', name: 'Training' })).toBe('03/12/2026 Training');
  });

  it('is its number where its titles are empty', () => {
    expect(recordTitle(days, { id: 4, first_day: null, name: null })).toBe('#4');
  });
});
