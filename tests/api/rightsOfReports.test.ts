import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { productSchema } from '../../server/areas';
import type { Person } from '../support/accessReference';
import { answerOf, reads, subJobsOf } from '../support/answerReaders';
import { answerWorld, type Mark } from '../support/answerWorld';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { also } from '../support/rightsWorld';

const { schema } = productSchema();
const database = await testDatabase();
let ask: Ask;
let people: ReadonlyMap<string, Person>;
let marksIn: (answer: string) => Mark[];

interface ReportCase {
  code: string;
  filters: string;
  /** What the report shows, by table; of jobs only what lies in the reach of who asks. */
  columns: Readonly<Record<string, string>>;
}

const ALWAYS = 'from: null, to: null';
const JOB = 'id name';
const WARRANTY = { job: `${JOB} city`, warranty_details: 'description other_repair_supervisor special_instructions' };
const REPORTS: Readonly<Record<string, ReportCase>> = {
  reportTopContacts: {
    code: 'CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS',
    filters: ALWAYS,
    columns: { customer_contact: 'position phone_number email_address' },
  },
  reportCustomerContactList: {
    code: 'CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST',
    filters: 'is_active: null',
    columns: {
      customer: 'customer_no business_phone telephone_ext city',
      customer_contact: 'position phone_number email_address',
    },
  },
  reportCoverage: {
    code: 'CAN_VIEW_REPORT_COVERAGE',
    filters: ALWAYS,
    columns: { job: JOB, job_detail: 'mmg_ia', pebble_details: 'total_batches' },
  },
  reportPerCompanyJob: {
    code: 'CAN_VIEW_REPORT_PER_COMPANY_JOB',
    filters: `customer_id: 9700, ${ALWAYS}`,
    columns: { job: `${JOB} address_line_1 address_line_2 city`, job_detail: 'mmg_ia' },
  },
  reportWarrantyAging: { code: 'CAN_VIEW_WARRANTY_JOBS', filters: '', columns: WARRANTY },
  reportWarrantyJobsOutstanding: { code: 'CAN_VIEW_WARRANTY_JOBS', filters: '', columns: WARRANTY },
  reportSlurryPickup: {
    code: 'CAN_VIEW_REPORT_SLURRY_PICKUP',
    filters: `${ALWAYS}, status_id: null`,
    columns: {
      job: `${JOB} address_line_1 address_line_2 key_map`,
      pebble_details: 'total_batches slurry_pickup_notes',
    },
  },
  reportColorLocation: {
    code: 'CAN_VIEW_PLASTER_JOBS_ALL',
    filters: `color_id: 1, is_can_show: null, ${ALWAYS}`,
    columns: { job: `${JOB} address_line_1 address_line_2 city lat lon` },
  },
};
const YEARS = 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE';
const ALL = [...new Set(['CAN_VIEW_REPORTS', YEARS, ...Object.values(REPORTS).map(({ code }) => code)])];
const NO_RIGHTS: Person = {
  codes: new Set(),
  assigned: new Set(),
  presite: { gunite: false, pebble: false },
  approves: false,
};

/** Somebody with a few codes and the employee to whom something is assigned. */
const someone = async (account: string, codes: readonly string[]): Promise<[string, Person]> => {
  await database.pool.query(
    `insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action, employee_id) values ($1, $2, 'Some', 'One', 9900, 'none', 9500)`,
    [`auth|${account}`, `${account}@trowel.test`],
  );
  for (const code of codes) {
    const level = /^CAN_(VIEW)_(WARRANTY_JOBS|PLASTER_JOBS_ALL)$/.exec(code);
    await database.pool.query(
      'insert into user_permission (user_id, category_name, access_level, has_permission) select id, $2, $3, $4 from app_user where email = $1',
      [`${account}@trowel.test`, level?.[2] ?? code, level ? 'view' : null, level ? null : true],
    );
  }
  return [account, also({ ...NO_RIGHTS, assigned: new Set([9107, 9108, 9109]) }, ...codes)];
};

