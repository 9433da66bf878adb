import type { Messages } from './en';
import { appEs } from './messages/app.es';
import { authEs } from './messages/auth.es';
import { commandsEs } from './messages/commands.es';
import { errorsEs } from './messages/errors.es';
import { inputsEs } from './messages/inputs.es';
import { navEs } from './messages/nav.es';
import { offlineEs } from './messages/offline.es';
import { startTextsEs } from './messages/start.es';

/** The Spanish catalogue; a missing or unknown key does not compile. */
export const es: Messages = {
  app: appEs,
  auth: authEs,
  commands: commandsEs,
  errors: errorsEs,
  inputs: inputsEs,
  nav: navEs,
  offline: offlineEs,
  start: startTextsEs,
};
