import { describe, expect, it } from 'vitest';
import { readEnv } from '../../env';
import { shownSettings } from './shownSettings';

describe('the settings of the server, as administrators read them', () => {
  const shown = shownSettings(
    readEnv({
      DATABASE_URL: 'postgres://trowel:pssst-db@db/trowel',
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
      MAIL_FROM: 'Office <o@example.com>',
    }),
  );

  it('hold no secret, only that it is set [ADM-006]', () => {
    expect(JSON.stringify(shown)).not.toContain('pssst');
    expect(shown.find(({ name }) => name === 'SMTP_URL')).toEqual({ name: 'SMTP_URL', is_set: true, value: null });
  });

  it('tell the others by value, and what is not set', () => {
    expect(shown.find(({ name }) => name === 'MAIL_FROM')).toEqual({
      name: 'MAIL_FROM',
      is_set: true,
      value: 'Office <o@example.com>',
    });
    expect(shown.find(({ name }) => name === 'SES_REGION')).toEqual({ name: 'SES_REGION', is_set: false, value: null });
  });
});
