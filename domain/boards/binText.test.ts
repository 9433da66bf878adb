import { describe, expect, it } from 'vitest';
import { binText } from './binText';

describe('bins in words', () => {
  it('are called by their heading and group [BRD-005]', () => {
    expect([
      binText('onHold:PREP', null, 'pebble', 'en'),
      binText('awaitingBuilder', null, 'pebble', 'en'),
      binText('weeping:GUNITE', null, 'gunite', 'en'),
      binText('unassigned:WARRANTY', null, 'pebble', 'es'),
      binText('assigned:SLURRY:-:2026-03-10', null, 'pebble', 'en'),
      binText(null, null, 'pebble', 'en'),
    ]).toEqual([
      'On Hold (Prep)',
      'Awaiting Builder',
      'Cave in',
      'Sin asignar (Reparación de cuadrilla)',
      'Slurry, 03/10/2026',
      'off this board',
    ]);
  });
});
