import { describe, expect, it } from 'vitest';
import { refusalText } from '#domain/refusalText';
import { paperFailed } from './paperFailed';
import { TookTooLong } from './tookTooLong';

const ORDER = { en: 'purchase order #47 Rush', es: 'la orden de compra #47 Rush' };

describe('a paper that could not be made', () => {
  it('is told with the order and the reason in both languages, and logged with its cause [MSG-005 PRT-006]', () => {
    const { code, message, details } = paperFailed('paper_email_failed', ORDER, new TookTooLong());
    expect([code, message]).toEqual(['PAPER_FAILED', 'A paper took too long.']);
    const text = (language: 'en' | 'es') => details.refusal && refusalText(details.refusal, language);
    expect(text('en')).toBe(
      'The PDF of purchase order #47 Rush could not be made, and nothing was sent. It took too long.',
    );
    expect(text('es')).toBe(
      'No se pudo crear el PDF de la orden de compra #47 Rush y no se envió nada. Tardó demasiado.',
    );
  });

  it('names no cause to its reader that is none of theirs', () => {
    const { message, details } = paperFailed('paper_failed', ORDER, new Error('pdfWorker.mjs:41 of undefined'));
    expect(message).toBe('pdfWorker.mjs:41 of undefined');
    expect(details.refusal && refusalText(details.refusal, 'en')).toBe(
      'The PDF of purchase order #47 Rush could not be made. Something in it cannot be printed. Please tell an administrator: the reason is in the log of the server.',
    );
  });
});
