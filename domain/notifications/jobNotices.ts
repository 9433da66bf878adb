import type { NoticeText } from './scheduleNotices';

interface NoticedJob {
  id: number;
  name: string;
}

/** A job in central Texas was created, or made of an estimate (A7). */
export const centralTexasNotice = ({ id, name, company }: NoticedJob & { company: string }): NoticeText => ({
  text: `Central Texas job created: ${name} (${company})`,
  action_url: `/job/${id}/edit`,
});

/** A preliminary estimate waits for somebody who may approve it (A7). */
export const toApproveNotice = ({ id, name }: NoticedJob): NoticeText => ({
  text: `Preliminary estimate needs approval: ${name}`,
  action_url: `/estimate/${id}/edit`,
});

/** What the creator of a preliminary estimate is told when it is approved (A7). */
export const approvedNotice = ({ id, name }: NoticedJob): NoticeText => ({
  text: `Preliminary estimate approved: ${name}`,
  action_url: `/estimate/${id}/edit`,
});
