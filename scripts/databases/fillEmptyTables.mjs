/** A row for every table: what a backup does not carry shows where there is something to carry. */

const VALUES = {
  bool: 'false',
  bytea: String.raw`'\x00ff'::bytea`,
  date: "'2026-03-12'",
  float8: '1.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: "'{}'",
  jsonb: "'{}'",
  numeric: '1',
  text: "'Ähre'",
  time: "'09:00'",
  timestamp: "'2026-03-12 09:00'",
  timestamptz: "'2026-03-12 09:00+00'",
  uuid: 'gen_random_uuid()',
};

/** What the checks of some tables want of columns that may be empty, or of texts with a form; null is a reference. */
const OWN = {
  app_user: { email: "'a@b.test'" },
  calendar_feed: { crew_id: null },
  company_setting: { id: '1' },
  crew_repair_job: { company_division_id: '(select id from lookup_company_division where id in (2, 3) limit 1)' },
  email_template: { aws_name: "'a'" },
  gunite_history: { gunite_date: "'2026-03-12'" },
  inventory_relocation_order: { to_inventory_location_id: '(select min(id) from lookup_inventory_location)' },
  job: { name: "'Ähre'" },
  notification: { action_url: "'/'" },
  role_permission: { has_permission: 'true' },
  schedule_override: { reason_text: "'Ähre'" },
  share: { saved_view_id: null, is_everyone: 'true' },
  shipment_item: { quantity_of_single_units: '1' },
  stop_notice: { way: "'phone'", told_at: 'now()' },
  user_permission: { has_permission: 'true' },
};

const COLUMNS = `
  select c.relname as table_name, a.attname as name, t.typname as type, t.typcategory = 'A' as is_list
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnotnull and not a.atthasdef
    and a.attidentity = '' and a.attgenerated = ''
  order by 1, a.attnum`;
const CHECKS = `
  select c.conrelid::regclass::text as table_name, pg_get_constraintdef(c.oid) as text from pg_constraint c
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace`;
const REFERENCES = `
  select c.conrelid::regclass::text as table_name, a.attname as name, c.confrelid::regclass::text as target, f.attname as key
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`;
const TABLES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

/** The first of the words that a check allows in a column. */
const wordOf = (checks, column) => {
  const list = new RegExp(String.raw`\(?\b"?${column}"?\)?(?:::text)? = ANY \(+ARRAY\['([^']*)'`);
  const words = checks.map((text) => list.exec(text)?.[1]).find((word) => word !== undefined);
  return words === undefined ? null : `'${words}'`;
};

/**
 * Gives each table without rows one, as a superuser whom triggers do not stop; references lead to rows that are there.
 * @returns how many tables there are, and the names of those that got a row
 * @throws Error that names a table whose row its checks refuse, or that waits for a row of another one
 */
export const fillEmptyTables = async (client) => {
  const read = async (text) => (await client.query(text)).rows;
  const [tables, columns, checks, references] = [
    await read(TABLES),
    await read(COLUMNS),
    await read(CHECKS),
    await read(REFERENCES),
  ];
  const isEmpty = async (name) => (await client.query(`select from "${name}" limit 1`)).rowCount === 0;
  const empty = new Set();
  for (const { name } of tables) if (await isEmpty(name)) empty.add(name);
  const filled = [...empty];
  const of = (list, name) => list.filter(({ table_name }) => table_name.replaceAll('"', '') === name);
  const valuesOf = (name) => {
    const texts = of(checks, name).map(({ text }) => text);
    const valueOf = ({ name: column, type, is_list }) => {
      const to = of(references, name).find((reference) => reference.name === column);
      // Not the first: a second factor of the administrator would stop a sign-in by password alone.
      if (to) return { to: to.target, value: `(select max(${to.key}) from ${to.target})` };
      return { value: wordOf(texts, column) ?? (is_list ? "'{}'" : VALUES[type]) };
    };
    const given = Object.entries(OWN[name] ?? {}).map(([column, value]) => [
      column,
      value === null ? valueOf({ name: column }) : { value },
    ]);
    const needed = of(columns, name).filter((column) => !(column.name in (OWN[name] ?? {})));
    return [...needed.map((column) => [column.name, valueOf(column)]), ...given];
  };
  await client.query('begin; set local session_replication_role = replica');
  while (empty.size > 0) {
    const before = empty.size;
    for (const name of empty) {
      const values = valuesOf(name);
      if (values.some(([, { to }]) => to !== undefined && to !== name && empty.has(to))) continue;
      const names = values.map(([column]) => `"${column}"`).join();
      const row =
        values.length > 0 ? `(${names}) values (${values.map(([, { value }]) => value).join()})` : 'default values';
      await client.query(`insert into "${name}" ${row}`).catch((error) => {
        throw new Error(`no row for ${name}: ${error.message}`, { cause: error });
      });
      empty.delete(name);
    }
    if (empty.size === before) throw new Error(`no rows for ${[...empty].join(', ')}, which wait for one another`);
  }
  await client.query('commit');
  return { tables: tables.length, filled };
};
