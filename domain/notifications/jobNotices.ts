import type { NoticeText } from './scheduleNotices';

interface NoticedJob {
  id: number;
  name: string;
}

/** A job in central Texas was created, or made of an estimate. */
export const centralTexasNotice = ({ id, name, company }: NoticedJob & { company: string }): NoticeText => ({
  text: `Central Texas job created: ${name} (${company})`,
  action_url: `/job/${id}/edit`,
});

/** A preliminary estimate waits for somebody who may approve it. */
export const toApproveNotice = ({ id, name }: NoticedJob): NoticeText => ({
  text: `Preliminary estimate needs approval: ${name}`,
  action_url: `/estimate/${id}/edit`,
});

/** What the creator of a preliminary estimate is told when it is approved. */
export const approvedNotice = ({ id, name }: NoticedJob): NoticeText => ({
  text: `Preliminary estimate approved: ${name}`,
  action_url: `/estimate/${id}/edit`,
});
