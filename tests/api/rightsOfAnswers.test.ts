import { beforeAll, describe, expect, it } from 'vitest';
import { manyOperations } from '#domain/fields/manyOperations';
import { productSchema } from '../../server/areas';
import { holds, schedulesPresite, seesOnBoard, type Person } from '../support/accessReference';
import { ASKED, DAY, each, jobIds } from '../support/answerQuestions';
import { answerOf, reads, subJobsOf } from '../support/answerReaders';
import { answerWorld, jobOfPart, type Mark } from '../support/answerWorld';
import { testDatabase } from '../support/database';
import { isOfJobs, TABLE_FIELDS } from '../support/fieldReference';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { heardOf, type LoggedRow } from '../support/heard';
import { PAPERS, PAPERS_JOB, SUB_JOBS } from '../support/rightsWorld';

const { schema, registry } = productSchema();
const database = await testDatabase();
let ask: Ask;
let people: ReadonlyMap<string, Person>;
let marksIn: (answer: string) => Mark[];
beforeAll(async () => {
  ({ people, marksIn } = await answerWorld(database));
  for (const account of people.keys()) {
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into document (job_id, folder, file_name) values ($1, 'Plan/', $2) returning id",
      [PAPERS_JOB, `${account}.pdf`],
    );
    removable.set(account, rows[0]?.id ?? 0);
  }
  ask = openGraphql(database);
}, 120_000);

/** What a call is asked with; what is not the same for all, by the account. */
type CallText = string | ((account: string) => string);

/** Calls whose answers are held elsewhere, or say nothing of rows: reports by their own codes (rightsOfReports.test.ts), the log (rightsOfFields.test.ts), a move of jobs (jobsMove.test.ts), bins of documents (documentBin.test.ts), orders made of a list (reorder.test.ts), what is shared and with whom (sharing.test.ts), comments (comments.test.ts, commentMentions.test.ts). */
const ELSEWHERE =
  /^(report\w+|changes|changedTables|resources|me|apiVersion|businessDay|callNames|exportDataSets|whyAccess|queuedWork|adminOverview|apiTokens|signIns|webhooks|webhookDeliveries|weeklyMail|savedViews|importMappings|shareChoices|comments|commentPeople|notifications|jobs_count|jobsByKeyword_count|getJobDetailPageTemplates|sendBuilderEmail|jobsMove|deletedDocuments|restoreDocuments|eraseDocuments|createReorders|limitableFields)$/;
/** What answers names, ids and flags alone. */
const QUIET = [
  'boardStarted',
  'ownEmails',
  'listChanges',
  'documentFolders',
  'noticeChoices',
  'calendarFeeds',
  'dayStops',
  'myStops',
  'landingFigures',
  'usage',
  'checkDupicatesByAddress',
  'mySchedule',
  'lookupPresiteSupervisor',
  'similarJobs',
];

const words = (text: string): readonly string[] => text.split(' ');

/** What boards tell of a sub-job and its job to who sees them (BRD-017 to BRD-028, PRT-002). */
const ON_BOARDS: Readonly<Record<string, readonly string[]>> = {
  job: [
    'id',
    'name',
    'address_line_1',
    'address_line_2',
    'city',
    'zip_code',
    'key_map',
    'gate_code',
    'phone',
    'lat',
    'lon',
  ],
  job_detail: words('id critical_note plan_perimeter pebble_perimeter plan_sa plan_ia mmg_ia depth_low depth_high'),
  gunite_details: ['notes', 'total_yardage', 'flash_yards'],
  gunite_history: ['notes', 'yardage', 'start_time'],
  pebble_details: ['notes'],
  crew_information: ['notes'],
  warranty_details: ['description'],
  warranty_schedule: ['additional_notes'],
  crew_repair_job: ['notes'],
  stop_promise: ['stop_key', 'name'],
};
/** A card for repairs of a warranty sub-job stands on the board of the division that repairs. */
const seesRepair = (person: Person, subJob: (typeof SUB_JOBS)[number]): boolean =>
  subJob.category === 3 && seesOnBoard(person, { ...subJob, category: 2 });
const onBoard = (person: Person, mark: Mark): boolean =>
  ON_BOARDS[mark.table]?.includes(mark.column) === true &&
  subJobsOf(mark).some((subJob) => subJob && (seesOnBoard(person, subJob) || seesRepair(person, subJob)));

