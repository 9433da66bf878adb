import type { BoardCategory } from '#domain/boards/kinds';
import type { BoardSource } from './boardSource';
import { GUNITE_SOURCE } from './guniteSource';
import { PEBBLE_SOURCE } from './pebbleSource';
import { WARRANTY_SOURCE } from './warrantySource';

/** The boards that have cards. */
export const BOARD_SOURCES: Readonly<Partial<Record<BoardCategory, BoardSource>>> = {
  gunite: GUNITE_SOURCE,
  pebble: PEBBLE_SOURCE,
  warranty: WARRANTY_SOURCE,
};
