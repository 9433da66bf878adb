/** Every table, by area. */
export * from './lookups';
export * from './customers';
export * from './employees';
export * from './files';
export * from './identity';
export * from './jobs';
export * from './pebble';
export * from './gunite';
export * from './boulder';
export * from './warranty';
export * from './presite';
export * from './writes';
