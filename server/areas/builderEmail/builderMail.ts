import type { Language } from '#domain/localText';
import type { EmailTemplate } from '#domain/builderEmail/offeredTemplates';
import { phasesOf } from '#domain/builderEmail/offeredTemplates';
import type { EmailField } from '#domain/builderEmail/emailFields';
import { paragraphsOf, type EmailText } from '#domain/builderEmail/renderEmail';
import { html } from '../../mail/html';
import type { Mail } from '../../mail/mailer';
import { scheduleText, type EmailFacts } from './readEmailFacts';

/** A template with its texts in both languages. */
export interface StoredTemplate extends EmailTemplate {
  subject: string;
  body: string;
  subject_es: string;
  body_es: string;
}

/** The text of a template in a language. */
export const textIn = ({ subject, body, subject_es, body_es }: StoredTemplate, language: Language): EmailText =>
  language === 'es' ? { subject: subject_es, body: body_es } : { subject, body };

interface MailWording {
  language: Language;
  comment: string;
  sender: string;
}

/** What each field of a template says of a sub-job. */
export const valuesOf = (
  facts: EmailFacts,
  template: Pick<
    StoredTemplate,
    'display_name' | 'is_prep' | 'is_app' | 'is_detail' | 'is_pebble' | 'is_gunite' | 'is_warranty'
  >,
  { language, comment, sender }: MailWording,
): Record<EmailField, string> => ({
  ...facts.values,
  template: template.display_name,
  schedule: scheduleText(facts, phasesOf(template), language),
  comment,
  sender,
});

const paragraph = (text: string): string =>
  `<p>${text
    .split('\n')
    .map((line) => html`${line}`)
    .join('<br>')}</p>`;

/** The mail of a rendered text; every value in it is escaped. */
export const mailOf = ({ subject, body }: EmailText): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject,
  text: `${body}\n`,
  html: paragraphsOf(body).map(paragraph).join(''),
});
