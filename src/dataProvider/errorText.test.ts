import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/loadMessages';
import { errorText, keptMessage, saidOf, saidText } from './errorText';
import { CallError } from './CallError';

const refused = (body: Record<string, unknown>, message = 'English'): CallError => new CallError(message, 422, body);

beforeAll(async () => void (await loadMessages('es')));

describe('the text of a refusal', () => {
  it('is made from its rule and params in the language of the screen', () => {
    const error = refused(
      { rule: 'purchase_order_quantity', params: { quantity: 4 } },
      'Quantity received must be between 1 and 4.',
    );
    expect(errorText(error, 'es')).toBe('La cantidad recibida debe estar entre 1 y 4.');
    expect(errorText(error, 'en')).toBe('Quantity received must be between 1 and 4.');
    expect(errorText(refused({ rule: 'rows_refused', params: { refused: 2, count: 9 } }), 'es')).toBe(
      '2 de 9 registros no se pueden cambiar, así que no se cambió nada.',
    );
  });

  it('is kept without a language: by the rule of its first field, by its own rule, by its code, else in its words', () => {
    const field = { path: 'name', message: 'Must be 5 characters or fewer.', rule: 'max_length', params: { max: 5 } };
    const kept = [
      saidOf(refused({ code: 'BAD_USER_INPUT', fields: [field] })),
      saidOf(refused({ rule: 'in_use', params: { name: 'Katy', uses: '3 jobs' } })),
      saidOf(refused({ code: 'FORBIDDEN' }, 'You do not have permission to do this.')),
      saidOf(refused({ code: 'BAD_USER_INPUT' }, 'Something particular.')),
      keptMessage({ en: 'Kept before.', es: 'De antes.' }),
    ];
    const later: typeof kept = JSON.parse(JSON.stringify(kept));
    expect(later.map((one) => saidText(one, 'es'))).toEqual([
      'Debe tener 5 caracteres o menos.',
      'Katy se usa en 3 trabajos.',
      'No tiene permiso para hacer esto.',
      'Something particular.',
      'De antes.',
    ]);
    expect(later.map((one) => saidText(one, 'en'))).toEqual([
      'Must be 5 characters or fewer.',
      'English',
      'You do not have permission to do this.',
      'Something particular.',
      'Kept before.',
    ]);
  });

  it('says in that language too what uses a record, and which rule across fields it breaks', () => {
    expect(errorText(refused({ rule: 'in_use', params: { name: 'Katy', uses: '3 jobs' } }), 'es')).toBe(
      'Katy se usa en 3 trabajos.',
    );
    expect(saidText({ message: 'English', rule: 'max_length', params: { max: 5 } }, 'es')).toBe(
      'Debe tener 5 caracteres o menos.',
    );
  });

  it("is that of its code without a rule, and the server's own where nobody knows another", () => {
    expect(errorText(refused({ code: 'FORBIDDEN' }, 'You do not have permission to do this.'), 'es')).toBe(
      'No tiene permiso para hacer esto.',
    );
    expect(errorText(refused({ code: 'BAD_USER_INPUT' }, 'Something particular.'), 'es')).toBe('Something particular.');
    expect(errorText(refused({ rule: 'constructor' }), 'es')).toBe('English');
    expect(errorText(new Error('away'), 'es')).toBe('away');
  });

  it('is said of a move in the words of the boards, and of an undo in those of writes', () => {
    const params = { who: 'Ana', where: 'On Hold (Prep)', bin: 'onHold:PREP' };
    const moved = refused({ rule: 'card_moved', params }, 'Ana moved this card to On Hold (Prep).');
    expect([errorText(moved, 'en'), errorText(moved, 'es')]).toEqual([
      'Ana moved this card to On Hold (Prep).',
      'Ana movió esta tarjeta a En espera (Preparación).',
    ]);
    expect(errorText(refused({ rule: 'undo_moved_on', params: { fields: 'Crew', by: 'Ana' } }), 'es')).toBe(
      'Este cambio no se puede deshacer: Crew cambió de nuevo después, por Ana.',
    );
    expect(errorText(refused({ code: 'FORBIDDEN' }, 'No.'), 'es')).toBe('No.');
  });
});
