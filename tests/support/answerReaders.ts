import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { holds, readsJob, readsSubJob, readsTable, type Person } from './accessReference';
import { wholeQuestion, type Mark } from './answerWorld';
import { isOfJobs, TABLE_FIELDS } from './fieldReference';
import type { Ask } from './graphqlHarness';
import { JOBS, SUB_JOBS } from './rightsWorld';

/** What is known of a sub-job and a job by their ids. */
const subJobOf = (id: unknown) => SUB_JOBS.find((one) => one.id === id);
const jobOf = (id: unknown) => JOBS.find((one) => one.id === id);
const NAMES: Readonly<Record<string, readonly string[]>> = {
  customer: ['company_name'],
  customer_contact: ['first_name', 'last_name'],
  homeowner: ['first_name', 'last_name'],
  employee: ['first_name', 'last_name'],
};

/** Whether a person reads a value where it stands: of jobs by the row scope, of other records by their table, names with what they stand in. */
export const reads = (person: Person, { table, column, row }: Mark): boolean => {
  if (TABLE_FIELDS[table]?.some(({ name, is_secret }) => name === column && is_secret)) return false;
  if (NAMES[table]?.includes(column)) return true;
  if (table === 'document') {
    const job = jobOf(row.job_id);
    const subJob = subJobOf(row.job_detail_id);
    if (subJob) return readsSubJob(person, subJob);
    return !!job && readsJob(person, job) && (row.folder !== 'Estimate/' || holds(person, 'CAN_VIEW_ESTIMATE'));
  }
  if (table === 'job') {
    const job = jobOf(row.id);
    return !!job && readsJob(person, job);
  }
  if (isOfJobs(table)) {
    const subJob = subJobOf(table === 'job_detail' ? row.id : row.job_detail_id);
    return !!subJob && readsSubJob(person, subJob);
  }
  return readsTable(person, table);
};

/** The sub-jobs that a marked row belongs to. */
export const subJobsOf = ({ table, row }: Mark) =>
  table === 'job' ? (jobOf(row.id)?.sub_jobs ?? []) : [subJobOf(table === 'job_detail' ? row.id : row.job_detail_id)];

interface Question {
  account: string;
  kind?: 'query' | 'mutation';
  call: string;
  args: string;
}

const PART_DEPTH = 5;

/** What a call answers is asked for in parts, less deep, where it is too much for one document. */
const inParts = (schema: GraphQLSchema, { kind = 'query', call }: Question): ReadonlySet<string>[] => {
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[call];
  const type = root && getNamedType(root.type);
  if (!isObjectType(type)) throw new Error(`${call} has no parts`);
  const fields = Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  return fields.map((field) => new Set(fields.filter((one) => one !== field)));
};

/** Says of a call what a person may ask: fields that do not exist for this person are left out. */
export const answerOf = async (
  ask: Ask,
  schema: GraphQLSchema,
  question: Question,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<string> => {
  const { account, kind = 'query', call, args } = question;
  const without = new Set(leftOut);
  for (;;) {
    const document = wholeQuestion(schema, { kind, call, args }, without, leftOut.size > 0 ? PART_DEPTH : undefined);
    if (document.endsWith('{  } }')) return 'null';
    const { data, errors } = await ask(account, document);
    const [, field = '', type = ''] =
      /^Cannot query field "(\w+)" on type "(\w+)"/.exec(errors[0]?.message ?? '') ?? [];
    if (field === '' || without.has(`${type}.${field}`)) {
      const code = errors[0]?.extensions.code ?? '';
      if (code === 'QUERY_TOO_COMPLEX' && leftOut.size === 0) {
        const answers: string[] = [];
        for (const part of inParts(schema, question)) answers.push(await answerOf(ask, schema, question, part));
        return answers.join('\n');
      }
      if (['', 'FORBIDDEN', 'NOT_FOUND'].includes(code)) return JSON.stringify(data);
      // What is refused may tell why, and what it tells is held against the readers too.
      return kind === 'query' ? `${code}: ${errors[0]?.message ?? ''}` : JSON.stringify(errors);
    }
    without.add(`${type}.${field}`);
  }
};
