import type { z } from 'zod';
import type { LocalText } from '#domain/localText';
import { addressSettings } from './addressSettings';
import { backupSettings, databaseSettings, demoSettings } from './databaseSettings';
import { keepSettings, watchSettings } from './operationSettings';
import { fileSettings, mapSettings, messageSettings, webhookSettings } from './serviceSettings';
import { sourceSettings } from './sourceSettings';
import { auth0Settings, oidcSettings, sessionSettings } from './signInSettings';
import { RECORD_LABELS } from '#domain/labels/records';

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
export const SETTING_GROUPS: readonly { heading: LocalText; settings: Readonly<Record<string, z.ZodType>> }[] = [
  { heading: RECORD_LABELS.address, settings: addressSettings },
  { heading: { en: 'Data and database', es: 'Datos y base de datos' }, settings: databaseSettings },
  { heading: { en: 'Backups', es: 'Copias de seguridad' }, settings: backupSettings },
  { heading: { en: 'Demo data', es: 'Datos de demostración' }, settings: demoSettings },
  { heading: { en: 'Sign-in', es: 'Inicio de sesión' }, settings: sessionSettings },
  { heading: { en: 'Sign-in by Auth0', es: 'Inicio de sesión con Auth0' }, settings: auth0Settings },
  {
    heading: { en: 'Sign-in by an OpenID Connect provider', es: 'Inicio de sesión con un proveedor OpenID Connect' },
    settings: oidcSettings,
  },
  { heading: { en: 'Files in a bucket', es: 'Archivos en un bucket' }, settings: fileSettings },
  { heading: { en: 'Mails and text messages', es: 'Correos y mensajes de texto' }, settings: messageSettings },
  { heading: { en: 'Addresses and maps', es: 'Direcciones y mapas' }, settings: mapSettings },
  { heading: { en: 'Webhooks', es: 'Webhooks' }, settings: webhookSettings },
  { heading: { en: 'Sources', es: 'Fuentes' }, settings: sourceSettings },
  { heading: { en: 'How long logs are kept', es: 'Cuánto se guardan los registros' }, settings: keepSettings },
  { heading: { en: 'Logs, metrics and traces', es: 'Registros, métricas y trazas' }, settings: watchSettings },
];
