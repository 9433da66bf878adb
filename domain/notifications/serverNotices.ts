import { failedMailText } from '../mail/failedMailText';
import type { NoticeText } from './scheduleNotices';

/** How each notice of a disk begins, whatever is left of it. */
export const DISK_NOTICE = "The server's disk is nearly full:";

/** What administrators are told when a disk of the server has little room left. */
export const diskNotice = (place: string, percent: number): NoticeText => ({
  text: `${DISK_NOTICE} ${percent} % are left where ${place} lies. When it is full, nothing can be saved.`,
  action_url: '/admin',
});

/** So many files are named; the health page has all. */
const NAMED = 3;

/** What they are told when a backup meets files that are missing or not what was uploaded. */
export const damagedFilesNotice = (keys: readonly string[]): NoticeText => {
  const [named, more] = [keys.slice(0, NAMED).join(', '), keys.length - NAMED];
  return {
    text: `The backup found ${keys.length === 1 ? 'a file' : `${keys.length} files`} damaged or missing: ${named}${more > 0 ? ` and ${more} more` : ''}. An older backup may still have ${keys.length === 1 ? 'it' : 'them'}.`,
    action_url: '/admin?tab=health',
  };
};

/** What they are told when a webhook is told nothing any more. */
export const webhookNotice = (name: string, reason: 'failing' | 'user'): NoticeText => ({
  text:
    reason === 'failing'
      ? `The webhook ${name} was switched off: nothing has reached it for days.`
      : `The webhook ${name} was switched off: the user as whom it was told of changes is not active any more.`,
  action_url: '/admin?tab=webhooks',
});

/** Somebody who may see nothing signed in: a user without any right, or nobody whom we know. */
export type WithoutAccess = { id: number; name: string } | { email: string };

/** What those who administer users are told of it. */
export const accessNotice = (who: WithoutAccess): NoticeText =>
  'id' in who
    ? { text: `${who.name} signed in and has no access yet. Choose a role.`, action_url: `/user/${who.id}/edit` }
    : { text: `${who.email} signed in and is no user yet. Add a user, or leave it.`, action_url: '/user/new' };

/** Where a sender is led who may not see the email log, of a mail that is about nothing of theirs. */
export const NO_PLACE_PATH = '/';

/** The longest reason that is told; the email log has the whole. */
const MAX_REASON = 300;

/** What is told of a mail that did not leave; one that is about no job leads to the email log. */
export const failedMailNotice = ({
  template,
  reason,
  about,
}: {
  template: string;
  reason: string;
  about?: { name: string; path: string } | undefined;
}): NoticeText => ({
  text: failedMailText(template, about?.name, reason.slice(0, MAX_REASON)),
  action_url: about?.path ?? '/admin?tab=email_log',
});
