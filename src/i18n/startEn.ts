import type { KeysOf, TranslationOf } from './message';
import { authEn } from './messages/auth.en';
import { startTextsEn } from './messages/start.en';

/** The English of the pages before the app: those of the login wait for no other texts. */
export const startEn = { auth: authEn, start: startTextsEn } as const;

export type StartMessages = TranslationOf<typeof startEn>;
export type StartKey = KeysOf<typeof startEn>;
