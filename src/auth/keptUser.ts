import { isRecord, textOf } from '#domain/values';
import { appState } from '../connectivity/appState';
import type { ClientConfig } from './clientConfig';
import { parseProfile, PERMISSIONS_CLAIM, type Profile } from './profile';

/** How long the app opens without a word from the server [AUTH-059]. */
const LIMIT_MS = 2 * 86_400_000;
/** How exactly the last contact is remembered. */
const STEP_MS = 60_000;

/** Who may open the app of this browser without a network: what the server last said of them, and no token. */
export interface KeptUser {
  profile: Profile;
  config: ClientConfig;
  /** The last contact is too long ago. */
  isOver: boolean;
}

const isConfig = (value: unknown): value is ClientConfig =>
  isRecord(value) && ['issuer', 'clientId', 'login', 'environment'].every((name) => textOf(value[name]) !== null);

export const keptUser = {
  keep: ({ live_cursor: _ofThisPage, ...profile }: Profile, config: ClientConfig, now: number): void => {
    appState.open(profile.id);
    appState.keep({ profile: { ...profile, [PERMISSIONS_CLAIM]: profile.permissions }, config, contact_at: now });
  },
  /** The server has answered. */
  contact: (now: number): void => {
    const { contact_at: before } = appState.read();
    if (typeof before === 'number' && Math.abs(now - before) >= STEP_MS) appState.keep({ contact_at: now });
  },
  read: (now: number): KeptUser | null => {
    const { profile, config, contact_at: at } = appState.read();
    if (!isRecord(profile) || !isConfig(config) || typeof at !== 'number') return null;
    // A clock that was set back proves nothing: an hour's difference is a clock's, more is a way around.
    return { profile: parseProfile(profile), config, isOver: now - at > LIMIT_MS || at - now > 3_600_000 };
  },
};
