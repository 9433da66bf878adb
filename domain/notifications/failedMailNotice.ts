import type { NoticeText } from './scheduleNotices';

/** The longest reason that is told; the email log has the whole. */
const MOST = 300;

/** What is told of a mail that did not leave (A7); one that is about no job leads to the email log. */
export const failedMailNotice = ({
  template,
  reason,
  about,
}: {
  template: string;
  reason: string;
  about?: { name: string; path: string } | undefined;
}): NoticeText => ({
  text: `Email failed: ${template}${about ? ` for ${about.name}` : ''}. ${reason.slice(0, MOST)}`,
  action_url: about?.path ?? '/admin?tab=email_log',
});
