import { memo } from 'react';
import type { BoardCategory } from '#domain/boards/kinds';
import { BoardIcon } from './BoardIcon';
import type { CardView } from '../store/boardStore';
import { useBoardText } from './useBoardText';
import { CardMarks } from './CardMarks';
import { cardText, decidingText, shortName, wantsText, type Around } from './cardText';
import { jobPath } from './jobPath';

interface Props {
  view: CardView;
  category: BoardCategory;
  isAssigned: boolean;
  isPastDue: boolean;
  isLocked: boolean;
  /** How much a warranty job presses, and how old it is. */
  urgency?: string | undefined;
  /** What is wrong with its chain. */
  chain?: string | undefined;
  /** What the row of the card says already. */
  around: Around;
}

/** What so many letters fit in needs no clip, which the browser keeps for each line of each card and sorts at each pick-up. */
const FITS = 20;
const long = (text: string): string => (text.length > FITS ? ' is-long' : '');

/**
 * What a card shows: plain elements only, since a board has hundreds of them. The name stands whole on up to two lines;
 * company and open icon come with the pointer [BRD-014 BRD-017].
 */
export const CardFace = memo(function CardFace({
  view,
  category,
  isAssigned,
  isPastDue,
  isLocked,
  urgency,
  chain,
  around,
}: Props) {
  const text = useBoardText();
  const { name, abbreviation, where, work, extra } = cardText(view, isAssigned, text, around);
  const { card, subJob } = view;
  return (
    <>
      <div className="card-title">
        {isAssigned && card.job_order !== null && <span className="card-order">{card.job_order}</span>}
        <span className={`card-name${long(shortName(name))}`} title={name}>
          {shortName(name)}
        </span>
        <span className="card-corner">
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
        </span>
      </div>
      <div className="card-lines">
        <div className="card-line card-brief">
          <span>{(!isAssigned && wantsText(subJob, text)) || (subJob.city ?? text('no_address'))}</span>
          <b>{decidingText(view, text, around)}</b>
        </div>
        <div className={`card-line${long(where)}`}>{where}</div>
        <div className={`card-line card-work${long(work)}`}>{work}</div>
        <div className={`card-line card-extra${long(extra)}`}>{extra}</div>
      </div>
      <CardMarks
        view={view}
        category={category}
        isAssigned={isAssigned}
        isPastDue={isPastDue}
        isLocked={isLocked}
        urgency={urgency}
        chain={chain}
      />
    </>
  );
});
