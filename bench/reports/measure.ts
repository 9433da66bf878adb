import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { REPORT_NAMES, YEAR_CATEGORIES, type FilterValues } from '../../domain/reports/report';
import { REPORTS } from '../../domain/reports/reports';
import { YEAR_REPORTS } from '../../domain/reports/yearOverYear';
import { buildApp } from '../../server/app';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { startEmbeddedPostgres } from '../../server/db/embedded/postgres';
import { readEnv } from '../../server/env';
import { setUpDatabase } from '../../server/setUp';
import { TEST_NOW } from '../../tests/support/clock';
import { freePort } from '../../tests/support/freePort';
import { openGraphql, rootOf } from '../../tests/support/graphqlHarness';
import { passwordToken } from '../../tests/support/passwordToken';
import { fillJobs } from '../jobs/fill';
import { statementsOf } from '../jobs/plans';
import { timed, type Measured } from '../jobs/timed';

/** Milliseconds in which every report answers. */
const LIMIT = 300;

export interface MeasuredReport extends Measured {
  rows: number;
  /** How the database finds the rows and the sums: `explain` of each statement. */
  plans: string[];
}
/** A file that was read to its end: what it held, and how much more memory than before was in use meanwhile, at most. */
export interface MeasuredFile {
  name: string;
  lines: number;
  seconds: number;
  grown_mb: number;
}
export interface Sizes {
  scale: number;
  jobs: number;
  rounds: number;
  /** Over the five years of the demo; else on its own days, most of them in the last weeks. */
  isSpread: boolean;
}

interface Case {
  name: string;
  query: string;
  filters: FilterValues;
  root: string;
}

const rowsCase = (name: keyof typeof REPORTS, filters: FilterValues, more = ''): Case => {
  const { query, columns, compares } = REPORTS[name];
  const sums = ['count', ...columns.filter(({ total }) => total !== undefined).map((column) => column.name)].join(' ');
  const shown = columns.map((column) => column.name).join(' ');
  const other = compares ? `other_groups { group_name ${sums} } other_totals { ${sums} }` : '';
  return {
    name: `${name}${more}`,
    root: query,
    filters,
    query: `query ($f: R${query.slice(1)}Filters) { ${query}(filters: $f) { rows { row_id group_name ${shown} } groups { group_name ${sums} } totals { ${sums} } ${other} } }`,
  };
};

const EVER = { from: null, to: null };

/** Each report as it is opened, and with filters that let through as much as there is. */
const CASES: readonly Case[] = [
  ...YEAR_CATEGORIES.flatMap((category) =>
    YEAR_REPORTS[category].measures.map((measure) => ({
      name: `year-over-year ${category}, ${measure}`,
      root: 'reportYearOverYear',
      filters: { category, measure },
      query:
        'query ($f: ReportYearOverYearFilters!) { reportYearOverYear(filters: $f) { years rows { month values change } } }',
    })),
  ),
  ...REPORT_NAMES.map((name) => rowsCase(name, name === 'color-location' ? { color_id: 1 } : {})),
  rowsCase('coverage', { other_from: '2025-03-01', other_to: '2025-03-31' }, ', two times'),
  rowsCase('coverage', { from: '2025-03-12', to: '2026-03-11' }, ', a year'),
  rowsCase('coverage', EVER, ', all time'),
  rowsCase('per-company-job', { other_from: '2025-01-01', other_to: '2025-03-11' }, ', two times'),
  rowsCase('per-company-job', { ...EVER, customer_id: 1 }, ', one builder of all time'),
  rowsCase('per-company-job', EVER, ', all time'),
  rowsCase('top-contacts', EVER, ', all time'),
  rowsCase('slurry-pickup', { ...EVER, status_id: null }, ', all time'),
  rowsCase('color-location', { color_id: 1, is_can_show: null }, ', all'),
];

const measureCases = async (open: OpenDatabase, rounds: number): Promise<MeasuredReport[]> => {
  const ask = openGraphql(open);
  const results: MeasuredReport[] = [];
  for (const { name, root, query, filters } of CASES) {
    const run = async (): Promise<{ rows: unknown[] }> => rootOf(await ask('admin', query, { f: filters }), root);
    const plans: string[] = [];
    for (const { text, values } of await statementsOf(open, run)) {
      const { rows } = await open.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    results.push({ ...(await timed({ name, limit: LIMIT, run }, rounds)), rows: (await run()).rows.length, plans });
  }
  return results;
};

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** Memory that is still needed, in MB. */
const inUse = (): number => {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

/** Chunks between two looks at the memory. */
const LOOK_EACH = 50;

const measureFiles = async (open: OpenDatabase, folder: string): Promise<MeasuredFile[]> => {
  const env = readEnv({ PORT: String(await freePort()), LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'app') });
  const app = await buildApp({ open, env, clock: () => TEST_NOW });
  try {
    await app.listen({ host: '127.0.0.1', port: env.PORT });
    const url = `http://127.0.0.1:${env.PORT}`;
    const authorization = `Bearer ${await passwordToken(url, 'admin')}`;
    const read = async (name: string, filters: FilterValues): Promise<MeasuredFile> => {
      const began = performance.now();
      const before = inUse();
      const answer = await fetch(
        `${url}/v1/export/report/per-company-job?${new URLSearchParams({ filters: JSON.stringify(filters) }).toString()}`,
        { headers: { authorization } },
      );
      if (!answer.ok || !answer.body) throw new Error(`The file answers ${answer.status}`);
      let [lines, chunks, most] = [0, 0, before];
      for await (const chunk of answer.body) {
        lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
        chunks += 1;
        if (chunks % LOOK_EACH === 0) most = Math.max(most, inUse());
      }
      return { name, lines, seconds: (performance.now() - began) / 1000, grown_mb: most - before };
    };
    // The first file of a server also loads what makes files.
    await read('first', { from: '2026-03-01' });
    return [
      await read('per-company-job of a year', {}),
      await read('per-company-job of all time', { from: null, to: null }),
    ];
  } finally {
    await app.close();
  }
};

/** Fills a database with demo data and copies of its jobs, and asks it for every report and for two files. */
export const measure = async (
  folder: string,
  { scale, jobs, rounds, isSpread }: Sizes,
): Promise<{ jobs: number; reports: MeasuredReport[]; files: MeasuredFile[] }> => {
  const postgres = await startEmbeddedPostgres(join(folder, 'database'));
  const address = { socket: postgres.socket, database: 'postgres' };
  const open = openDatabase(address);
  const patient = openDatabase(address, 2, {}); // filling takes longer than a request may
  try {
    await setUpDatabase(patient, { demo: true, scale, environment: 'prod', now: TEST_NOW, accounts: true });
    await fillJobs(patient.pool, jobs, { isSpread });
    await patient.pool.query('vacuum analyze');
    const { rows } = await open.pool.query<{ jobs: number }>('select count(*)::int as jobs from job');
    return {
      jobs: rows[0]?.jobs ?? 0,
      reports: await measureCases(open, rounds),
      files: await measureFiles(open, folder),
    };
  } finally {
    await Promise.all([open.close(), patient.close()]);
    await postgres.stop();
  }
};
