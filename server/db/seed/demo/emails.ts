import { addDays, formatCivilDate, isoWeekday, type CivilDate } from '#domain/civilDate';
import { renderEmail } from '#domain/builderEmail/renderEmail';
import type { EmailValues } from '#domain/builderEmail/emailFields';
import { CATEGORY } from '#domain/statuses';
import * as tables from '../../tables';
import { EMAIL_TEMPLATES } from '../emailTemplates';
import { OFFICE_USERS, type DemoContext } from './context';
import { randomOf, type Random } from './random';

/** Days of mail that the log begins with. */
const DAYS = 90;
const MAILS_A_DAY = [1, 4] as const;

const TYPES: Readonly<Record<number, 'gunite' | 'pebble' | 'warranty'>> = {
  [CATEGORY.GUNITE]: 'gunite',
  [CATEGORY.PEBBLE]: 'pebble',
  [CATEGORY.WARRANTY]: 'warranty',
};
const FLAGS = { gunite: 'is_gunite', pebble: 'is_pebble', warranty: 'is_warranty' } as const;

const COMMENTS: readonly (string | null)[] = [
  null,
  null,
  'Please have the gate open by seven.',
  'The crew needs water and power on site.',
  'Call us if the deck is not poured by then.',
];
const ERRORS: readonly string[] = [
  '550 5.1.1 The email account that you tried to reach does not exist.',
  '552 5.2.2 The mailbox is full.',
  'connect ECONNREFUSED: the mail server could not be reached for 24 hours.',
];

/** A UUID that is the same for the same numbers. */
const keyOf = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
};

interface LoggedMail {
  template: string;
  recipients: string;
  subject: string;
  at: string;
  by: number | null;
}

/** Answers the key of the mail. */
const log = ({ store }: DemoContext, random: Random, { template, recipients, subject, at, by }: LoggedMail): string => {
  const key = keyOf(random);
  const hasFailed = random.chance(0.06);
  store.add(
    tables.emailLog,
    {
      template,
      recipients,
      subject,
      is_sent: !hasFailed,
      status: hasFailed ? 'failed' : 'sent',
      key,
      tries: hasFailed ? 13 : 1,
      message_id: hasFailed ? null : `<${key}@trowel.test>`,
      error: hasFailed ? random.pick(ERRORS) : null,
      created_by: by,
    },
    at,
  );
  return key;
};

interface MailedSubJob {
  job_detail_id: number;
  category_id: number;
  job_id: number;
  job_name: string;
  builder: string;
  recipient: string;
}

/** The sub-jobs whose builder has an address. */
const toldOf = ({ store }: DemoContext): MailedSubJob[] => {
  const builders = new Map(
    store
      .rowsOf(tables.customer)
      .map(({ id, schedule_contact_email, company_name }) => [
        id,
        { recipient: schedule_contact_email, builder: String(company_name) },
      ]),
  );
  const jobs = new Map(store.rowsOf(tables.job).map((job) => [job.id, job]));
  return store.rowsOf(tables.jobDetail).flatMap((row) => {
    const job = jobs.get(row.job_id);
    const { recipient, builder = '' } = builders.get(job?.company_id) ?? {};
    return job && job.is_estimate !== true && typeof recipient === 'string'
      ? [
          {
            job_detail_id: Number(row.id),
            category_id: Number(row.job_category_id),
            job_id: Number(job.id),
            job_name: String(job.name),
            builder,
            recipient,
          },
        ]
      : [];
  });
};

/** Lines whose fields are all empty are left out. */
const NOTHING_SAID: EmailValues = {
  template: '',
  builder: '',
  supervisor: '',
  job_name: '',
  job_id: '',
  address: '',
  schedule: '',
  comment: '',
  sender: '',
  contractor: '',
  contractor_phone: '',
};

/** What stands of a mail to a builder: its note in the history of the job, and its line in the log [EML-018]. */
const addBuilderMail = (context: DemoContext, random: Random, told: MailedSubJob, date: CivilDate): void => {
  const email_type = TYPES[told.category_id];
  if (!email_type) return;
  const template = random.pick(EMAIL_TEMPLATES.filter((one) => one[FLAGS[email_type]] === true));
  const by = random.pick(OFFICE_USERS);
  const at = `${date}T${random.int(14, 21)}:${String(random.int(10, 59))}:00Z`;
  const language = random.chance(0.15) ? 'es' : 'en';
  const comment = random.pick(COMMENTS);
  const { subject, body } = renderEmail(
    language === 'es'
      ? { subject: template.subject_es, body: template.body_es }
      : { subject: template.subject, body: template.body },
    {
      ...NOTHING_SAID,
      template: template.display_name,
      builder: told.builder,
      job_name: told.job_name,
      job_id: String(told.job_id),
      comment: comment ?? '',
    },
  );
  const recipients = told.recipient;
  const email_key = log(context, random, { template: template.aws_name, recipients, subject, at, by });
  context.store.add(
    tables.builderEmail,
    {
      job_detail_id: told.job_detail_id,
      template: template.display_name,
      email_type,
      language,
      recipients,
      comment,
      subject,
      body,
      email_key,
      created_by: by,
      updated_by: by,
    },
    at,
  );
};

/** The mails of the last months: to builders by the office, and those of the evenings before. */
export const addEmails = (context: DemoContext): void => {
  const random = randomOf('emails');
  const told = toldOf(context);
  if (told.length === 0) return;
  for (let days = DAYS; days > 0; days -= 1) {
    const date = addDays(context.today, -days);
    const count = isoWeekday(date) > 5 ? 0 : random.int(...MAILS_A_DAY);
    for (let mail = 0; mail < count; mail += 1) addBuilderMail(context, random, random.pick(told), date);
  }
  const names = new Map(told.map(({ job_detail_id, job_name }) => [job_detail_id, job_name]));
  for (const { recipient, job_detail_id, date, created_at } of context.store.rowsOf(tables.stopMessage))
    log(context, random, {
      template: 'evening_message',
      recipients: String(recipient),
      subject: `${formatCivilDate(String(date))}, ${names.get(Number(job_detail_id)) ?? ''}`,
      at: String(created_at),
      by: null,
    });
};
