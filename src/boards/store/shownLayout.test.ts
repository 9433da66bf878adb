import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import { binsOf } from '#domain/boards/layout';
import { shownLayout } from './shownLayout';

const kinds = (category: 'gunite' | 'pebble') => {
  const { groups, loose } = shownLayout(binsOf(boardConfig(category, 'week'), ['2026-03-11'], [], new Map()));
  return { first: groups[0]?.trays.map(({ kind }) => kind), loose: loose.map(({ kind }) => kind) };
};

describe('the trays of a board', () => {
  it('stand together on a board of one group, Awaiting Builder last [BRD-006]', () => {
    expect(kinds('gunite')).toEqual({ first: ['unassigned', 'onHold', 'weeping', 'awaitingBuilder'], loose: [] });
  });
  it('of no group stand by themselves where there are several', () => {
    expect(kinds('pebble')).toEqual({ first: ['unassigned', 'onHold'], loose: ['awaitingBuilder'] });
  });
});
