import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { mayHaveDate } from '#domain/statusTable';
import { STATUSES } from './seed/lookups/statuses';
import { crewInformation } from './tables/pebble';

test('the database refuses a day with each status that has none and is offered for a pebble entry [PEB-019]', () => {
  const check = getTableConfig(crewInformation).checks.find(({ name }) => name.includes('held_has_no_date'));
  if (!check) throw new Error('no such check');
  const { sql } = new PgDialect().sqlToQuery(check.value);
  const named = /not in \(([^)]*)\)/.exec(sql)?.[1]?.split(', ').map(Number);
  const offered = STATUSES.filter(
    (row) => row.show_pebble_prep || row.show_pebble_application || row.show_pebble_detail || row.show_pebble_slurry,
  );
  expect(named).toEqual(offered.filter(({ id }) => !mayHaveDate(id)).map(({ id }) => id));
});
