import { isSharedAtAll, type Sharing } from '#domain/sharing/sharing';

/** Who is to see something, as it is being chosen. */
export interface ShareValue {
  who: 'nobody' | 'everyone' | 'chosen';
  role_ids: readonly number[];
  user_ids: readonly number[];
}

export const UNSHARED: ShareValue = { who: 'nobody', role_ids: [], user_ids: [] };

export const shareValueOf = (sharing: Sharing): ShareValue => ({
  who: sharing.is_shared ? 'everyone' : isSharedAtAll(sharing) ? 'chosen' : 'nobody',
  role_ids: sharing.shared_roles.map(({ id }) => id),
  user_ids: sharing.shared_users.map(({ id }) => id),
});

/** Whether it says with whom: "chosen" alone says nobody. */
export const isShareReady = ({ who, role_ids, user_ids }: ShareValue): boolean =>
  who !== 'chosen' || role_ids.length + user_ids.length > 0;

/** As the calls take it. */
export const shareArguments = ({ who, role_ids, user_ids }: ShareValue) => ({
  is_shared: who === 'everyone',
  role_ids: who === 'chosen' ? [...role_ids] : [],
  user_ids: who === 'chosen' ? [...user_ids] : [],
});
