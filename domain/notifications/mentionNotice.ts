import type { NoticeText } from './scheduleNotices';

/** The longest name of a record in a notice. */
const MAX_TITLE = 200;

/**
 * What somebody is told whom a comment mentions: by whom and where. What the comment says is read at its record, where
 * the right to that is asked.
 */
export const mentionNotice = ({
  by,
  label,
  title,
  path,
}: {
  by: string;
  label: string;
  title: string;
  path: string;
}): NoticeText => ({
  text: `${by} mentioned you in a comment: ${label} ${title.slice(0, MAX_TITLE)}`,
  action_url: path,
});
