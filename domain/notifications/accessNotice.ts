import type { NoticeText } from './scheduleNotices';

/** Somebody who may see nothing signed in: a user without any right, or nobody whom we know. */
export type WithoutAccess = { id: number; name: string } | { email: string };

/** What those who administer users are told of it. */
export const accessNotice = (who: WithoutAccess): NoticeText =>
  'id' in who
    ? { text: `${who.name} signed in and has no access yet. Choose a role.`, action_url: `/user/${who.id}/edit` }
    : { text: `${who.email} signed in and is no user yet. Add a user, or leave it.`, action_url: '/user/new' };
