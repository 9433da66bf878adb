import { can } from '#domain/access/can';
import { NOTICE_KINDS, type NoticeKind } from '#domain/notifications/kinds';
import { NOTICE_NEEDS } from '#domain/notifications/noticeNeeds';
import type { Actor } from '../../access/actor';

/**
 * The kinds of notices that who asks may read and mark: null for a person, who has all of the own ones; for a program
 * those of its token's codes, and none of before kinds were written down.
 */
export const noticesOfToken = ({ token_id, permissions }: Actor): NoticeKind[] | null =>
  token_id === undefined ? null : NOTICE_KINDS.filter((kind) => can(permissions, NOTICE_NEEDS[kind]));
