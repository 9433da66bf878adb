import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldKey } from '#domain/access/fieldLimits';
import { productSchema } from '../../server/areas';
import { openDatabase } from '../../server/db/database';
import { ASKED } from '../support/answerQuestions';
import { answerWorld, wholeQuestion, type Mark } from '../support/answerWorld';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import {
  ANSWER_REASON,
  answerEvening,
  fillMore,
  hideableKeys,
  hideAll,
  isMarkedDay,
  moreMarked,
} from '../support/hideable';
import { addressOf } from '../support/officeDatabase';
import { JOBS } from '../support/rightsWorld';

const { schema, registry } = productSchema();
const database = await testDatabase();
const HIDEABLE = hideableKeys(registry);
const hideable: ReadonlySet<string> = new Set(HIDEABLE);
/** Fields that are those columns themselves: unknown by name, as `rightsOfFields` proves. Nothing else may tell them. */
const BY_NAME: ReadonlySet<string> = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ extensions: { column = [] } }) => [column].flat().some((one) => hideable.has(one)))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  ),
);

let ask: Ask;
let marksIn: (answer: string) => Mark[];
beforeAll(async () => {
  await fillMore(database);
  ({ marksIn } = await answerWorld(database, moreMarked(HIDEABLE), isMarkedDay(hideable)));
  await answerEvening(database);
  await hideAll(database, 'admin', HIDEABLE);
  ask = openGraphql(database);
}, 120_000);

/** What is asked beside the calls of `ASKED`: reports, and lists that are no table's own. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  reportCustomerContactList: [
    'filters: { is_active: null }',
    'filters: { is_active: true }',
    'filters: { is_active: null }, sort: "phone"',
  ],
  reportOverrides: ['filters: { from: null, to: null }'],
  reportTopContacts: ['filters: { from: null, to: null }'],
  reportInventory: [1, 2, 3, 4, 5].map((type) => `filters: { location_id: 0, inventory_type_id: ${type} }`),
  reportWarrantyJobsOutstanding: [''],
  reportWarrantyAging: [''],
  getJobDetailPageTemplates: [''],
  jobsMove: [
    `ids: [${JOBS.filter(({ is_estimate }) => !is_estimate)
      .map(({ id }) => id)
      .join()}], company_id: 9700`,
  ],
  lookupEmployee: [''],
  lookupPebbleColor: [''],
  lookupJobStatus: [''],
  lookupInventoryLocation: [''],
  lookupCrewTypes: [''],
};
/** Refusals that have another cause: sub-jobs of estimates get no mails, and have no history of their own. */
const NOT_THERE: ReadonlySet<string> = new Set(['builderEmailPreview', 'emailFieldValues', 'history']);

describe('a role that does not see a field', () => {
  it.each(Object.entries({ ...ASKED, ...BESIDE }))(
    'is not told it by %s, whatever it asks [USR-018]',
    async (call, asked) => {
      const told = new Set<string>();
      const refused = new Set<string>();
      for (const args of asked)
        for (const depth of [2, 3, 4, 6]) {
          const { data, errors } = await ask('admin', wholeQuestion(schema, { call, args }, BY_NAME, depth));
          for (const { extensions, message } of errors) refused.add(`${extensions.code} ${message}`);
          for (const { table, column } of marksIn(JSON.stringify(data)))
            if (hideable.has(fieldKey(table, column))) told.add(fieldKey(table, column));
          if (JSON.stringify(data).includes(ANSWER_REASON)) told.add('stop_message.reason');
        }
      expect([...told]).toEqual([]);
      const isExpected = (text: string): boolean => NOT_THERE.has(call) && text.startsWith('NOT_FOUND');
      expect([...refused].filter((text) => !isExpected(text))).toEqual([]);
    },
    120_000,
  );
});

describe('a role that sees every field', () => {
  it('is told texts, numbers and days of them by the same questions', async () => {
    const seen = new Set<string>();
    for (const [call, args] of [
      ['employees', ''],
      ['inventoryRows', ''],
      ['boardCards', 'category: pebble, view: week, date: "2026-03-11"'],
    ] as const) {
      if (!schema.getQueryType()?.getFields()[call]) continue;
      const { data } = await ask('manager', wholeQuestion(schema, { call, args }, new Set(), 4));
      for (const { table, column } of marksIn(JSON.stringify(data))) seen.add(fieldKey(table, column));
      if (JSON.stringify(data).includes(ANSWER_REASON)) seen.add('stop_message.reason');
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['employee.hire_date', 'employee.phone_number', 'stop_message.reason']),
    );
  });
});

