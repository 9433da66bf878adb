/** The channels by which a person is notified [MSG-004]. */
export interface NoticeWays {
  by_bell: boolean;
  by_mail: boolean;
}

/** The default channels, until a person chooses others. */
export const USUAL_WAYS: NoticeWays = { by_bell: true, by_mail: false };

/** What people are told of, in the order in which they choose how. */
export const NOTICE_KINDS = [
  'central_texas_job',
  'mail_failed',
  'estimate_to_approve',
  'estimate_approved',
  'presite',
  'warranty_visit',
  'crew_day',
  'mention',
  'reorder',
  'access',
  'disk',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const isNoticeKind = (text: string): text is NoticeKind => NOTICE_KINDS.some((kind) => kind === text);

/** A person's choice for one kind of notice. */
export interface NoticeChoice extends NoticeWays {
  kind: NoticeKind;
}
