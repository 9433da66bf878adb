import type { KeysOf, TranslationOf } from './message';
import { commandsEn } from './messages/commands.en';
import { appEn } from './messages/app.en';
import { authEn } from './messages/auth.en';
import { errorsEn } from './messages/errors.en';
import { inputsEn } from './messages/inputs.en';
import { navEn } from './messages/nav.en';
import { offlineEn } from './messages/offline.en';

/** The English catalogue, and the type that every translation must match. One file an area in `messages/`. */
export const en = {
  app: appEn,
  auth: authEn,
  commands: commandsEn,
  errors: errorsEn,
  inputs: inputsEn,
  nav: navEn,
  offline: offlineEn,
} as const;

export type Messages = TranslationOf<typeof en>;
export type MessageKey = KeysOf<typeof en>;
