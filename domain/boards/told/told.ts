import { isDone } from '../pastDue';
import type { Card } from '../types';
import type { CivilDate } from '../../civilDate';
import type { NoticeWay } from './toldWays';

/** That the builder of a stop was told a date, or that there is none yet [SDY-011]. */
export interface DateNotice {
  /** The key of the card. */
  key: string;
  /** Null: that nobody knows yet when. */
  date: CivilDate | null;
  way: NoticeWay;
  told_at: string;
  /** Who told it; null for what the server sends by itself. */
  user_name: string | null;
}

/** That a card was promised for a day [SDY-012]. */
export interface StopPromise {
  key: string;
  date: CivilDate;
  /** To whom. */
  name: string;
}

interface WithNotices {
  told?: readonly DateNotice[] | null;
}
interface WithPromises {
  promises?: readonly StopPromise[] | null;
}

/** What the builder of a card was told last; undefined where nobody has told anything. */
export const toldOf = ({ key }: Pick<Card, 'key'>, { told }: WithNotices): DateNotice | undefined =>
  told?.find((one) => one.key === key);

/**
 * What the builder of a card was told last, where the card stands on another day than that; null where both agree, where
 * nothing was told, and for work that is done. A comparison: a card that comes back to the told date loses the mark by
 * itself, as does one without a date whose builder knows that there is none [SDY-011].
 */
export const toldElsewhere = (
  card: Pick<Card, 'key' | 'date' | 'status_id'>,
  subJob: WithNotices,
): DateNotice | null => {
  const told = toldOf(card, subJob);
  return told === undefined || told.date === card.date || isDone(card) ? null : told;
};

/** The promise of a card; undefined without one, and for work that is done [SDY-012]. */
export const promiseOf = (
  card: Pick<Card, 'key' | 'status_id'>,
  subJob: WithPromises | undefined,
): StopPromise | undefined => (isDone(card) ? undefined : subJob?.promises?.find((one) => one.key === card.key));
