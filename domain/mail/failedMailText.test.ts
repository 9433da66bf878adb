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
});
