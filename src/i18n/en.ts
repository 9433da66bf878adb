import type { KeysOf, TranslationOf } from './message';
import { commandsEn } from './messages/commands.en';
import { appEn } from './messages/app.en';
import { errorsEn } from './messages/errors.en';
import { inputsEn } from './messages/inputs.en';
import { navEn } from './messages/nav.en';
import { offlineEn } from './messages/offline.en';
import { startEn } from './startEn';

/** The English catalogue, and the type that every translation must match. One file an area in `messages/`. */
export const en = {
  ...startEn,
  app: appEn,
  commands: commandsEn,
  errors: errorsEn,
  inputs: inputsEn,
  nav: navEn,
  offline: offlineEn,
} as const;

export type Messages = TranslationOf<typeof en>;
export type MessageKey = KeysOf<typeof en>;
