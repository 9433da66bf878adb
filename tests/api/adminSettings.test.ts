import { describe, expect, it } from 'vitest';
import { inputFields } from '#domain/fields/resource';
import { companySetting } from '#domain/generated/companySetting';
import { readContractor } from '../../server/pdf/readContractor';
import { testApp } from '../support/app';

const READ = '{ companySetting(id: 1) { version contractor_name phone_number } }';
const UPDATE =
  'mutation ($c: CompanySettingPatch!) { updateCompanySetting(id: 1, company_setting: $c) { version contractor_name } }';

const app = await testApp();

const settings = async (account: string): Promise<Response> =>
  fetch(`${app.url}/v1/settings`, { headers: { authorization: `Bearer ${await app.token(account)}` } });

describe('the settings', () => {
  it('name the contractor for papers; administrators change it, the dashboard reads it [ADM-006]', async () => {
    expect((await app.graphql('manager', READ)).data).toMatchObject({
      companySetting: { version: 1, contractor_name: 'Trowel Pools' },
    });
    expect(
      (await app.graphql('manager', UPDATE, { c: { version: 1, contractor_name: 'Mine' } })).errors?.[0]?.extensions
        ?.code,
    ).toBe('FORBIDDEN');
    const changed = await app.graphql('admin', UPDATE, {
      c: {
        version: 1,
        contractor_name: 'Brazos Pools',
        address_line_1: '4400 Bissonnet St',
        city: 'Houston',
        state: 'TX',
        zip_code: '77401',
        phone_number: '(713) 555-0100',
      },
    });
    expect(changed.data).toMatchObject({ updateCompanySetting: { version: 2, contractor_name: 'Brazos Pools' } });
    expect(await readContractor(app.database.pool)).toEqual({
      name: 'Brazos Pools',
      address: '4400 Bissonnet St, Houston, TX 77401',
      phone: '(713) 555-0100',
    });
    expect(
      (await app.graphql('admin', UPDATE, { c: { version: 2, contractor_name: ' ' } })).errors?.[0]?.extensions?.fields,
    ).toMatchObject([{ path: 'contractor_name' }]);
  });

  it('say on which weekday pickers and months begin, to every user: Sunday unless they say Monday [KEY-004 RPT-015]', async () => {
    const starts = async (): Promise<unknown> => {
      const { sub } = (await app.database.pool.query("select sub from app_user where email = 'crew@trowel.test'"))
        .rows[0];
      const answer = await fetch(`${app.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`, {
        headers: { authorization: `Bearer ${await app.token('crew')}` },
      });
      return answer.headers.get('x-week-starts-on');
    };
    expect(await starts()).toBe('Sunday');
    const { companySetting } = (await app.graphql('admin', READ)).data as { companySetting: { version: number } };
    const write = (day: string) =>
      app.graphql('admin', UPDATE, { c: { version: companySetting.version, week_starts_on: day } });
    expect((await write('Friday')).errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'week_starts_on' }]);
    await write('Monday');
    expect(await starts()).toBe('Monday');
  });

  it('tell what the server was started with to who sees the dashboard, with what each setting means, without a secret [ADM-006 ADM-014]', async () => {
    const answer = await settings('manager');
    const { groups } = (await answer.json()) as {
      groups: { settings: { name: string; is_set: boolean; value: string | null; meaning: string }[] }[];
    };
    const shown = groups.flatMap((group) => group.settings);
    expect(shown.find(({ name }) => name === 'TROWEL_ENV')?.is_set).toBe(true);
    expect(shown.find(({ name }) => name === 'BACKUP_HOURS')).toMatchObject({
      meaning: expect.stringContaining('Hours'),
    });
    expect(shown.find(({ name }) => name === 'DATABASE_URL')?.value).toBeNull();
    expect((await settings('scheduler')).status).toBe(403);
    expect((await fetch(`${app.url}/v1/settings`)).status).toBe(401);
  });
});

describe('each setting of the contractor', () => {
  it.each(inputFields(companySetting).map((field) => [field.name, field] as const))(
    '%s says what it does, and what empty means or what it is at first [ADM-014]',
    (_name, { hint, required, kind }) => {
      expect(hint?.en).toMatch(/^[A-Z].{20,}\.$/);
      expect(hint?.es).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/);
      expect(hint?.es).not.toBe(hint?.en);
      if (required || kind === 'Boolean') return;
      expect(hint?.en).toMatch(/\bempty\b/i);
      expect(hint?.es).toMatch(/\bvac[ií][oa]\b/i);
    },
  );
});
