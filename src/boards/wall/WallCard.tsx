import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import type { Bin } from '#domain/boards/kinds';
import { isPastDue, PAST_DUE } from '#domain/boards/pastDue';
import { isTray } from '#domain/boards/bins';
import { clockText } from '#domain/wallTime';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { wallMarks } from '#domain/boards/told/toldWords';
import { useLanguage } from '../../i18n/useLanguage';
import { CardBadges } from '../look/CardBadges';
import { cardText } from '../look/cardText';
import type { BoardStore } from '../store/boardStore';
import { useScheduleText } from '../look/useScheduleText';

interface Props {
  store: BoardStore;
  cardKey: string;
  bin: Bin;
  /** Without badges and the lines below the place. */ isBrief?: boolean;
}

/** A card as it is read from afar: number or time, job, builder, place, work; nothing is cut. */
export const WallCard = ({ store, cardKey, bin, isBrief = false }: Props) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const view = store.view(cardKey);
  if (!view) return null;
  const { card, subJob } = view;
  const isAssigned = !isTray(bin);
  const { name, abbreviation, where, work, extra } = cardText(view, isAssigned, text);
  const span = spanOf(card);
  const lead = span ? clockText(span.start) : isAssigned ? card.job_order : null;
  const { told, promise } = wallMarks(card, subJob, language);
  const pastDue = isPastDue(card, subJob, bin, store.facts().today);
  return (
    <article className={`wall-card stage-${STAGE_OF_KIND[cardKind(card)]}${pastDue ? ' is-past-due' : ''}`}>
      {lead !== null && <span className={`wall-lead${span ? ' is-time' : ''}`}>{lead}</span>}
      <div className="wall-text">
        <p className="wall-name">
          <strong>{name}</strong> <span>{abbreviation}</span>
        </p>
        <p>{where}</p>
        {isBrief && pastDue && (
          <p>
            <span className="badge badge-past">{PAST_DUE.text[language]}</span>
          </p>
        )}
        {!isBrief && <p className="wall-work">{work}</p>}
        {!isBrief && <p>{extra}</p>}
        {(told ?? promise) !== null && (
          <p className="card-badges">
            {promise !== null && <span className="badge badge-promised">{promise}</span>}
            {told !== null && <span className="badge badge-told">{told}</span>}
          </p>
        )}
        {!isBrief && <CardBadges view={view} category={store.config.category} isPastDue={pastDue} isLocked={false} />}
      </div>
    </article>
  );
};