/** Whom to call about a site that one reads: JOB-019, RPT-016. */
const ofContact = (_person: Person, { table, column }: Mark): boolean =>
  (table === 'customer_contact' && ['email_address', 'phone_number'].includes(column)) ||
  (table === 'customer' && column === 'schedule_contact_email');
const ofSite = (person: Person, mark: Mark): boolean =>
  ofContact(person, mark) || (mark.table === 'customer' && ['business_phone', 'telephone_ext'].includes(mark.column));

const VISITS: Readonly<Record<string, readonly string[]>> = {
  job: ['id', 'name', 'city'],
  job_detail: ['id'],
  warranty_details: ['description'],
};
/** The visits of a team, to who supervises others. */
const onVisits = (person: Person, mark: Mark): boolean =>
  holds(person, 'CAN_SUPERVISE_OTHERS') &&
  !holds(person, 'IS_SUBCONTRACTOR') &&
  VISITS[mark.table]?.includes(mark.column) === true &&
  subJobsOf(mark).some((subJob) => subJob?.category === 3);

const PRESITES: Readonly<Record<string, readonly string[]>> = {
  job: ['id', 'name', 'address_line_1', 'city', 'key_map'],
  job_detail: ['id', 'plan_sa'],
};
/** What the rows of the presite schedule show, to who schedules presites (PSC-014, PSC-016). */
const onPresites = (person: Person, mark: Mark): boolean =>
  PRESITES[mark.table]?.includes(mark.column) === true &&
  subJobsOf(mark).some((subJob) => subJob && schedulesPresite(person, subJob));

/** What a call tells besides, to those for whom it is made. */
const TELLS: Readonly<Record<string, (person: Person, mark: Mark) => boolean>> = {
  ...Object.fromEntries(
    words(
      'job GetJob getBaseJob offlineJobs estimate GetEstimate dailyBatchesQuery dailyYardage updateJob updateEstimate updateDailyBatches updateDailyYardage',
    ).map((call) => [call, ofContact]),
  ),
  ...Object.fromEntries(['SupervisorDetail', 'printCards', 'myStops', 'dayStops'].map((call) => [call, ofSite])),
  ...Object.fromEntries(['boardCards', 'boardSearch', 'boardMoves', 'history', 'live'].map((call) => [call, onBoard])),
  callList: (person, mark) => onBoard(person, mark) || ofSite(person, mark),
  teamSchedule: onVisits,
  presiteSchedule: onPresites,
  jobsByAppDate: onPresites,
};

/** The types of work orders by the category of their sub-jobs. */
const ORDERS: Readonly<Record<number, readonly string[]>> = {
  1: ['gunite', 'boulder'],
  2: ['pebble', 'prep', 'daily'],
  3: ['repair'],
};
/** For each account a paper of its own to remove. */
const removable = new Map<string, number>();

/** Writes that say what is stored already or add what nobody asks for, by whom: what they answer of jobs and their papers. */
const WRITTEN: Readonly<Record<string, readonly CallText[]>> = {
  markStop: SUB_JOBS.flatMap(({ id, category }) =>
    (ORDERS[category] ?? []).map(
      (type) => `job_detail_id: ${id}, type: "${type}", date: ${DAY}, mark: "on_my_way", time: "08:00"`,
    ),
  ),
  captionDocument: each(Object.values(PAPERS), 'document_id').map((args) => `${args}, caption: null`),
  insertDocuments: jobIds.map(
    (job) => (account: string) =>
      `documents: { job_id: ${job}, document_file_list: [{ document_category: { id: 5 }, file_name: "", key: "job/${job}/documents/Plan/Of ${account}/" }] }`,
  ),
  removeDocument: [
    (account) => {
      const id = removable.get(account) ?? 0;
      return `id: ${id}, jobId: ${PAPERS_JOB}, documentKey: "job/${PAPERS_JOB}/documents/Plan/${account}.pdf"`;
    },
  ],
  updateJob: jobIds.map((id) => `id: ${id}, job: { version: 1 }`),
  updateEstimate: jobIds.map((id) => `id: ${id}, estimate: { version: 1 }`),
  updateDailyBatches: SUB_JOBS.map(
    ({ id }) => `id: ${jobOfPart(id)}, dailyBatches: { sub_jobs: [{ id: ${id}, version: 1 }] }`,
  ),
  updateDailyYardage: SUB_JOBS.map(
    ({ id }) => `id: ${jobOfPart(id)}, dailyYardage: { sub_jobs: [{ id: ${id}, version: 1 }] }`,
  ),
};

