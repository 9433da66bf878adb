import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { eveningLines, MAX_IN_TEXT, type StopLine } from '#domain/evening/eveningTexts';
import { addDays, BUSINESS_ZONE, civilDateOf } from '#domain/civilDate';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import { clockText, minutesOn } from '#domain/wallTime';
import { addressText } from '#domain/inputs/address';
import { textOf, textOrEmpty } from '#domain/values';
import { idOf, runText, type Row } from '../../db/statement';
import { html } from '../../mail/html';
import type { Mailer } from '../../mail/mailer';
import { readContractor } from '../../pdf/readContractor';
import { inTransaction } from '../../queue/queue';
import { recipientsText } from '../told/reachedBuilders';
import { plannedStops } from './plannedStops';
import type { StopLinks } from './stopLinks';

interface EveningDeps {
  pool: pg.Pool;
  mailer: Mailer;
  links: StopLinks;
  /** Telephones are preferred to mail. */
  prefersSms: boolean;
  now: Date;
  report(error: unknown): void;
}

const CONTACTS = `
  select d.id, j.id as job_id, j.name, j.address_line_1, j.city, j.state, j.zip_code, j.homeowner_email, j.homeowner_phone,
    coalesce(nullif(btrim(c.schedule_contact_email), ''), s.email_address) as builder_email, coalesce(s.phone_number, j.phone, c.business_phone) as builder_phone,
    k.name as category
  from job_detail d join job j on j.id = d.job_id and j.deleted_at is null and not j.is_estimate
    join customer c on c.id = j.company_id left join customer_contact s on s.id = j.company_supervisor_id
    join lookup_job_category k on k.id = d.job_category_id
  where d.id = any($1) and d.deleted_at is null`;

/** One a stop, day and kind: whoever comes second finds it there. The first line of its history is written with it. */
const NOTE = `
  with made as (
    insert into stop_message (job_detail_id, stop_key, date, kind, recipient, what, crew)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (stop_key, date, kind) do nothing returning *),
  logged as (
    insert into change_log (mutation_id, command, entity, entity_id, job_id, before, after)
    select gen_random_uuid(), 'sendEveningMessage', 'stop_message', made.id, $8::int, null,
      jsonb_build_object('job_detail_id', made.job_detail_id, 'date', made.date, 'kind', made.kind, 'recipient', made.recipient, 'what', made.what)
    from made)
  select id from made`;

/** What a builder is told of a stop counts once the message has left. */
const TELL = `
  insert into stop_notice (job_detail_id, stop_key, date, way, recipients, email_key) values ($1, $2, $3, 'evening', $4, $5)`;

const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What is done at a stop, as the office calls it. */
const WORK = `
  select 'phase' as kind, id, name from lookup_pebble_phase_type union all select 'type', id, name from lookup_gunite_history_type`;

/** A telephone number as the queue's recipients hold it: `sms:+17135550101`. */
const smsOf = (phone: string): string => `sms:+1${phone.replaceAll(/\D/g, '')}`;

const addressOf = (row: Row, kind: 'builder' | 'homeowner', prefersSms: boolean): string | null => {
  const email = textOrEmpty(row[`${kind}_email`]).trim();
  const phone = textOrEmpty(row[`${kind}_phone`]);
  const ways = [phone.replaceAll(/\D/g, '').length === 10 ? smsOf(phone) : '', email];
  return (prefersSms ? ways : ways.toReversed()).find((way) => way !== '') ?? null;
};

const toldOf = (row: Row, entry: ScheduleEntry, works: ReadonlyMap<string, string>): StopLine => ({
  job_name: textOrEmpty(row.name),
  address: addressText({
    address_line_1: textOf(row.address_line_1),
    city: textOf(row.city),
    state: textOf(row.state),
    zip_code: textOf(row.zip_code),
  }),
  time: entry.start && clockText(minutesOn(entry.start, entry.date)),
  what:
    entry.description?.trim() ||
    [textOrEmpty(row.category), works.get(`phase ${entry.phase_id}`) ?? works.get(`type ${entry.type_id}`)]
      .filter(Boolean)
      .join(', '),
  crew: entry.crew_name,
});

/** A stop that somebody is to be asked about. */
interface Question {
  entry: ScheduleEntry;
  job_id: unknown;
  kind: 'builder' | 'homeowner';
  recipient: string;
  told: StopLine;
}

