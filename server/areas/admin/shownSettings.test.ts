import { describe, expect, it } from 'vitest';
import { readEnv } from '../../env';
import { SETTING_SCHEMAS } from '../../settings/groups';
import { shownSettings } from './shownSettings';

describe('the settings of the server, as administrators read them', () => {
  const groups = shownSettings(
    readEnv({
      DATABASE_URL: 'postgres://trowel:pssst-db@db/trowel',
      DATABASE_READ_URL: 'postgres://trowel:pssst-read@db/trowel',
      SMTP_URL: 'smtp://user:pssst-mail@mail:587',
      GEOCODER_URL: 'https://geo.example.com',
      GEOCODER_KEY: 'pssst-geo',
      S3_BUCKET: 'files',
      S3_REGION: 'us',
      S3_ACCESS_KEY_ID: 'pssst-id',
      S3_SECRET_ACCESS_KEY: 'pssst-key',
      TILE_URL: 'https://tiles.example.com/{z}?key=pssst-tile',
      AUTH0_DOMAIN: 'a.example.com',
      AUTH0_CLIENT_ID: 'id',
      AUTH0_AUDIENCE: 'aud',
      AUTH0_MGMT_CLIENT_ID: 'm',
      AUTH0_MGMT_CLIENT_SECRET: 'pssst-mgmt',
      BACKUP_PASSPHRASE: 'pssst-passphrase',
      METRICS_TOKEN: 'pssst-metrics-token-of-32-letters',
      MAIL_FROM: 'Office <o@example.com>',
      BACKUP_KEEP: '9',
    }),
  );
  const shown = groups.flatMap(({ settings }) => settings);
  const one = (name: string) => shown.find((setting) => setting.name === name);

  it('hold no secret, only that it is set [ADM-006]', () => {
    expect(JSON.stringify(groups)).not.toContain('pssst');
    expect(one('SMTP_URL')).toMatchObject({ is_set: true, value: null });
    expect(one('DATABASE_READ_URL')).toMatchObject({ is_set: true, value: null, is_default: false });
  });

  it('tell the others by value, and what is not set', () => {
    expect(one('MAIL_FROM')).toMatchObject({ is_set: true, value: 'Office <o@example.com>' });
    expect(one('SES_REGION')).toMatchObject({ is_set: false, value: null });
  });

  it('are all there, each with what it means, its default and whether that is in force [ADM-014]', () => {
    expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(SETTING_SCHEMAS).toSorted());
    expect(shown.filter(({ meaning }) => !/^.{10,}\.$/s.test(meaning)).map(({ name }) => name)).toEqual([]);
    expect(one('HOST')).toMatchObject({ value: '127.0.0.1', by_default: '127.0.0.1', is_default: true });
    expect(one('BACKUP_KEEP')).toMatchObject({ value: '9', by_default: '7', is_default: false });
    expect(one('SECOND_FACTOR_ROLES')).toMatchObject({ is_set: false, value: null, by_default: null });
    expect(one('PUBLIC_URL')).toMatchObject({ by_default: 'made from HOST and PORT' });
    expect(groups.filter(({ heading }) => heading.en === '' || heading.es === '')).toEqual([]);
  });
});