beforeAll(async () => {
  const world = await answerWorld(database);
  ({ marksIn } = world);
  people = new Map([
    ...world.people,
    ...(await Promise.all(
      [...new Set(Object.values(REPORTS).map(({ code }) => code))].map((code) =>
        someone(`reader_${code}`.toLowerCase(), ['CAN_VIEW_REPORTS', code]),
      ),
    )),
    await someone('reader_of_all', ALL),
    await someone('subcontractor_of_all', [...ALL, 'IS_SUBCONTRACTOR']),
  ]);
  await database.pool.query(`
    update job set entered_date = '2026-01-02';
    update gunite_details set finished_date = '2026-01-05';
    update pebble_details set app_date = '2026-01-06';
    update color_addition set color_id = 1;
    insert into crew_information (job_detail_id, phase_type_id, status_id, date) select id, 5, 2, '2026-01-07' from job_detail where job_category_id = 2`);
  invalidateActors();
  ask = openGraphql(database);
}, 120_000);

const OF_BUILDERS = ['customer', 'customer_contact'];

/** Whether a report tells this to somebody: its code and that of reports, its columns, and of jobs the reach of a subcontractor. */
const tells = ({ code, columns }: ReportCase, { codes, assigned }: Person, mark: Mark): boolean => {
  if (!codes.has('CAN_VIEW_REPORTS') || !codes.has(code)) return false;
  if (!columns[mark.table]?.split(' ').includes(mark.column)) return false;
  if (OF_BUILDERS.includes(mark.table)) return true;
  const subJobs = subJobsOf(mark).filter((subJob) => !subJob?.of_estimate);
  return codes.has('IS_SUBCONTRACTOR')
    ? subJobs.some((subJob) => subJob && assigned.has(subJob.id))
    : subJobs.length > 0 || mark.table === 'job';
};

const askReport = (account: string, call: string, filters: string): Promise<string> =>
  answerOf(ask, schema, { account, call, args: `filters: { ${filters} }` });

const isAnswered = async (account: string, call: string, filters: string): Promise<boolean> => {
  const { errors } = await ask(account, `{ ${call}(filters: { ${filters} }) { __typename } }`);
  const codes = errors.map(({ extensions }) => extensions.code);
  if (codes.some((code) => code !== 'FORBIDDEN')) throw new Error(JSON.stringify(errors));
  return codes.length === 0;
};

describe('a report of jobs', () => {
  it.each([
    ['reportWarrantyAging', '', 'CAN_VIEW_WARRANTY_JOBS'],
    ['reportWarrantyJobsOutstanding', '', 'CAN_VIEW_WARRANTY_JOBS'],
    ['reportColorLocation', 'color_id: 1', 'CAN_VIEW_PLASTER_JOBS_ALL'],
  ])(
    'as %s is answered to who sees reports and these jobs, and to nobody else [RPT-014]',
    async (call, filters, code) => {
      const answered = [];
      for (const [account] of people) if (await isAnswered(account, call, filters)) answered.push(account);
      const may = [...people].filter(([, { codes }]) => codes.has('CAN_VIEW_REPORTS') && codes.has(code));
      expect(answered).toEqual(may.map(([account]) => account));
      const [readsBoth, readsReports] = [`reader_${code}`.toLowerCase(), 'reader_can_view_report_coverage'];
      expect([
        answered.includes(readsBoth),
        answered.includes(readsReports),
        answered.includes(code.toLowerCase()),
      ]).toEqual([true, false, false]);
    },
  );
});

describe('what a report tells', () => {
  it.each(Object.entries(REPORTS))(
    'as %s is for who holds its code and that of reports, of a subcontractor what is assigned',
    async (call, report) => {
      expect(marksIn(await askReport('reader_of_all', call, report.filters)).length).toBeGreaterThan(0);
      const told = new Set<string>();
      for (const [account, person] of people)
        for (const mark of marksIn(await askReport(account, call, report.filters)))
          if (!(person.codes.has('CAN_VIEW_REPORTS') && reads(person, mark)) && !tells(report, person, mark))
            told.add(`${account}: ${mark.table}.${mark.column} ${String(mark.row.job_detail_id ?? mark.row.id)}`);
      expect([...told].slice(0, 8)).toEqual([]);
    },
    60_000,
  );

  it('counts for a subcontractor what is assigned to them alone', async () => {
    const finished = async (account: string): Promise<unknown> => {
      const answer = await ask(
        account,
        '{ reportYearOverYear(filters: { category: "gunite", from_year: 2026, to_year: 2026 }) { totals { values } } }',
      );
      return rootOf<{ totals: { values: unknown } }>(answer, 'reportYearOverYear').totals.values;
    };
    expect(await finished('reader_of_all')).toEqual([3]);
    expect(await finished('subcontractor_of_all')).toEqual([1]);
  });
});
