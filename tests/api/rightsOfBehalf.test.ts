import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { readingRights } from '#domain/access/viewAs';
import type { Person } from '../support/accessReference';
import { MUTATIONS, QUERIES, questionsOf } from '../support/callQuestions';
import type { Question } from '../support/callReference';
import { testDatabase } from '../support/database';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { rightsWorld } from '../support/rightsWorld';

let ask: Ask;
let people: ReadonlyMap<string, Person>;
const database = await testDatabase();
beforeAll(async () => {
  people = await rightsWorld(database);
  ask = openGraphql(database);
});

/** What a page that is seen as somebody else never asks: keys of that user, what sends, and what waits to be brought back. */
const KEPT_FROM_VIEWS = /^(calendarFeeds|sendBuilderEmail|deleted[A-Z]\w*)$/;

const inView = (person: Person): Person => ({
  ...person,
  codes: readingRights(person.codes as ReadonlySet<Permission>),
});

describe('each call of a page that an administrator sees as somebody else', () => {
  const viewed = (): [string, Person][] => [...people].filter(([account]) => !account.startsWith('one_'));
  const said = async (account: string, { document }: Question) => {
    const { errors } = await ask(account, document, {}, undefined, { view: true });
    return { code: errors[0]?.extensions.code ?? 'done', rule: errors[0]?.extensions.rule };
  };

  it('is answered as to that user where it only shows something, and refused where it is not on the list [SEC-002 OPS-008]', async () => {
    const found: string[] = [];
    for (const [account, person] of viewed())
      for (const root of QUERIES)
        for (const question of questionsOf('query', root)) {
          const may = !KEPT_FROM_VIEWS.test(root.name) && question.may(inView(person));
          const { code } = await said(account, question);
          if ((code === 'FORBIDDEN') === may || code === 'INTERNAL_SERVER_ERROR')
            found.push(`${account}: ${question.document} is ${code}`);
        }
    expect(found).toEqual([]);
  }, 120_000);

  it('is refused where it writes, whatever the rights and however the document is written [SEC-002 OPS-008]', async () => {
    const found: string[] = [];
    const refused = async (account: string, question: Question): Promise<void> => {
      const { code, rule } = await said(account, question);
      if (code !== 'FORBIDDEN' || rule !== 'view_only')
        found.push(`${account}: ${question.document} is ${code} ${String(rule)}`);
    };
    for (const [account] of viewed())
      for (const root of MUTATIONS)
        for (const question of questionsOf('mutation', root)) await refused(account, question);
    for (const document of [
      'query { ...Sends } fragment Sends on Query { me: calendarFeeds { id } }',
      'query Shows { me { id } } mutation Writes { readAllNotifications }',
      'mutation { ...Writes } fragment Writes on Mutation { me: readAllNotifications }',
      'query { ... { ...Sends } } fragment Sends on Query { sendBuilderEmail(template_name: "x", job_id: "1", job_detail_id: 1) { __typename } }',
    ])
      await refused('admin', { document, may: () => false });
    expect(found).toEqual([]);
  }, 60_000);
});

/** What a device writes without a network, and so may be brought as the file of one. */
const BROUGHT =
  /^((create|update)(Homeowner|Estimate|Job|(Boulder|Gunite|Pebble|PebbleDaily|Prep|Warranty)WorkOrder)|insertDocuments|markStop)$/;

describe('each call that carries home what a device could not send', () => {
  it.each(['of somebody else', 'of one’s own'])(
    'is one that a device writes, for a device %s: all others are refused [SEC-002]',
    async (whose) => {
      const { rows } = await database.pool.query<{ id: number }>('select id from app_user where email = $1', [
        whose === 'of somebody else' ? 'office@trowel.test' : 'admin@trowel.test',
      ]);
      const device = String(rows[0]?.id);
      const found: string[] = [];
      for (const [kind, roots] of [['query', QUERIES] as const, ['mutation', MUTATIONS] as const])
        for (const root of roots)
          for (const { document } of questionsOf(kind, root)) {
            const { errors } = await ask('admin', document, {}, undefined, { device });
            const code = errors[0]?.extensions.code ?? 'done';
            if ((code === 'FORBIDDEN') === BROUGHT.test(root.name) || code === 'INTERNAL_SERVER_ERROR')
              found.push(`${document} is ${code}`);
          }
      const fields = 'first_name: "A"';
      for (const document of [
        `mutation { createHomeowner: deleteJob(id: 4711) { __typename } }`,
        `mutation { ...Two } fragment Two on Mutation { createHomeowner(homeowner: { ${fields} }) { id } deleteJob(id: 4711) { __typename } }`,
        `mutation One { createHomeowner(homeowner: { ${fields} }) { id } } mutation Two { deleteJob(id: 4711) { __typename } }`,
        `mutation { a: createHomeowner(homeowner: { ${fields} }) { id } b: createHomeowner(homeowner: { ${fields} }) { id } }`,
      ]) {
        const { errors } = await ask('admin', document, {}, undefined, { device });
        if (errors[0]?.extensions.code !== 'FORBIDDEN') found.push(`${document} is ${errors[0]?.extensions.code}`);
      }
      expect(found).toEqual([]);
    },
    60_000,
  );

  it('is refused to who may not bring the work of others', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      "select id from app_user where email = 'office@trowel.test'",
    );
    const document = 'mutation { createHomeowner(homeowner: { first_name: "A" }) { id } }';
    const { errors } = await ask('manager', document, {}, undefined, { device: String(rows[0]?.id) });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
