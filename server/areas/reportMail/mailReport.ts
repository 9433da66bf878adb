import { primaryReads } from '../../db/reads';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { Language } from '#domain/localText';
import { BUSINESS_ZONE, civilDateOf, type CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { fileName, type FileFormat } from '#domain/exports/rowsFile';
import { MAIL_FORMATS, type MailFormat, type MailResult } from '#domain/reports/reportMail';
import { reportMailText } from '#domain/reports/reportMailTexts';
import { readActor, type Actor } from '../../access/actor';
import type { Database } from '../../db/database';
import { errorReason } from '../../db/loggedError';
import { runText, type Runner } from '../../db/statement';
import type { ExportEntry } from '../../exports/exportAnswers';
import { html } from '../../mail/html';
import type { Mail, Mailer } from '../../mail/mailer';
import { printedTime } from '../../pdf/printedTime';
import { readContractor } from '../../pdf/readContractor';
import { renderPdf } from '../../pdf/renderPdf';
import { inTransaction } from '../../queue/queue';
import { reportFile } from '../reports/reportFile';
import { fileParts, FILE_TYPES } from '../../exports/sendRows';
import { reportScope } from '../reports/reportScope';
import { isShared, isSharedWith, oversees } from '../views/shares';
import { mayBeMailed, reportOfView, settingsOf, type ViewedReport } from './reportOfView';
import { reportPaper } from './reportPaper';

export interface MailReportDeps {
  pool: pg.Pool;
  db: Database;
  mailer: Mailer;
  /** The address of the product, before its paths. */
  origin: string;
  now: Date;
  /** Writes down that records leave as a file. */
  logExport(actor: Actor, entries: readonly ExportEntry[]): Promise<void>;
  /** The most bytes of a mail with its file. */
  most?: number;
}

/** Many mail servers take no larger mail. */
const MAX_BYTES = 10 * 1024 * 1024;
const MB = 1024 * 1024;
/** Bytes of a file in a mail, for each of its own: base64 with its line ends. */
const IN_MAIL = 1.37;

const READ = `
  select m.id, m.user_id, m.weekday, m.format, m.language, v.id as view_id, v.name, v.resource, v.settings, u.sub,
    v.owner_id = m.user_id or ${isSharedWith('saved_view', 'v', 'm.user_id')} as is_seen, ${isShared('saved_view', 'v')} as is_shared
  from report_mail m join saved_view v on v.id = m.saved_view_id join app_user u on u.id = m.user_id where m.id = $1`;

const mailRow = z.object({
  id: z.int(),
  weekday: z.int(),
  format: z.enum(MAIL_FORMATS),
  language: z.enum(['en', 'es']),
  view_id: z.int(),
  name: z.string(),
  resource: z.string(),
  settings: z.string(),
  is_seen: z.boolean(),
  is_shared: z.boolean(),
  sub: z.string(),
});
type MailRow = z.infer<typeof mailRow>;

/** A week is written once; only a failure may be followed by what came after it. */
const NOTE = `
  insert into report_mail_week (report_mail_id, week, result, reason, mail_key)
  select m.id, $2, $3, $4, $5 from report_mail m where m.id = $1
  on conflict (report_mail_id, week) do update set result = excluded.result, reason = excluded.reason, mail_key = excluded.mail_key, at = now()
    where report_mail_week.result = 'failed'
  returning week`;

/** One for each subscription and week, however often it is made. */
export const keyOfWeek = (id: number, week: CivilDate): string =>
  createHash('sha256')
    .update(`report_mail ${id} ${week}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

interface MadeFile {
  filename: string;
  contentType: string;
  content: Buffer;
}
interface TooLarge {
  bytes: number;
}

interface Making {
  row: MailRow;
  actor: Actor;
  viewed: ViewedReport;
  today: CivilDate;
}

type Make = (deps: MailReportDeps, most: number, making: Making) => Promise<MadeFile | TooLarge>;

const makeRows =
  (format: FileFormat): Make =>
  async ({ pool, logExport, now }, most, making) => {
    const { row, actor, viewed, today } = making;
    const asked = viewed.requestOf(settingsOf(row.settings), today);
    const file = await reportFile(primaryReads(pool), asked, reportScope(actor, today), row.language);
    await logExport(actor, [
      { data_set: row.resource, narrowed_by: row.settings, columns: file.logged.join(','), row_count: file.total },
    ]);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of fileParts(file, format, now, () => undefined)) {
      const buffer = Buffer.from(part);
      bytes += buffer.length;
      if (bytes * IN_MAIL <= most) parts.push(buffer);
      else parts.length = 0;
    }
    return bytes * IN_MAIL > most
      ? { bytes }
      : {
          filename: fileName(file.name, today, format),
          contentType: FILE_TYPES[format],
          content: Buffer.concat(parts),
        };
  };

const makePdf: Make = async ({ pool, now }, most, making) => {
  const { row, actor, viewed, today } = making;
  const { language } = row;
  const content = await renderPdf(
    await reportPaper(pool, viewed.requestOf(settingsOf(row.settings), today), reportScope(actor, today), {
      title: `${viewed.label[language]}: ${row.name}`,
      contractor: await readContractor(pool),
      printed: printedTime(now),
      language,
    }),
  );
  const bytes = content.length;
  const filename = `${row.resource.replace('report/', '')}-${today}.pdf`;
  return bytes * IN_MAIL > most ? { bytes } : { filename, contentType: 'application/pdf', content };
};

const MAKERS: Readonly<Record<MailFormat, Make>> = { csv: makeRows('csv'), xlsx: makeRows('xlsx'), pdf: makePdf };

const mailOf = ({ row, actor, viewed, today }: Making, made: MadeFile | TooLarge, origin: string): Mail => {
  const link = `${origin}${viewed.path}?view=${row.view_id}`;
  const language: Language = row.language;
  const tooLarge = 'bytes' in made ? Math.ceil((made.bytes * IN_MAIL) / MB) : null;
  const { subject, file, open, why } = reportMailText(
    { report: viewed.label, view: row.name, today, weekday: row.weekday, link, tooLarge },
    language,
  );
  return {
    template: 'report',
    to: [actor.email],
    created_by: actor.user_id,
    about: { name: row.name, path: `${viewed.path}?view=${row.view_id}` },
    subject,
    text: `${file}\n${link}\n\n${why}\n`,
    html: html`<p>${file}</p><p><a href="${link}">${open}</a></p><p>${why}</p>`,
    ...('bytes' in made ? {} : { attachments: [made] }),
  };
};

/** Why nothing is sent to somebody; null when it is. */
const refusal = (row: MailRow, actor: Actor | undefined, viewed: ViewedReport | null): MailResult | null => {
  if (!actor) return 'inactive';
  if (!row.is_seen && !(row.is_shared && oversees(actor))) return 'not_shared';
  return viewed && mayBeMailed(actor.permissions, viewed, row.format) ? null : 'no_right';
};

const note = (
  runner: Runner,
  row: Pick<MailRow, 'id'>,
  week: CivilDate,
  result: MailResult,
  reason: string | null = null,
  key: string | null = null,
) => runText(runner, NOTE, [row.id, week, result, reason?.slice(0, 500) ?? null, key]);

/**
 * Makes the mail of a week with the rights of that moment, and puts it into the queue in the transaction that says so:
 * it may be begun as often as it likes, and on several servers at once [RPT-013 MSG-002].
 */
export const mailReport = async (deps: MailReportDeps, id: number, week: CivilDate): Promise<void> => {
  const { pool, db, mailer, origin, now, most = MAX_BYTES } = deps;
  const [found] = await runText(pool, READ, [id]);
  if (!found) return;
  const row = mailRow.parse(found);
  const done = await runText(
    pool,
    "select from report_mail_week where report_mail_id = $1 and week = $2 and result <> 'failed'",
    [id, week],
  );
  if (done.length > 0) return;
  const actor = (await readActor(db, row.sub))?.actor;
  const viewed = reportOfView(row.resource);
  const refused = refusal(row, actor, viewed);
  if (refused !== null || !actor || !viewed) return void (await note(pool, row, week, refused ?? 'no_right'));
  const making = { row, actor, viewed, today: civilDateOf(now, BUSINESS_ZONE) };
  try {
    const made = await MAKERS[row.format](deps, most, making);
    const key = keyOfWeek(id, week);
    await inTransaction(pool, async (client) => {
      const [written] = await note(client, row, week, 'bytes' in made ? 'linked' : 'mailed', null, key);
      if (written) await mailer.queue(client, mailOf(making, made, origin), key);
    });
  } catch (error) {
    const isUnfit = error instanceof AppError && error.code === 'BAD_USER_INPUT';
    await note(pool, row, week, isUnfit ? 'unfit' : 'failed', errorReason(error));
    if (!isUnfit) throw error;
  }
};