/** All questions of tomorrow by whom they go to: who has several stops gets one message. */
const questionsOf = async (
  pool: pg.Pool,
  entries: readonly ScheduleEntry[],
  prefersSms: boolean,
): Promise<Question[][]> => {
  const ids = [...new Set(entries.map((entry) => entry.job_detail_id))];
  const contacts = new Map((await runText(pool, CONTACTS, [ids])).map((row) => [idOf(row), row]));
  const works = new Map(
    (await runText(pool, WORK, [])).map((row) => [`${textOrEmpty(row.kind)} ${idOf(row)}`, textOrEmpty(row.name)]),
  );
  const byRecipient = new Map<string, Question[]>();
  for (const entry of entries) {
    const row = contacts.get(entry.job_detail_id);
    if (!row) continue;
    for (const kind of ['builder', 'homeowner'] as const) {
      const recipient = addressOf(row, kind, prefersSms);
      if (recipient === null) continue;
      const key = recipient.toLowerCase();
      const question = { entry, job_id: row.job_id, kind, recipient, told: toldOf(row, entry, works) };
      byRecipient.set(key, [...(byRecipient.get(key) ?? []), question]);
    }
  }
  return [...byRecipient.values()];
};

/** What a failure of the message is about: the one job, or the list of all. */
const aboutOf = (asked: readonly Question[], [first]: readonly StopLine[]): { name: string; path: string } => {
  const [question] = asked;
  return first && question && new Set(asked.map(({ entry }) => entry.job_detail_id)).size === 1
    ? { name: first.job_name, path: `/job/${question.entry.job_id}/edit/${question.entry.job_detail_id}` }
    : { name: `${asked.length} stops of tomorrow`, path: '/evening-message' };
};

/**
 * From the hour that the office has set until midnight: whoever has stops tomorrow and has no message of them yet gets
 * one about all of them. It may run as often as it likes, and on several servers at once [MSG-001].
 */
export const sendEveningMessages = async ({
  pool,
  mailer,
  links,
  prefersSms,
  now,
  report,
}: EveningDeps): Promise<void> => {
  const [setting] = await runText(pool, 'select evening_message_time as at from company_setting where id = 1', []);
  const at = textOf(setting?.at);
  if (at === null || TIME.format(now) < at) return;
  const day = addDays(civilDateOf(now), 1);
  const entries = await plannedStops(pool, day);
  if (entries.length === 0) return;
  const contractor = await readContractor(pool);
  const evening = { contractor: contractor.name, phone: contractor.phone, date: day };
  for (const questions of await questionsOf(pool, entries, prefersSms)) {
    await inTransaction(pool, async (client) => {
      const asked: (Question & { id: number })[] = [];
      for (const question of questions) {
        const { entry, kind, recipient, told, job_id } = question;
        const what = told.what.slice(0, 255);
        const values = [entry.job_detail_id, entry.key, day, kind, recipient, what, told.crew, job_id];
        const [made] = await runText(client, NOTE, values);
        if (made) asked.push({ ...question, id: idOf(made) });
      }
      const [first] = asked;
      if (!first) return;
      // Who is builder and homeowner of one stop reads it once.
      const byKey = new Map(asked.map(({ entry, told }) => [entry.key, told]));
      const stops = [...byKey.values()];
      const most = first.recipient.startsWith('sms:') ? MAX_IN_TEXT : undefined;
      const key = randomUUID();
      // A text names some of many stops; nobody was told of the others.
      const named = new Set([...byKey.keys()].slice(0, most));
      for (const { entry, kind, recipient } of asked)
        if (kind === 'builder' && named.has(entry.key))
          await runText(client, TELL, [entry.job_detail_id, entry.key, day, recipientsText([recipient]), key]);
      const { subject, parts } = eveningLines(evening, stops, links.make(first.id, day), most);
      await mailer.queue(
        client,
        {
          to: [first.recipient],
          subject,
          text: `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`,
          html: parts.map((lines) => lines.map((line) => html`<p>${line}</p>`).join('')).join('<hr>'),
          template: 'evening_message',
          about: aboutOf(asked, stops),
        },
        key,
      );
    }).catch(report);
  }
};
