import type { NoticeText } from './scheduleNotices';

/** What administrators are told when a disk of the server has little room left. */
export const diskNotice = (place: string, percent: number): NoticeText => ({
  text: `The server's disk is nearly full: ${percent} % are left where ${place} lies. When it is full, nothing can be saved.`,
  action_url: '/admin',
});
