import { expect, it } from 'vitest';
import { shownName } from '#domain/lookups/shownName';
import { PEBBLE_COLOR_ADDITIVES } from './colors';
import { PURCHASE_ORDER_STATUSES, RELOCATION_ORDER_STATUSES } from './inventory';
import { STATUSES } from './statuses';
import {
  ADDITIONS,
  COMPANY_DIVISIONS,
  GUNITE_HISTORY_TYPES,
  JOB_CATEGORIES,
  JOB_TYPES,
  PEBBLE_PHASE_TYPES,
  POOL_SECTIONS,
  POOL_TYPES,
  PRIORITIES,
  SLURRY_PICKUPS,
  SLURRY_TYPES,
  SPA_TYPES,
  VGB_MAIN_DRAIN_PROVIDERS,
  WARRANTY_CATEGORIES,
} from './work';

/** Names that are the same in both languages. */
const SAME = new Set(['Pebble', 'Spa', 'Flash', 'Normal', 'MMG', 'Boulder Creations']);

it('has a Spanish name for every choice that the forms of jobs and orders begin with', () => {
  const names = [
    ADDITIONS,
    COMPANY_DIVISIONS,
    GUNITE_HISTORY_TYPES,
    JOB_CATEGORIES,
    JOB_TYPES,
    PEBBLE_COLOR_ADDITIVES,
    PEBBLE_PHASE_TYPES,
    POOL_SECTIONS,
    POOL_TYPES,
    PRIORITIES,
    PURCHASE_ORDER_STATUSES,
    RELOCATION_ORDER_STATUSES,
    SLURRY_PICKUPS,
    SLURRY_TYPES,
    SPA_TYPES,
    STATUSES,
    VGB_MAIN_DRAIN_PROVIDERS,
    WARRANTY_CATEGORIES,
  ].flatMap((list) => list.map(({ name }) => name));
  expect(names.filter((name) => !SAME.has(name) && shownName(name, 'es') === name)).toEqual([]);
});
