import { isObjectType, getNamedType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Person } from './accessReference';
import type { FreshDatabase } from './database';
import { isOfJobs, TABLE_FIELDS } from './fieldReference';
import { JOBS, PAPERS, rightsWorld, SUB_JOBS } from './rightsWorld';

/** A value of a row that is found again wherever an answer tells it. */
export interface Mark {
  table: string;
  column: string;
  row: Readonly<Record<string, unknown>>;
}

const DAY = '2026-03-11';
/** The job of a sub-job. */
export const jobOfPart = (part: number): number =>
  JOBS.find(({ sub_jobs }) => sub_jobs.some(({ id }) => id === part))?.id ?? 0;
/** Crews and people that assign nothing to anybody who asks. */
const CREW: Readonly<Record<number, number>> = { 1: 9503, 2: 9502, 3: 9505 };
const WORKER = 9510;

/** What the rows of jobs say that puts them on the boards and into the schedules of a day. */
const PLACES: Readonly<Record<string, (category: number) => Record<string, string | number>>> = {
  crew_information: () => ({ phase_type_id: 2, date: DAY, crew_id: 9502, job_order: 1, status_id: 2 }),
  gunite_history: () => ({ type_id: 1, gunite_date: DAY, crew_id: 9503, job_order: 1, status_id: 2 }),
  warranty_schedule: () => ({ fieldworker_id: WORKER, start: `${DAY}T09:00`, end: `${DAY}T10:00` }),
  crew_repair_job: () => ({ company_division_id: 3, date: DAY, crew_id: 9502, status_id: 2 }),
  presite: () => ({ scheduled_date: DAY }),
  pebble_details: () => ({ scheduled_app_date: DAY }),
  gunite_details: () => ({ scheduled_date: DAY }),
};
const WORK_ORDER = /_work_order$/;
/** The categories whose sub-jobs have rows of a table; all of them unless said. */
const CATEGORIES: Readonly<Record<string, readonly number[]>> = {
  crew_information: [2],
  pebble_details: [2],
  color_addition: [2],
  gunite_history: [1],
  gunite_details: [1],
  presite: [1, 2],
  presite_comment: [1, 2],
  warranty_details: [3],
  warranty_schedule: [3],
  warranty_pebble_detail: [3],
  warranty_pool_section: [3],
  crew_repair_job: [3],
  gunite_work_order: [1],
  pebble_work_order: [2],
  pebble_daily_work_order: [2],
  prep_work_order: [2],
  warranty_work_order: [3],
};

/** Beside jobs, the tables whose rows say more than a name. */
const MARKED = ['customer', 'customer_contact', 'homeowner', 'employee', 'vendor', 'product', 'purchase_order'];
/** Columns of further tables that lead somewhere. */
const KEPT_OF_MORE = /_id$|_by$|^(position|status|kind|recipients)$/;
/** Columns by which the server finds, sorts and draws. */
const KEPT =
  /^(id|version|position|job_order|.*_id|.*_by|folder|file_type|storage_key|client_id|state|start|end|order_emails|driver_in|on_job|break_start|break_end|leave_job|driver_out)$/;

const DAY_MS = 86_400_000;
const FIRST_MARK = Date.UTC(2150, 0, 1);
/** The days of marks: of a row alone, and none that anything else is on. */
const MARKED_DAY = /(?<!\d)(?:(2[12]\d\d)-(\d\d)-(\d\d)|(\d\d)\/(\d\d)\/(2[12]\d\d))/g;

/** A mark as SQL. */
const markText = (type: string, index: number): string => {
  if (type === 'text') return `'zq${index}q'`;
  if (!/^(date|timestamp)/.test(type)) return String(1_000_000 + index);
  const day = new Date(FIRST_MARK + index * DAY_MS).toISOString().slice(0, 10);
  return type === 'date' ? `'${day}'` : `'${day} 18:00Z'`; // the same day here and there
};

const markedDays = (answer: string): number[] =>
  [...answer.matchAll(MARKED_DAY)].map(([, year, month, day, us_month, us_day, us_year]) =>
    Math.round(
      (Date.UTC(Number(year ?? us_year), Number(month ?? us_month) - 1, Number(day ?? us_day)) - FIRST_MARK) / DAY_MS,
    ),
  );