describe('a value that a role does not see', () => {
  const PHONES = { customer: '(713) 555-7788', customer_contact: '(713) 555-6677', homeowner: '(713) 555-5566' };
  const OWN = '(713) 555-4455';
  beforeAll(async () => {
    await database.pool.query(`
      update customer set business_phone = '${PHONES.customer}' where id = 9700;
      update customer_contact set phone_number = '${PHONES.customer_contact}' where id = 9710;
      update homeowner set phone_number = '${PHONES.homeowner}' where id = 9720;
      update job set phone = '${OWN}' where id = 9001;
      update job set company_supervisor_id = 9710, company_id = 9700, homeowner_id = 9720`);
  });
  /** How much of each list somebody gets. */
  const foundBy = async (account: string, text: string): Promise<Record<string, number>> => {
    const { data, errors } = await ask(
      account,
      `query ($text: String!, $phones: [String!]) {
        palette(text: $text) { id } jobsByKeyword(keyword: $text) { id } estimatesByKeyword(keyword: $text) { id }
        similarCustomers(phones: $phones) { id } similarHomeowners(phones: $phones) { id }
        similarCustomerContacts(phones: $phones, within: 9700) { id }
        reportCustomerContactList(filters: { text: $text, is_active: null }) { rows { row_id } }
        customers(filter: { search: $text }) { items { id } } homeowners(filter: { search: $text }) { items { id } } }`,
      { text, phones: [text] },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.fromEntries(
      Object.entries(data ?? {}).map(([name, list]) => [name, JSON.stringify(list).match(/"(row_)?id"/g)?.length ?? 0]),
    );
  };

  it.each(Object.entries(PHONES))('of %s finds nothing, in any search [USR-018]', async (_table, phone) => {
    const seen = await foundBy('manager', phone);
    expect(Object.values(seen).filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(Object.entries(await foundBy('admin', phone)).filter(([, count]) => count > 0)).toEqual([]);
  });

  it('of the record of another is no reason not to find a job by its own number [USR-018]', async () => {
    expect((await foundBy('admin', OWN)).jobsByKeyword).toBe(1);
  });

  it('orders no list, and a list whose own order it is comes by names [USR-018]', async () => {
    const sorted = await ask('admin', '{ cities(sort: { field: sort_order, order: ASC }) { items { id } } }');
    expect(sorted.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const { lookupCity } = (await ask('admin', '{ lookupCity { name } }')).data as { lookupCity: { name: string }[] };
    const names = lookupCity.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(rootOf(await ask('admin', '{ cities { total_count } }'), 'cities')).toMatchObject({
      total_count: expect.any(Number),
    });
  });
});

/** Columns that say whose a row is: another one is another row. */
const OWNERS =
  /^(job_id|job_detail_id|product_id|location_id|purchase_order_id|inventory_relocation_order_id|color_id|employee_id|crew_id|created_by|updated_by|[a-z_]*work_order[a-z_]*_id|customer_id|role_id)$/;

describe('a flag, a reference or a place in a list that a role does not see', () => {
  it('changes no answer when it is another one [USR-018]', async () => {
    // Boards are kept between requests, by connection: what they hold is read anew over another one.
    const answers = async (): Promise<Map<string, string>> => {
      const fresh = openDatabase(addressOf(database.socket, database.name), 4);
      const ask = openGraphql({ ...database, ...fresh });
      const found = new Map<string, string>();
      for (const [call, asked] of Object.entries({ ...ASKED, ...BESIDE }))
        for (const args of asked) {
          const { data } = await ask('admin', wholeQuestion(schema, { call, args }, BY_NAME, 3));
          // How far the log has come is another number each time.
          found.set(`${call}(${args})`, JSON.stringify(data).replaceAll(/"cursor":"[^"]*"/g, ''));
        }
      await fresh.close();
      return found;
    };
    const before = await answers();
    const { rows: columns } = await database.pool.query<{
      tab: string;
      name: string;
      type: string;
      target: string | null;
    }>(
      `select c.relname as tab, a.attname as name, format_type(a.atttypid, null) as type, f.confrelid::regclass::text as target
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
       where c.relname || '.' || a.attname = any($1) and a.attgenerated = ''`,
      [HIDEABLE],
    );
    for (const { tab, name, type, target } of columns) {
      if (OWNERS.test(name) || tab === 'app_user' || name === 'is_main') continue;
      if (name === 'sort_order' || name === 'count_order')
        await database.pool.query(`update ${tab} set "${name}" = 900 - coalesce("${name}", 0)`);
      else if (type === 'boolean')
        await database.pool.query(`update ${tab} set "${name}" = not coalesce("${name}", false)`);
      else if (target)
        await database.pool.query(
          `update ${tab} t set "${name}" = (select id from ${target} o where o.id is distinct from t."${name}" order by id desc limit 1)
           where exists (select from ${target} o where o.id is distinct from t."${name}")`,
        );
    }
    const after = await answers();
    const changed = [...before].filter(([question, answer]) => after.get(question) !== answer);
    expect(before.size).toBeGreaterThan(100);
    expect(changed.map(([question]) => question)).toEqual([]);
  }, 300_000);
});
