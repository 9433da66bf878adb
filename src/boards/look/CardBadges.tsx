import { memo } from 'react';
import { BADGES } from '#domain/boards/badges';
import type { BoardCategory } from '#domain/boards/kinds';
import { PAST_DUE } from '#domain/boards/pastDue';
import { READINESS_LABEL, readinessText } from '#domain/boards/readiness';
import { statusIcon } from '#domain/boards/statusIcon';
import { useLanguage } from '../../i18n/useLanguage';
import { BoardIcon } from './BoardIcon';
import { isIconName } from './icons';
import type { CardView } from '../store/boardStore';
import { useBoardText } from './useBoardText';
import { statusLabel } from './cardText';

interface Props {
  view: CardView;
  category: BoardCategory;
  isPastDue: boolean;
  isLocked: boolean;
}

/** The line of marks: status, readiness, past due, what is true of the job, and the lock. */
export const CardBadges = memo(function CardBadges({ view: { card, subJob }, category, isPastDue, isLocked }: Props) {
  const { language } = useLanguage();
  const text = useBoardText();
  const icon = statusIcon(card.status_id);
  const status = statusLabel(category, card.status_id, language);
  const missing = subJob.readiness?.missing ?? [];
  const ready = subJob.readiness && READINESS_LABEL[missing.length === 0 ? 'ready' : 'not_ready'][language];
  const lacks = missing.map((fact) => readinessText(category, fact)[language]).join(', ');
  return (
    <div className="card-badges">
      <span className={`card-status status-${card.status_id ?? 2}`} title={status}>
        <BoardIcon name={isIconName(icon) ? icon : 'RadioButtonUnchecked'} size={14} />
      </span>
      {isLocked && (
        <span className="card-lock" title={text('locked')}>
          <BoardIcon name="Lock" size={12} />
        </span>
      )}
      {isPastDue && <span className="badge badge-past">{PAST_DUE.text[language]}</span>}
      {ready && (
        <span
          className={lacks === '' ? 'badge badge-ready' : 'badge badge-wait'}
          title={lacks === '' ? undefined : text('missing', { list: lacks })}
        >
          {ready}
        </span>
      )}
      {subJob.badges.map((code) => (
        <span
          key={code}
          className={`badge badge-${code.toLowerCase()}`}
          data-short={BADGES[code].short[language]}
          title={
            code === 'CRITICAL' ? (subJob.critical_note ?? BADGES[code].text[language]) : BADGES[code].text[language]
          }
        >
          {BADGES[code].text[language]}
        </span>
      ))}
    </div>
  );
});
