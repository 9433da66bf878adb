import { describe, expect, it } from 'vitest';
import { binText } from './binText';
import { REFUSALS, refusalText, refuse } from './refusals';

describe('refusals in words', () => {
  it('exist in English and Spanish with the same params', () => {
    const params = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const { en, es } of Object.values(REFUSALS)) {
      expect(en).not.toBe(es);
      expect(params(es)).toEqual(params(en));
    }
  });

  it('name the stage, the crew and who moved the card where', () => {
    expect(refusalText(refuse('other_stage', { stage: 'APP' }), 'en')).toBe('This card belongs to App.');
    expect(refusalText(refuse('other_stage', { stage: 'APP' }), 'es')).toBe('Esta tarjeta pertenece a Aplicación.');
    expect(refusalText(refuse('crew_inactive', { crew: 'Prep 1' }), 'en')).toBe('Prep 1 is not active.');
    const where = binText('assigned:PREP:11:2026-03-10', 'Prep 1', 'pebble', 'en');
    expect(refusalText(refuse('card_moved', { who: 'Ana', where }), 'en')).toBe(
      'Ana moved this card to Prep 1, 03/10/2026.',
    );
  });

  it('say in Spanish where a card was moved to, from the bin that the server names', () => {
    const moved = (bin: string, crew?: string) =>
      refusalText(
        refuse('card_moved', { who: 'Ana', where: 'in English', bin, ...(crew !== undefined && { crew }) }),
        'es',
      );
    expect(moved('assigned:PREP:11:2026-03-10', 'Prep 1')).toBe('Ana movió esta tarjeta a Prep 1, 03/10/2026.');
    expect([moved('onHold:APP'), moved('weeping:GUNITE')]).toEqual([
      'Ana movió esta tarjeta a En espera (Aplicación).',
      'Ana movió esta tarjeta a Derrumbe.',
    ]);
    expect(refusalText(refuse('card_moved', { who: 'Ana', where: 'off this board' }), 'es')).toBe(
      'Ana movió esta tarjeta a fuera de este tablero.',
    );
  });

  it('bins are called by their heading and group [BRD-005]', () => {
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
      'Sin asignar (Reparación)',
      'Slurry, 03/10/2026',
      'off this board',
    ]);
  });
});
