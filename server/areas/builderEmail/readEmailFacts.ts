import { and, isNull, sql } from 'drizzle-orm';
import type { Language } from '#domain/localText';
import type { BuilderAddresses } from '#domain/builderEmail/emailTexts';
import type { EmailValues } from '#domain/builderEmail/emailFields';
import { formatCivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { addressText } from '#domain/inputs/address';
import { shownName } from '#domain/lookups/shownName';
import { CATEGORY } from '#domain/statuses';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { columnsOf, orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { run, runText, type Row, type Runner } from '../../db/statement';
import { customer, customerContact } from '../../db/tables/customers';
import { job, jobDetail } from '../../db/tables/jobs';
import { readContractor } from '../../pdf/readContractor';

/** Work on a sub-job that has a date, as a mail tells it. */
interface ScheduledWork {
  /** The card of the boards: its table and id. */
  key: string;
  /** The phase of a crew row of pebble; null elsewhere. */
  phase: number | null;
  what: string;
  date: string;
  time: string | null;
  crew: string | null;
}

/** A sub-job with all that a mail to its builder may say. */
export interface EmailFacts {
  job_detail_id: number;
  job_id: number;
  category_id: number;
  addresses: BuilderAddresses;
  dated_phases: number[];
  values: Omit<EmailValues, 'template' | 'comment' | 'sender' | 'schedule'>;
  work: ScheduledWork[];
}

const WORK: Readonly<Record<number, string>> = {
  [CATEGORY.PEBBLE]: `select 'crew_information:' || c.id as key, c.phase_type_id as phase, p.name as what, c.date::text as date, null as time, r.name as crew
    from crew_information c join lookup_pebble_phase_type p on p.id = c.phase_type_id left join crew r on r.id = c.crew_id
    where c.job_detail_id = $1 and c.date is not null order by c.date, p.sort_order, c.id`,
  [CATEGORY.GUNITE]: `select 'gunite_history:' || g.id as key, null::int as phase, t.name as what, g.gunite_date::text as date, null as time, r.name as crew
    from gunite_history g join lookup_gunite_history_type t on t.id = g.type_id left join crew r on r.id = g.crew_id
    where g.job_detail_id = $1 and g.gunite_date is not null order by g.gunite_date, t.sort_order, g.id`,
  [CATEGORY.WARRANTY]: `select v.key, null::int as phase, v.what, v.at::date::text as date, v.time, v.crew from (
      select 'Visit' as what, s.start as at, to_char(s.start, 'FMHH12:MI AM') as time, concat_ws(' ', e.first_name, e.last_name) as crew, s.id, 'warranty_schedule:' || s.id as key
      from warranty_schedule s left join employee e on e.id = s.fieldworker_id where s.job_detail_id = $1 and s.start is not null
      union all
      select 'Repair', w.date, null, r.name, w.id, 'crew_repair_job:' || w.id from crew_repair_job w left join crew r on r.id = w.crew_id where w.job_detail_id = $1 and w.date is not null) v
    order by v.at, v.id`,
};

const toWork: (row: Row) => ScheduledWork = rowDecoder({
  key: worked.text,
  phase: orNull(worked.number),
  what: worked.text,
  date: worked.text,
  time: orNull(worked.text),
  crew: orNull(worked.text),
});

const toFound = rowDecoder({
  job_id: jobDetail.job_id,
  category_id: jobDetail.job_category_id,
  job_name: job.name,
  ...columnsOf(job, 'address_line_1', 'city', 'state', 'zip_code'),
  ...columnsOf(customer, 'company_name', 'schedule_contact_email'),
  supervisor: worked.text,
  email_address: orNull(customerContact.email_address),
});

const SPANISH: Readonly<Record<string, string>> = { Visit: 'Visita', Repair: 'Reparación' };

/** One line a piece of work: "Prep: 03/12/2026, Prep Crew 1". */
const lineOf = ({ what, date, time, crew }: ScheduledWork, language: Language): string => {
  const name = language === 'es' ? (SPANISH[what] ?? shownName(what, language)) : what;
  const when = [formatCivilDate(date), time].filter((part) => part !== null).join(' ');
  return [`${name}: ${when}`, crew].filter((part) => part !== null && part !== '').join(', ');
};

/** The work of some phases, or all where none is named: what the schedule of a mail tells. */
export const scheduledWork = ({ work }: EmailFacts, phases: readonly number[]): ScheduledWork[] =>
  work.filter(({ phase }) => phases.length === 0 || (phase !== null && phases.includes(phase)));

/** The dates and crews of some phases, or of all work where none is named. */
export const scheduleText = (facts: EmailFacts, phases: readonly number[], language: Language): string =>
  scheduledWork(facts, phases)
    .map((work) => lineOf(work, language))
    .join('\n');

/** A sub-job that the actor may read. @throws AppError NOT_FOUND */
export const readEmailFacts = async (runner: Runner, actor: Actor, job_detail_id: number): Promise<EmailFacts> => {
  const [row] = await run(
    runner,
    sql`select ${jobDetail.id} as id, ${jobDetail.job_id} as job_id, ${jobDetail.job_category_id} as category_id, j.name as job_name,
      j.address_line_1, j.city, j.state, j.zip_code, c.company_name, c.schedule_contact_email,
      concat_ws(' ', s.first_name, s.last_name) as supervisor, s.email_address
    from ${jobDetail} join job j on j.id = ${jobDetail.job_id} and j.deleted_at is null and not j.is_estimate
      join customer c on c.id = j.company_id left join customer_contact s on s.id = j.company_supervisor_id
    where ${and(sql`${jobDetail.id} = ${job_detail_id}`, isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  const { job_id, category_id, schedule_contact_email, email_address, ...found } = toFound(row);
  const rows = await runText(runner, WORK[category_id] ?? 'select where $1::int is null', [job_detail_id]);
  const work = rows.map(toWork);
  const contractor = await readContractor(runner);
  return {
    job_detail_id,
    job_id,
    category_id,
    addresses: { contact: schedule_contact_email, supervisor: email_address },
    dated_phases: work.flatMap(({ phase }) => (phase === null ? [] : [phase])),
    values: {
      builder: found.company_name,
      supervisor: found.supervisor,
      job_name: found.job_name ?? '',
      job_id: String(job_id),
      address: addressText(found),
      contractor: contractor.name,
      contractor_phone: contractor.phone,
    },
    work,
  };
};
