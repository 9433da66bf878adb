import { describe, expect, it } from 'vitest';
import { BoardRefusal } from './BoardRefusal';

describe('a refusal of the server', () => {
  it("is said in the user's language where its rule is known", () => {
    const moved = new BoardRefusal('Ana moved this card to On Hold (Prep).', 'CONFLICT', 'card_moved', {
      who: 'Ana',
      where: 'On Hold (Prep)',
      bin: 'onHold:PREP',
    });
    expect([moved.text('en'), moved.text('es')]).toEqual([
      'Ana moved this card to On Hold (Prep).',
      'Ana movió esta tarjeta a En espera (Preparación).',
    ]);
  });

  it('names who changed what an undo would take back, in both languages', () => {
    const message = 'This change cannot be undone: Crew changed again since, by Ana.';
    const undo = new BoardRefusal(message, 'BAD_USER_INPUT', 'undo_moved_on', { fields: 'Crew', by: 'Ana' });
    expect([undo.text('en'), undo.text('es')]).toEqual([
      message,
      'Este cambio no se puede deshacer: Crew cambió de nuevo después, por Ana.',
    ]);
  });

  it("is the server's own words otherwise", () => {
    expect(new BoardRefusal('No.', 'FORBIDDEN').text('es')).toBe('No.');
  });
});
