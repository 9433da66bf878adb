import type { ServerSetting } from '#domain/admin/serverSetting';
import type { Env } from '../../env';

/** How each setting is told: its value, or only whether it is set because it is a secret or may hold one. */
const SETTINGS = {
  TROWEL_ENV: 'value',
  TROWEL_DUPLICATE_CHECK: 'value',
  HOST: 'value',
  PORT: 'value',
  PUBLIC_URL: 'value',
  TRUST_PROXY: 'value',
  DATA_DIR: 'value',
  DATABASE_URL: 'secret',
  DEMO_DATA: 'value',
  DEMO_SCALE: 'value',
  DEMO_PUBLIC: 'value',
  BACKUP_PASSPHRASE: 'secret',
  LOG_LEVEL: 'value',
  METRICS_TOKEN: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'value',
  OTEL_SERVICE_NAME: 'value',
  KEEP_HISTORY_DAYS: 'value',
  KEEP_EMAIL_DAYS: 'value',
  KEEP_NOTICE_DAYS: 'value',
  KEEP_BROWSER_ERROR_DAYS: 'value',
  KEEP_SIGN_IN_DAYS: 'value',
  KEEP_WEBHOOK_DAYS: 'value',
  WEBHOOK_FAIL_DAYS: 'value',
  WEBHOOK_PRIVATE: 'value',
  SOURCES: 'secret',
  SOURCE_PRIVATE: 'value',
  SECOND_FACTOR_ROLES: 'value',
  SESSION_MAX_DAYS: 'value',
  AUTH0_DOMAIN: 'value',
  AUTH0_CLIENT_ID: 'value',
  AUTH0_AUDIENCE: 'value',
  AUTH0_PASSWORD_GRANT: 'value',
  AUTH0_MGMT_CLIENT_ID: 'value',
  AUTH0_MGMT_CLIENT_SECRET: 'secret',
  OIDC_ISSUER: 'value',
  OIDC_CLIENT_ID: 'value',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'value',
  OIDC_SCOPES: 'value',
  OIDC_EMAIL_CLAIM: 'value',
  OIDC_NAME_CLAIM: 'value',
  OIDC_ROLES_CLAIM: 'value',
  OIDC_ROLES: 'value',
  OIDC_CREATE_USERS: 'value',
  OIDC_TRUST_EMAIL: 'value',
  OIDC_PASSWORDS: 'value',
  OIDC_TOKEN_DAYS: 'value',
  S3_BUCKET: 'value',
  S3_REGION: 'value',
  S3_ENDPOINT: 'value',
  S3_ACCESS_KEY_ID: 'secret',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'secret',
  SES_REGION: 'value',
  MAIL_FROM: 'value',
  SMS_URL: 'secret',
  SMS_FROM: 'value',
  TROWEL_EMAIL_TEST_RECIPIENT: 'value',
  GEOCODER_URL: 'value',
  GEOCODER_KEY: 'secret',
  TILE_URL: 'secret',
} as const satisfies Partial<Record<keyof Env, 'value' | 'secret'>>;

const isSetting = (name: string): name is keyof typeof SETTINGS => name in SETTINGS;

/** The settings that the server was started with, without a secret among them [ADM-006]. */
export const shownSettings = (env: Env): ServerSetting[] =>
  Object.keys(SETTINGS)
    .filter(isSetting)
    .map((name) => {
      const value = env[name];
      const isShown = SETTINGS[name] === 'value' && value !== undefined && typeof value !== 'object';
      return { name, is_set: value !== undefined, value: isShown ? String(value) : null };
    });
