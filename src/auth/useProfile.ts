import type { Profile } from './profile';
import { useSession } from './useSession';

/** The signed-in user's profile, null when nobody is signed in. */
export const useProfile = (): Profile | null => useSession().profile;
