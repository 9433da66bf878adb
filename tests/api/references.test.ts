import { expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp({ template: 'base' });

it('whatever refers to a job, sub-job, document, builder or homeowner is found by an index, so that deleting many reads no table once for each', async () => {
  const { rows } = await app.database.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('job'::regclass, 'job_detail'::regclass, 'document'::regclass, 'customer'::regclass, 'homeowner'::regclass)
        and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  );
  expect(rows).toEqual([]);
});
