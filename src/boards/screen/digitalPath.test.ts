import { describe, expect, it } from 'vitest';
import { digitalPath } from './digitalPath';

describe('the button "Digital Board"', () => {
  it.each([
    ['gunite', 'day', '/DigitalBoard/Gunite'],
    ['gunite', 'week', '/DigitalBoard/Gunite'],
    ['pebble', 'day', '/DigitalBoard/Pebble'],
    ['pebble', 'week', '/PebbleWeeklyDigitalBoard'],
    ['warranty', 'day', '/DigitalBoard/Warranty'],
    ['warranty', 'week', '/DigitalBoard/Warranty'],
  ] as const)('of %s %s leads to %s [NAV-131]', (category, view, path) => {
    expect(digitalPath(category, view)).toBe(path);
  });
});
