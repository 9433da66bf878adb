import { asWeekStart } from '#domain/weekStart';
import { parseProfile, type Profile } from './profile';
import { CallError } from '../dataProvider/CallError';

/** The REST path of a user's profile [AUTH-020]. */
export const profilePath = (sub: string): string => `/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`;

/**
 * The signed-in user's profile.
 * @throws CallError, 403 when the user is not active
 */
export const fetchProfile = async (idToken: string, sub: string): Promise<Profile> => {
  const response = await fetch(profilePath(sub), {
    headers: { authorization: `Bearer ${idToken}`, accept: 'application/json' },
  });
  if (!response.ok) throw new CallError(`the profile answered ${response.status}`, response.status);
  const live_cursor = response.headers.get('x-live-cursor');
  const week_starts_on = asWeekStart(response.headers.get('x-week-starts-on'));
  return { ...parseProfile(await response.json()), week_starts_on, ...(live_cursor !== null && { live_cursor }) };
};
