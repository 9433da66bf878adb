import type { Change } from '../changes';
import type { NoticeKind } from './kinds';

/** A line for the bells of some users; `action_url` is a path of ours. */
export interface Notice {
  kind: NoticeKind;
  recipients: readonly number[];
  text: string;
  action_url: string;
}

/** The rows of notices. They follow from what is written beside them, and stay when that is taken back. */
export const noticeChanges = (notices: readonly Notice[]): Change[] =>
  notices.flatMap(({ kind, recipients, text, action_url }) =>
    recipients.map((notified_user_id): Change => ({
      entity: 'notification',
      id: null,
      op: 'insert',
      effect: 'derived',
      set: { notified_user_id, kind, notification_text: text, action_url },
    })),
  );

/** The command under which notifications stand in the change log, beside what they tell of. */
export const NOTIFY = 'notify';
