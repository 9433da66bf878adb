import { parseProfile, ProfileRefused, type Profile } from './profile';

/** The REST path of a user's profile [AUTH-020]. */
export const profilePath = (sub: string): string => `/v1/getCurrentUserProfile?sub=${encodeURIComponent(sub)}`;

/**
 * The signed-in user's profile.
 * @throws ProfileRefused when the user is not active
 */
export const fetchProfile = async (idToken: string, sub: string): Promise<Profile> => {
  const response = await fetch(profilePath(sub), {
    headers: { authorization: `Bearer ${idToken}`, accept: 'application/json' },
  });
  if (response.status === 403) throw new ProfileRefused();
  if (!response.ok) throw new Error(`the profile answered ${response.status}`);
  return parseProfile(await response.json());
};
