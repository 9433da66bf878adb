import { describe, expect, it } from 'vitest';
import { binText } from './boards/binText';
import { permissionText } from './access/permissionLabels';
import { roleText } from './lookups/shownName';
import { CATALOGUE } from './refusals/catalogue';
import { named, refuse } from './refusals/refusal';
import { refusalText } from './refusalText';

describe('refusals in words', () => {
  it('exist in English and Spanish with the same params', () => {
    const params = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const { en, es } of Object.values(CATALOGUE)) {
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

  it('say what is wrong with the numbers of the order [PO-008]', () => {
    const refusal = refuse('purchase_order_quantity', { quantity: 4 }, 'quantity');
    expect(refusal.path).toBe('quantity');
    expect(refusalText(refusal, 'en')).toBe('Quantity received must be between 1 and 4.');
  });

  it('name division, people and days of a presite in both languages', () => {
    expect(refusalText(refuse('presite_other_division', { name: 'Sam Zorn', division: 2 }), 'es')).toBe(
      'Sam Zorn no supervisa visitas previas de Gunita.',
    );
    expect(refusalText(refuse('presite_taken', { who: 'Jo', name: 'Sam Zorn', date: '2026-03-11' }), 'en')).toBe(
      'Jo assigned this presite to Sam Zorn, 03/11/2026.',
    );
    expect(refusalText(refuse('presite_cleared', { who: 'Jo', date: '' }), 'en')).toBe(
      'Jo took the supervisor off this presite, (No Date).',
    );
  });

  it('name roles and permissions in the language of the reader', () => {
    const locked = refuse('role_locked', named('name', roleText('Office Manager')));
    expect(refusalText(locked, 'en')).toBe('The role Office Manager cannot be changed.');
    expect(refusalText(locked, 'es')).toBe('El rol Gerente de oficina no se puede cambiar.');
    expect(refusalText(refuse('role_locked', named('name', roleText('Night Crew'))), 'es')).toBe(
      'El rol Night Crew no se puede cambiar.',
    );
    const code = 'CAN_EDIT_INVENTORY';
    const given = refuse('token_code', { code, ...named('permission', permissionText(code)) });
    expect(refusalText(given, 'en')).toBe(
      'You cannot give "Inventory and orders: Edit" (CAN_EDIT_INVENTORY): you do not hold it.',
    );
    expect(refusalText(given, 'es')).toBe(
      'No puede dar "Inventario y órdenes: Editar" (CAN_EDIT_INVENTORY): usted no lo tiene.',
    );
  });

  it('say in each language what uses a record', () => {
    const used = refuse('in_use', { name: 'Katy', uses: '3 jobs' });
    expect([refusalText(used, 'en'), refusalText(used, 'es')]).toEqual([
      'Katy is used by 3 jobs.',
      'Katy se usa en 3 trabajos.',
    ]);
  });

  it('name the field that the database refuses, and not the one that a form stands at', () => {
    expect(refusalText(refuse('not_valid'), 'en')).toBe('Is not valid.');
    expect(refusalText(refuse('not_valid', { label: 'Price' }), 'en')).toBe('Price is not valid.');
  });

  it('do not read a param twice', () => {
    expect(refusalText(refuse('required', { label: '{max}' }), 'en')).toBe('{max} is required');
  });
});
