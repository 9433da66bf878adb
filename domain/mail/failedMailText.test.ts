import { describe, expect, it } from 'vitest';
import { failedMailText, noticeText } from './failedMailText';

describe('what is told of a mail that did not leave', () => {
  const order = failedMailText('purchase_order', '#47 Rush for Katy', 'Not taken for no@vendor.test: 550 No such user');

  it('names what it is, the order and the reason [NOT-008]', () => {
    expect(order).toBe(
      'Email failed: Purchase order for #47 Rush for Katy. Not taken for no@vendor.test: 550 No such user',
    );
    expect(failedMailText('Gunite Scheduled', undefined, 'Away.')).toBe('Email failed: Gunite Scheduled. Away.');
  });

  it('is read in Spanish but for the words of a mail server [NOT-008 MSG-005]', () => {
    expect(noticeText(order, 'en')).toBe(order);
    expect(noticeText(order, 'es')).toBe(
      'Correo no enviado: Orden de compra para #47 Rush for Katy. No aceptado para no@vendor.test: 550 No such user',
    );
    expect(noticeText(failedMailText('Gunite Scheduled', 'Oak', 'It has not reached everybody.'), 'es')).toBe(
      'Correo no enviado: Gunite Scheduled para Oak. No ha llegado a todos.',
    );
    expect(noticeText('Reorder: Azure at Katy for Oak', 'es')).toBe('Reorder: Azure at Katy for Oak');
  });

  it.each([
    ['Ready for Gunite', 'Oak', 'Away.', 'Ready for Gunite para Oak. Away.'],
    ['Ready', 'Mr. Oak', 'Not taken for a@b.test: 550 No', 'Ready para Mr. Oak. No aceptado para a@b.test: 550 No'],
    ['Ready', undefined, 'Put off for a@b.test: no room for it', 'Ready. Aplazado para a@b.test: no room for it'],
    ['Ready', undefined, 'No room for it.', 'Ready. No room for it.'],
    ['Reports of May', 'Oak', 'Away.', 'Reports of May para Oak. Away.'],
    ['Invitation to a Walk', 'Oak', 'Away.', 'Invitation to a Walk para Oak. Away.'],
    ['invitation', undefined, 'Away.', 'Invitación. Away.'],
  ])(
    'keeps the name of a template and the words of others in Spanish: %s for %s [NOT-008]',
    (template, name, reason, es) => {
      expect(noticeText(failedMailText(template, name, reason), 'es')).toBe(`Correo no enviado: ${es}`);
    },
  );
});