/** More would wait for connections longer than the server lets them. */
const AT_ONCE = 6;

/** What a call tells to somebody who does not read it, by field, with a few of those who got it; also that it tells nothing to anybody. */
const overheard = async (kind: 'query' | 'mutation', call: string, asked: readonly CallText[]): Promise<string[]> => {
  const told = new Map<string, string[]>();
  let heardByAll = 0;
  const note = (what: string, whom: string) => told.set(what, [...(told.get(what) ?? []), whom]);
  const questions = asked.flatMap((args) => [...people].map((one) => [args, ...one] as const));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = questions.pop(); next; next = questions.pop()) {
        const [args, account, person] = next;
        const given = typeof args === 'string' ? args : args(account);
        const answer = await answerOf(ask, schema, { account, kind, call, args: given });
        if (/^[A-Z_]+: /.test(answer)) note(answer, account);
        const marks = marksIn(answer);
        if (account === 'admin') heardByAll += marks.length;
        for (const mark of marks)
          if (!reads(person, mark) && !TELLS[call]?.(person, mark))
            note(`${mark.table}.${mark.column}`, `${account}#${String(mark.row.job_detail_id ?? mark.row.id)}`);
      }
    }),
  );
  if (heardByAll === 0 && !QUIET.includes(call)) note('nothing', 'admin');
  return [...told].map(([what, whom]) => `${what}: ${whom.length}, ${[...new Set(whom)].slice(0, 4).join(' ')}`);
};

describe('what each call answers', () => {
  it('is asked here, or is a row of a table, or stands elsewhere', () => {
    const ofTables = new Set(
      registry.resources.flatMap(({ descriptor }) => {
        const { one, list } = descriptor.operations;
        const many = manyOperations(descriptor);
        return [one, list, many.chosen, many.deleted, many.similar, many.mergePreview, many.mergedInto];
      }),
    );
    const unasked = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter(
      (name) => !(name in ASKED) && !ofTables.has(name) && !ELSEWHERE.test(name) && !/^lookup[A-Z]/.test(name),
    );
    expect(unasked).toEqual([]);
  });

  it.each(Object.keys(ASKED))(
    'as %s is read by who gets it, in every field',
    async (call) => {
      expect(await overheard('query', call, ASKED[call] ?? [])).toEqual([]);
    },
    120_000,
  );
});

describe('what the live stream says', () => {
  it('of every row of jobs is read by who hears it, cards of boards included', async () => {
    const rows: LoggedRow[] = [];
    for (const table of Object.keys(TABLE_FIELDS).filter((one) => isOfJobs(one) && one !== 'job_search_row')) {
      const ofSubJob = TABLE_FIELDS[table]?.some(({ name }) => name === 'job_detail_id');
      if (!['job', 'job_detail'].includes(table) && !ofSubJob) continue;
      const owner =
        table === 'job'
          ? 't.id'
          : table === 'job_detail'
            ? 't.job_id'
            : '(select d.job_id from job_detail d where d.id = t.job_detail_id)';
      const found = await database.pool.query<{ id: number; job: number }>(
        `select t.id, ${owner} as job from ${table} t`,
      );
      rows.push(...found.rows.map(({ id, job }): LoggedRow => [table, id, job]));
    }
    const heard = await heardOf(database, people, rows);
    const told: string[] = [];
    for (const [account, person] of people)
      for (const mark of marksIn(heard.get(account)?.text ?? ''))
        if (
          !reads(person, mark) &&
          !TELLS.live?.(person, mark) &&
          !subJobsOf(mark).some((subJob) => subJob && schedulesPresite(person, subJob))
        )
          told.push(`${account}: ${mark.table}.${mark.column} ${String(mark.row.job_detail_id ?? mark.row.id)}`);
    expect(heard.get('admin')?.text).toContain('zq');
    expect(told).toEqual([]);
  }, 60_000);
});

describe('what each write answers', () => {
  beforeAll(async () => {
    // Marks that no job is saved with.
    await database.pool.query(
      "update job set lat = 29.7, lon = -95.3, zip_code = '77001', phone = null, homeowner_phone = null, homeowner_secondary_phone = null, homeowner_email = null",
    );
    await database.pool.query('update gunite_history set start_time = null');
  });

  it.each(Object.keys(WRITTEN))(
    '%s is read by who gets it, in every field',
    async (call) => {
      expect(await overheard('mutation', call, WRITTEN[call] ?? [])).toEqual([]);
    },
    120_000,
  );
});
