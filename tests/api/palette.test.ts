import { beforeAll, describe, expect, it } from 'vitest';
import type { PaletteHit } from '../../domain/palette/hits';
import { testApp } from '../support/app';

const PALETTE = 'query ($text: String!) { palette(text: $text) { kind id label note } }';

const app = await testApp();
beforeAll(async () => {
  await app.database.pool.query(`
    insert into customer (id, company_name, city, is_active) values (700, 'Bayou Pools', 'Katy', true), (701, 'Old Bayou', 'Houston', false), (702, 'Gone Bayou', 'Houston', true);
    update customer set deleted_at = now() where id = 702;
    insert into homeowner (id, first_name, last_name, mailing_address, city) values (800, 'Beatriz', 'Bayou', '12 Elm St', 'Katy');
    insert into employee (id, first_name, last_name, position) values (900, 'Bay', 'Ouellet', 'Foreman');
    insert into job (id, company_id, name, address_line_1, city) values (1077, 700, 'Alvarez Residence', '4 Bayou Bend', 'Houston'), (1078, 700, 'Señora Núñez', '9 Oak_Lane', 'Katy');
    insert into job (id, company_id, name, is_estimate) values (1079, 700, 'Bayou Estimate', true);
    insert into job_detail (id, job_id, job_category_id, status_id) values (1, 1077, 2, 2), (2, 1078, 2, 2);
    insert into customer (id, company_name) values (703, 'Plain Builder');
    insert into job (company_id, name) select 703, 'Row House ' || n from generate_series(1, 30) n;`);
});

const find = async (account: string, text: string): Promise<PaletteHit[]> => {
  const { data, errors } = await app.graphql<{ palette: PaletteHit[] }>(account, PALETTE, { text });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.palette;
};
const names = async (account: string, text: string) =>
  (await find(account, text)).map(({ kind, label }) => `${kind} ${label}`).toSorted();

describe('the command palette', () => {
  it('finds jobs, estimates, builders, homeowners and employees that hold all words, and nothing deleted [KEY-019]', async () => {
    expect(await names('admin', 'bayou')).toEqual([
      'builder Bayou Pools',
      'builder Old Bayou',
      'estimate Bayou Estimate',
      'homeowner Beatriz Bayou',
      'job Alvarez Residence',
      'job Señora Núñez',
    ]);
    expect(await names('admin', 'katy bayou')).toEqual([
      'builder Bayou Pools',
      'homeowner Beatriz Bayou',
      'job Señora Núñez',
    ]);
    expect(await find('admin', 'ouellet bay')).toEqual([
      { kind: 'employee', id: 900, label: 'Bay Ouellet', note: 'Foreman' },
    ]);
  });
  it('finds a job by its number and says what tells it apart', async () => {
    expect(await find('admin', '1077')).toEqual([
      { kind: 'job', id: 1077, label: 'Alvarez Residence', note: '#1077 · 4 Bayou Bend, Houston' },
    ]);
    expect(await names('admin', '#1077')).toEqual(['job Alvarez Residence']);
  });
  it('takes signs of patterns as they are, and short or empty texts find nothing', async () => {
    expect(await names('admin', 'oak_')).toEqual(['job Señora Núñez']);
    expect(await names('admin', 'Núñez')).toEqual(['job Señora Núñez']);
    expect([await find('admin', '%%'), await find('admin', 'b'), await find('admin', '  ')]).toEqual([[], [], []]);
  });
  it('gives a few of a kind, not hundreds', async () => {
    expect(await find('admin', 'row house')).toHaveLength(8);
  });
  it('shows nobody what they may not see', async () => {
    expect(await names('nobody', 'bayou')).toEqual([]);
    // A crew sees the jobs that are assigned to it alone, and no employees.
    expect(await names('crew', 'alvarez')).toEqual([]);
    expect(await names('crew', 'ouellet')).toEqual([]);
    expect((await app.graphql(null, PALETTE, { text: 'bayou' })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
