import { describe, expect, it } from 'vitest';
import { mailAnswer, mailAnswerText } from './mailAnswers';

describe('what the server answers to a mail [EML-009 EML-018]', () => {
  it.each([
    [mailAnswer('sent'), 'Correo enviado.'],
    [mailAnswer('sent_to_test', { address: 't@x.test' }), 'Correo enviado al destinatario de prueba t@x.test.'],
    [mailAnswer('on_its_way', { address: 'a@x.test, b@x.test' }), 'En camino a a@x.test, b@x.test.'],
    [mailAnswer('no_email', { address: 'a at b' }), '"a at b" no es un correo.'],
    [
      mailAnswer('not_offered', { name: 'Ready "now" {name}' }),
      'La plantilla "Ready "now" {name}" no se ofrece para este subtrabajo.',
    ],
    [
      mailAnswer('just_sent', { who: 'Ana Ruiz', name: 'Prep', time: '9:46 AM' }),
      'Ana Ruiz acaba de enviar "Prep" (9:46 AM). Envíelo otra vez para enviarlo de todos modos.',
    ],
    [
      mailAnswer('just_sent_by_somebody', { name: 'Prep', time: '9:46 AM' }),
      'Alguien acaba de enviar "Prep" (9:46 AM). Envíelo otra vez para enviarlo de todos modos.',
    ],
    ['550 mailbox unavailable', '550 mailbox unavailable'],
  ])('%s', (said, spanish) => {
    expect(mailAnswerText(said, 'en')).toBe(said);
    expect(mailAnswerText(said, 'es')).toBe(spanish);
  });
});
