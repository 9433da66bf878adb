import type { LocalText } from '../localText';
import { mailAnswer, mailAnswerText } from '../mail/mailAnswers';
import { reached, type BuilderAddresses } from './emailTexts';

/** What is said of a mail that left, by whom it reaches [EML-007]. */
const SUCCESS = {
  both: {
    en: 'Successfully sent email to both company contact and supervisor!',
    es: '¡El correo se envió al contacto de la empresa y al supervisor!',
  },
  contact: {
    en: 'Successfully sent email to company contact!',
    es: '¡El correo se envió al contacto de la empresa!',
  },
  supervisor: { en: 'Successfully sent email to supervisor!', es: '¡El correo se envió al supervisor!' },
} as const satisfies Record<NonNullable<ReturnType<typeof reached>>, LocalText>;

/** What the server says of a mail that it has taken [EML-018]. */
export const sentText = (testRecipient: string | undefined): string =>
  testRecipient === undefined ? mailAnswer('sent') : mailAnswer('sent_to_test', { address: testRecipient });

/**
 * What is shown of a mail that was sent: where it went to a test recipient, the server's own words [EML-007 EML-008].
 */
export const successText = (response: string, addresses: BuilderAddresses): LocalText => {
  const own = { en: response, es: mailAnswerText(response, 'es') };
  if (/test recipient/i.test(response)) return own;
  const whom = reached(addresses);
  return whom === null ? own : SUCCESS[whom];
};
