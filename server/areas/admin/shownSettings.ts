import type { z } from 'zod';
import type { ServerSetting, ServerSettingGroup } from '#domain/admin/serverSetting';
import type { Env } from '../../env';
import { SETTING_GROUPS, type SETTING_SCHEMAS } from '../../settings/groups';
import { defaultOf, metaOf } from '../../settings/settingsText';

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
  DATABASE_READ_URL: 'secret',
  DEMO_DATA: 'value',
  DEMO_SCALE: 'value',
  DEMO_PUBLIC: 'value',
  BACKUP_HOURS: 'value',
  BACKUP_KEEP: 'value',
  BACKUP_BUCKET: 'value',
  BACKUP_UPGRADE: 'value',
  BACKUP_PASSPHRASE: 'secret',
  WAL_DAYS: 'value',
  WAL_MB: 'value',
  LOG_LEVEL: 'value',
  METRICS_TOKEN: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'value',
  OTEL_SERVICE_NAME: 'value',
  OTEL_BSP_SCHEDULE_DELAY: 'value',
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
  AUTH0_HASH_LOGIN: 'value',
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
  DISTANCES_URL: 'value',
  DISTANCES_KIND: 'value',
  DISTANCES_KEY: 'secret',
  WEATHER_URL: 'value',
  WEATHER_RAIN_OUT_PERCENT: 'value',
  TILE_URL: 'secret',
} as const satisfies Record<keyof typeof SETTING_SCHEMAS, 'value' | 'secret'>;

const isSetting = (name: string): name is keyof typeof SETTINGS => name in SETTINGS;

/** A value as it is typed; a list of nothing is none. */
const typed = (value: unknown): string | undefined => {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean'
    ? String(text) || undefined
    : undefined;
};

const shown = (env: Env, name: keyof typeof SETTINGS, schema: z.ZodType): ServerSetting => {
  const value = typed(env[name]);
  const isSecret = SETTINGS[name] === 'secret';
  const { description, otherwise } = metaOf(schema);
  const byDefault = defaultOf(schema) || null;
  const isSet = value !== undefined || (typeof env[name] === 'object' && !Array.isArray(env[name]));
  return {
    name,
    is_set: isSet,
    value: isSecret ? null : (value ?? null),
    meaning: description,
    by_default: otherwise ?? byDefault,
    is_default: !isSet || (!isSecret && value === byDefault),
  };
};

/**
 * The settings that the server was started with by subject, each with what it means, as the guide has them, and without
 * a secret among them [ADM-006 ADM-014].
 */
export const shownSettings = (env: Env): ServerSettingGroup[] =>
  SETTING_GROUPS.map(({ heading, settings }) => ({
    heading,
    settings: Object.entries(settings).flatMap(([name, schema]) => (isSetting(name) ? [shown(env, name, schema)] : [])),
  }));
