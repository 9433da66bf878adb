import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import type { Person } from '../support/accessReference';
import { MUTATIONS, QUERIES, questionsOf, type Root } from '../support/callQuestions';
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

/** The cells in which FORBIDDEN is said to somebody who may, or something else to somebody who may not. */
const differences = async (kind: 'query' | 'mutation', roots: readonly Root[]): Promise<string[]> => {
  const found: string[] = [];
  const questions = roots.flatMap((root) => questionsOf(kind, root));
  for (const [account, person] of people)
    await Promise.all(
      questions.map(async ({ document, may }) => {
        const { errors } = await ask(account, document);
        const code = errors[0]?.extensions.code ?? 'done';
        if ((code === 'FORBIDDEN') === may(person) || code === 'INTERNAL_SERVER_ERROR')
          found.push(`${account}: ${document} is ${code}`);
      }),
    );
  return found;
};

describe('each call of the schema', () => {
  it('has a row in the reference, or is made from a table', () => {
    const roots = [
      ...QUERIES.map((root) => ['query', root] as const),
      ...MUTATIONS.map((root) => ['mutation', root] as const),
    ];
    expect(roots.filter(([kind, root]) => questionsOf(kind, root).length === 0).map(([, { name }]) => name)).toEqual(
      [],
    );
  });

  it('is a question that each of the twelve demo accounts and a user for each code may ask by the codes alone [AUTH-061]', async () => {
    expect(await differences('query', QUERIES)).toEqual([]);
  }, 60_000);

  it('is a write that each of them may make by the codes alone [AUTH-061]', async () => {
    expect(await differences('mutation', MUTATIONS)).toEqual([]);
  }, 60_000);

  it('writes nothing while it reads, but what a counter is about to count', async () => {
    await database.pool.query(
      `insert into product (name, category_id) select 'New', min(id) from lookup_product_category;
      alter database "${database.name}" set default_transaction_read_only = on`,
    );
    const reading = openDatabase({ socket: database.socket, database: database.name }, 4);
    ask = openGraphql(reading);
    const failed = (await differences('query', QUERIES)).filter(
      (cell) =>
        !(
          cell.includes('inventoryCountQuery') && people.get(cell.split(':')[0] ?? '')?.codes.has('CAN_EDIT_INVENTORY')
        ),
    );
    await reading.close();
    expect(failed).toEqual([]);
  }, 60_000);
});
