const en = {
  title: 'My Emails Today',
  intro: 'What you sent today, and earlier emails that have not reached everybody.',
  none: 'You have not sent an email today.',
  taken: 'Received by the mail server',
  put_off: 'Put off, tried again',
  refused: 'Refused',
  lost: 'Not reached',
  unclear: 'Not known whether it arrived',
  again: 'Look again',
  waiting: 'On its way',
  resent: 'Sent again',
  recipients: 'Recipients of %{subject}',
  sent_at: 'Sent',
  subject: 'Subject',
  about: 'About',
  recipient: 'Recipient',
  fate: 'What became of it',
  reason: 'Reason',
} as const;
export type EmailsMessage = keyof typeof en;

const es: Record<EmailsMessage, string> = {
  title: 'Mis correos de hoy',
  intro: 'Lo que usted envió hoy, y correos anteriores que no han llegado a todos.',
  none: 'Hoy no ha enviado ningún correo.',
  taken: 'Recibido por el servidor de correo',
  put_off: 'Aplazado, se intentará de nuevo',
  refused: 'Rechazado',
  lost: 'No entregado',
  unclear: 'No se sabe si llegó',
  again: 'Revisar de nuevo',
  waiting: 'En camino',
  resent: 'Enviado de nuevo',
  recipients: 'Destinatarios de %{subject}',
  sent_at: 'Enviado',
  subject: 'Asunto',
  about: 'Acerca de',
  recipient: 'Destinatario',
  fate: 'Qué pasó con él',
  reason: 'Motivo',
};

/** What the list of one's own mails says. */
export const emailsMessages = { en, es };
