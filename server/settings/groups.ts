import type { z } from 'zod';
import { addressSettings } from './addressSettings';
import { backupSettings, databaseSettings, demoSettings } from './databaseSettings';
import { keepSettings, watchSettings } from './operationSettings';
import { fileSettings, mapSettings, messageSettings, webhookSettings } from './serviceSettings';
import { sourceSettings } from './sourceSettings';
import { auth0Settings, oidcSettings, sessionSettings } from './signInSettings';

/** The schema of all settings: one field each, with what it says of itself as its meta. */
export const SETTING_SCHEMAS = {
  ...addressSettings,
  ...databaseSettings,
  ...backupSettings,
  ...demoSettings,
  ...sessionSettings,
  ...auth0Settings,
  ...oidcSettings,
  ...fileSettings,
  ...messageSettings,
  ...mapSettings,
  ...webhookSettings,
  ...sourceSettings,
  ...keepSettings,
  ...watchSettings,
};

/** The settings by subject, in the order of the guide. */
export const SETTING_GROUPS: readonly { heading: string; settings: Readonly<Record<string, z.ZodType>> }[] = [
  { heading: 'Address', settings: addressSettings },
  { heading: 'Data and database', settings: databaseSettings },
  { heading: 'Backups', settings: backupSettings },
  { heading: 'Demo data', settings: demoSettings },
  { heading: 'Sign-in', settings: sessionSettings },
  { heading: 'Sign-in by Auth0', settings: auth0Settings },
  { heading: 'Sign-in by an OpenID Connect provider', settings: oidcSettings },
  { heading: 'Files in a bucket', settings: fileSettings },
  { heading: 'Mails and text messages', settings: messageSettings },
  { heading: 'Addresses and maps', settings: mapSettings },
  { heading: 'Webhooks', settings: webhookSettings },
  { heading: 'Sources', settings: sourceSettings },
  { heading: 'How long logs are kept', settings: keepSettings },
  { heading: 'Logs, metrics and traces', settings: watchSettings },
];