/**
 * The office of `rightsWorld` with rows of every table for each sub-job, whose texts and numbers are marks: each is found nowhere but in
 * its row. Answers are held against the readers of the rows whose marks they tell.
 * @param more further tables, with the columns of theirs that are marked
 * @param isDated which columns of days and moments are marked too: by days that are nowhere else
 */
export const answerWorld = async (
  database: FreshDatabase,
  more: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  isDated: (table: string, column: string) => boolean = () => false,
): Promise<{ people: ReadonlyMap<string, Person>; marksIn: (answer: string) => Mark[] }> => {
  const { pool } = database;
  const people = await rightsWorld(database);
  const { rows: checks } = await pool.query<{ tab: string; name: string }>(
    "select conrelid::regclass::text as tab, conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
  );
  for (const { tab, name } of checks) await pool.query(`alter table ${tab} drop constraint "${name}"`);
  await pool.query(`
    insert into employee (id, first_name, last_name) values (${WORKER}, 'Other', 'Worker');
    insert into employee_crew (employee_id, crew_id) values (${WORKER}, 9502), (${WORKER}, 9503), (${WORKER}, 9505);
    insert into vendor (id, name) values (9730, 'Vendor');
    insert into product (id, name, category_id, supplier_id) select 9740, 'Product', min(id), 9730 from lookup_product_category;
    update job set company_supervisor_id = 9710, company_id = 9700, homeowner_id = 9720`);
  const tables = Object.keys(TABLE_FIELDS).filter(
    (table) =>
      isOfJobs(table) && TABLE_FIELDS[table]?.some(({ name }) => name === 'job_detail_id') && table !== 'document',
  );
  // An answer to a message of the evening before is read by its words: no marks stand in it.
  const filled = tables.filter((table) => !['job_search_row', 'stop_message'].includes(table));
  for (const table of filled)
    for (const { id, category } of SUB_JOBS) {
      if (!(CATEGORIES[table] ?? [1, 2, 3]).includes(category)) continue;
      if (table === 'presite') {
        await pool.query('insert into presite (job_detail_id) values ($1) on conflict do nothing', [id]);
        await pool.query('update presite set scheduled_date = $2 where job_detail_id = $1', [id, DAY]);
        continue;
      }
      const needed = await pool.query<{ name: string; type: string; target: string | null }>(
        `select a.attname as name, format_type(a.atttypid, null) as type,
          (select c.confrelid::regclass::text from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum]) as target
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = $1::regclass and a.attnum > 0 and a.attnotnull and d.adbin is null and a.attidentity = '' and a.attname <> 'job_detail_id'`,
        [table],
      );
      const values: Record<string, unknown> = { job_detail_id: id };
      for (const { name, type, target } of needed.rows)
        values[name] = target
          ? (await pool.query<{ id: number }>(`select min(id) as id from ${target}`)).rows[0]?.id
          : type === 'text'
            ? 'x'
            : /date|time/.test(type)
              ? DAY
              : 1;
      Object.assign(values, PLACES[table]?.(category));
      if (WORK_ORDER.test(table)) Object.assign(values, { job_id: jobOfPart(id), work_order_date: DAY });
      if ('crew_id' in values) values.crew_id = table === 'crew_repair_job' ? 9502 : CREW[category];
      const names = Object.keys(values);
      await pool.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) on conflict do nothing`,
        Object.values(values),
      );
    }
  const marks: Mark[] = [];
  for (const table of ['job', 'job_detail', 'document', ...MARKED, ...filled, ...more.keys()]) {
    const { rows: columns } = await pool.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const marked = columns.filter(
      ({ name, type }) =>
        (more.has(table) ? more.get(table)?.has(name) === true && !KEPT_OF_MORE.test(name) : !KEPT.test(name)) &&
        (/^(text|numeric|integer)/.test(type) || (/^(date|timestamp)/.test(type) && isDated(table, name))),
    );
    const { rows } = await pool.query<{ id: number }>(`select * from ${table}`);
    for (const row of rows) {
      if (marked.length === 0) break;
      const set = marked.map(({ name, type }) => {
        marks.push({ table, column: name, row });
        return `"${name}" = ${markText(type, marks.length - 1)}`;
      });
      await pool.query(`update ${table} set ${set.join()} where id = ${row.id}`);
    }
  }
  await pool.query('update job_detail set is_in_print_queue = true, is_critical_note = true');
  for (const table of ['job', 'job_detail', ...filled])
    await pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, job_id, user_id, before, after)
        select gen_random_uuid(), 'updateJob', '${table}', t.id, ${{ job: 't.id', job_detail: 't.job_id' }[table] ?? '(select d.job_id from job_detail d where d.id = t.job_detail_id)'}, 1, '{}', to_jsonb(t) from ${table} t`,
    );
  // Every card stood a day later once, so that each was moved by somebody.
  for (const [table, column] of Object.entries({
    crew_information: 'date',
    gunite_history: 'gunite_date',
    crew_repair_job: 'date',
    warranty_schedule: 'start',
  }))
    await pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, job_id, user_id, before, after)
        select gen_random_uuid(), 'updateJob', '${table}', t.id, (select d.job_id from job_detail d where d.id = t.job_detail_id), 2, jsonb_build_object('${column}', t."${column}" + interval '1 day'), jsonb_build_object('${column}', t."${column}") from ${table} t`,
    );
  const { rows: papers } = await pool.query<{ id: number }>('select * from document where id = any($1)', [
    Object.values(PAPERS),
  ]);
  const ofJobs = (id: number, name: string): Mark[] => {
    if (JOBS.some((job) => job.id === id)) return [{ table: 'job', column: name, row: { id } }];
    const paper = papers.find((one) => one.id === id);
    if (paper) return [{ table: 'document', column: name, row: paper }];
    return SUB_JOBS.some((one) => one.id === id) ? [{ table: 'job_detail', column: name, row: { id } }] : [];
  };
  const at = (index: number): Mark[] => {
    const mark = marks[index];
    return mark ? [mark] : [];
  };
  return {
    people,
    marksIn: (answer) => [
      ...new Set([
        ...[...answer.matchAll(/zq(\d+)q/gi)].flatMap(([, index]) => at(Number(index))),
        ...markedDays(answer).flatMap(at),
        // Papers write 1,000,123 for the number 1000123.
        ...[...answer.matchAll(/(?<![\d.-])1(?:(\d{6})|,(\d{3}),(\d{3}))(?:\.0+)?(?![\d:-])/g)].flatMap(
          ([, index, thousands, ones]) => at(Number(index ?? `${thousands}${ones}`)),
        ),
      ]),
      // A job, sub-job or paper that is named at all is told, whatever else is said of it.
      ...[
        ...new Set(
          [...answer.matchAll(/"(?:job_|job_detail_|document_)?id":(9[013]\d\d)\b/g)].map(([, id]) => Number(id)),
        ),
      ].flatMap((id) => ofJobs(id, 'id')),
    ],
  };
};

/** Everything that a type tells, down to `depth`, but for the fields of `without` (`Type.field`). */
const wholeOf = (type: GraphQLObjectType, without: ReadonlySet<string>, depth = 7): string =>
  Object.values(type.getFields())
    .filter(({ name, args }) => args.length === 0 && !without.has(`${type.name}.${name}`))
    .flatMap((field) => {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) return [field.name];
      const inside = depth <= 1 ? '' : wholeOf(named, without, depth - 1);
      return inside === '' ? [] : [`${field.name} { ${inside} }`];
    })
    .join(' ');

/** A question for everything that a root field tells. */
export const wholeQuestion = (
  schema: GraphQLSchema,
  { kind = 'query', call, args = '' }: { kind?: 'query' | 'mutation'; call: string; args?: string },
  without: ReadonlySet<string>,
  depth?: number,
): string => {
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[call];
  const type = root && getNamedType(root.type);
  if (!type) throw new Error(`no call ${call}`);
  return `${kind} { ${call}${args === '' ? '' : `(${args})`}${isObjectType(type) ? ` { ${wholeOf(type, without, depth)} }` : ''} }`;
};
