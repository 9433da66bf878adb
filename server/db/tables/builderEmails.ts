import { pgTable, index } from 'drizzle-orm/pg-core';
import { audit, clientId, code, flag, id, longText, reference, softDelete, text } from '../columns';
import { notBlank, oneOf, rowRule } from '../checks';
import { EMAIL_TYPES } from '#domain/builderEmail/offeredTemplates';
import { sql } from 'drizzle-orm';
import { jobDetail } from './jobs';

/** The template of a mail to a builder: when it is offered, and what it says in both languages [EML-003]. */
export const emailTemplate = pgTable(
  'email_template',
  {
    id: id(),
    display_name: text({ max: 100, label: 'Name' }).notNull(),
    /** What calls name it by. */
    aws_name: code({ max: 100, label: 'AWS Name' }).notNull().unique('email_template_aws_name_key'),
    is_prep: flag(),
    is_app: flag(),
    is_detail: flag(),
    is_pebble: flag(),
    is_gunite: flag(),
    is_warranty: flag(),
    subject: text({ label: 'Subject (English)' }).notNull(),
    body: longText({ label: 'Text (English)' }).notNull(),
    subject_es: text({ label: 'Subject (Spanish)' }).notNull(),
    body_es: longText({ label: 'Text (Spanish)' }).notNull(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    notBlank('email_template', table.display_name),
    notBlank('email_template', table.subject),
    notBlank('email_template', table.body),
    notBlank('email_template', table.subject_es),
    notBlank('email_template', table.body_es),
    rowRule('email_template', 'aws_name_pattern', sql`${table.aws_name} ~ '^[a-z0-9_-]+$'`),
  ],
);

/** A mail that was sent to the builder of a sub-job: the note of it in the history of the job [EML-018]. */
export const builderEmail = pgTable(
  'builder_email',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    template: text({ max: 100 }).notNull(),
    email_type: code({ max: 10 }),
    language: code({ max: 2 }).notNull(),
    recipients: longText().notNull(),
    comment: longText({ max: 1000 }),
    /** What the builder got; none of mails from before it was kept. */
    subject: text({ max: 998 }),
    body: longText({ max: 20_000, label: 'Text' }),
    /** That of its row in the email log, where it says whether it has left. */
    email_key: clientId(),
    ...audit(),
  },
  (table) => [
    index('builder_email_job_detail_id_idx').on(table.job_detail_id),
    oneOf('builder_email', table.email_type, EMAIL_TYPES),
    oneOf('builder_email', table.language, ['en', 'es']),
  ],
);
