import { memo } from 'react';
import type { BoardCategory } from '#domain/boards/kinds';
import { BoardIcon } from './BoardIcon';
import type { CardView } from '../store/boardStore';
import { useBoardText } from './useBoardText';
import { CardBadges } from './CardBadges';
import { cardText } from './cardText';
import { jobPath } from './jobPath';

interface Props {
  view: CardView;
  category: BoardCategory;
  isAssigned: boolean;
  isPastDue: boolean;
  isLocked: boolean;
}

/** What a card shows: plain elements only, since a board has hundreds of them [BRD-014 BRD-017]. */
export const CardFace = memo(function CardFace({ view, category, isAssigned, isPastDue, isLocked }: Props) {
  const text = useBoardText();
  const { name, abbreviation, where, work, extra } = cardText(view, isAssigned, text);
  const { card, subJob } = view;
  return (
    <>
      <div className="card-title">
        {isAssigned && card.job_order !== null && <span className="card-order">{card.job_order}</span>}
        <span className="card-name" title={name}>
          {name}
        </span>
        <span className="card-company" title={subJob.company_name ?? undefined}>
          {abbreviation}
        </span>
        <a
          className="card-share"
          href={jobPath(card)}
          target="_blank"
          rel="noreferrer"
          tabIndex={-1}
          draggable={false}
          aria-label={`${text('open_job_new')}: ${name}`}
          title={text('open_job_new')}
        >
          <BoardIcon name="OpenInNew" size={14} />
        </a>
      </div>
      <div className="card-line">{where}</div>
      <div className="card-line card-work">{work}</div>
      <div className="card-line card-extra">{extra}</div>
      <CardBadges view={view} category={category} isPastDue={isPastDue} isLocked={isLocked} />
    </>
  );
});
