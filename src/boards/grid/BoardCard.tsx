import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { BADGES } from '#domain/boards/badges';
import { isTray } from '#domain/boards/bins';
import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import type { Bin } from '#domain/boards/kinds';
import { isDraggable } from '#domain/boards/locks';
import { isPastDue } from '#domain/boards/pastDue';
import { useBoard } from '../board/BoardContext';
import { useLanguage } from '../../i18n/useLanguage';
import { useKeyed } from '../../store/useKeyed';
import { useBoardText, type BoardText } from '../look/useBoardText';
import { CardFace } from '../look/CardFace';
import { statusLabel, cardText } from '../look/cardText';
import { useAround } from '../board/useAround';
import { useCard } from '../board/useCard';
import { useCardMarks } from '../board/useCardMarks';
import { urgencyText } from '../look/urgencyText';
import { answerLines, answersOf } from '#domain/evening/siteAnswer';
import { toldMarks } from '#domain/boards/told/toldWords';
import { readinessLabel } from '../look/readinessLabel';
import { matches } from '../board/boardFilter';
import type { CardView } from '../store/boardStore';

/** What the marks of a card say. */
interface CardState {
  status: string;
  /** Readiness, and the marks that the face may leave out. */
  marks: readonly (string | null)[];
  isPastDue: boolean;
  isLocked: boolean;
  isSelected?: boolean;
}

/** What a screen reader says of a card: the face in one sentence. */
const cardLabel = (
  view: CardView,
  bin: Bin,
  { status, marks: said, isPastDue, isLocked, isSelected = false }: CardState,
  text: BoardText,
): string => {
  const { name, abbreviation, where, work } = cardText(view, !isTray(bin), text);
  const order = !isTray(bin) && view.card.job_order !== null && text('order', { order: view.card.job_order });
  const marks = [isPastDue && text('past_due'), isLocked && text('locked'), isSelected && text('selected')];
  return [name, order, abbreviation, where, work, ...said, status, ...marks].filter(Boolean).join(', ');
};

/** True while the filter looks for other cards. */
const useDimmed = (view: CardView | undefined): boolean => {
  const { filter } = useBoard().shown;
  return useSyncExternalStore(filter.subscribe, () => view !== undefined && !matches(filter.get(), view));
};

interface Props {
  cardKey: string;
  bin: Bin;
  /** With "Move to..." on the card itself, where there is room and no keyboard. */
  hasMove?: boolean;
  /** Its fieldworker has another visit at the same time. */
  isDoubled?: boolean;
}

/** A card in its bin: subscribes to itself alone. */
export const BoardCard = memo(function BoardCard({ cardKey, bin, hasMove = false, isDoubled = false }: Props) {
  const board = useBoard();
  const { store, config } = board;
  const { focus, marks, selection } = board.shown;
  const text = useBoardText();
  const { language } = useLanguage();
  const node = useRef<HTMLElement>(null);
  const view = useCard(cardKey);
  const around = useAround(bin);
  const isDimmed = useDimmed(view);
  const isFound = useKeyed(marks.found, cardKey) === true;
  const isSelected = useKeyed(selection.marks, cardKey) === true;
  const holder = useKeyed(marks.heldBy, cardKey);
  const movedBy = useKeyed(marks.movedBy, cardKey);
  const chain = useKeyed(marks.chain, cardKey);
  const drafted = useKeyed(marks.drafted, cardKey);
  useCardMarks(node, cardKey, view !== undefined);

  useEffect(() => {
    if (focus.claims(cardKey)) node.current?.focus({ preventScroll: true });
  });

  if (!view) return null;
  const { rights, today } = store.facts();
  const pastDue = isPastDue(view.card, view.subJob, bin, today);
  const urgency = urgencyText(view.subJob, today, text, language);
  const { told, promise } = toldMarks(view.card, view.subJob, language);
  const isLocked = rights.can_edit && !isDraggable(view.card, bin, rights, today);
  const states = [
    pastDue && 'is-past-due',
    isDimmed && 'is-dimmed',
    holder && 'is-held',
    movedBy !== undefined && 'is-moved',
    drafted && 'is-drafted',
    isLocked && 'is-locked',
    isSelected && 'is-selected',
    isFound && 'is-found',
    isDoubled && 'is-doubled',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <article
      ref={node}
      className={`card stage-${STAGE_OF_KIND[cardKind(view.card)]} ${states}`}
      data-card={cardKey}
      tabIndex={-1}
      aria-label={cardLabel(
        view,
        bin,
        {
          status: statusLabel(config.category, view.card.status_id, language),
          marks: [
            urgency ?? null,
            drafted ?? null,
            isDoubled ? text('double_booked') : null,
            readinessLabel(view.subJob, config.category, language),
            answerLines(answersOf(view.card, view.subJob), language) || null,
            told,
            promise,
            chain ?? null,
            ...view.subJob.badges.map((code) => BADGES[code].text[language]),
          ],
          isPastDue: pastDue,
          isLocked,
          isSelected,
        },
        text,
      )}
      aria-describedby="board-instructions"
    >
      <CardFace
        view={view}
        category={config.category}
        isAssigned={!isTray(bin)}
        isPastDue={pastDue}
        isLocked={isLocked}
        urgency={urgency}
        chain={chain}
        around={around}
      />
      {hasMove && rights.can_edit && !isLocked && (
        <button type="button" className="card-move" data-card-move tabIndex={-1}>
          {text('move_to')}
        </button>
      )}
      <button
        type="button"
        className="card-menu"
        data-card-menu
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={text('card_menu', { job: view.subJob.job_name ?? '' })}
      />
      {drafted && <span className="card-drafted">{drafted}</span>}
      {isDoubled && <span className="card-doubled">{text('double_booked')}</span>}
      {holder && (
        <span className="card-holder" title={text('held_by', { name: holder.name })}>
          {holder.initials}
        </span>
      )}
      {movedBy !== undefined && !holder && <span className="card-holder card-mover">{movedBy}</span>}
    </article>
  );
});
