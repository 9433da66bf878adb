import { boardConfig } from '#domain/boards/config';
import { cardType, parseBinKey, type CardType } from '#domain/boards/bins';
import { viewContext } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { isPastDue, requestedDate } from '#domain/boards/pastDue';
import { placementOf } from '#domain/boards/placement';
import { statusIcon } from '#domain/boards/statusIcon';
import type { BoardAnswer, Card, SubJob } from '#domain/boards/types';

/** What the place on the shown board makes of a card [BRD-013]. */
export interface CardPlace {
  content: SubJob | null;
  /** Null for a card that the view does not show. */
  type: CardType | null;
  bin: string | null;
  isPastDue: boolean;
  statusIcon: string;
  requested_scheduled_date: string | null;
  crewInformationEntry: Card | null;
  historyEntry: Card | null;
}

/** A card of an answer: the row that it edits, and its place when that was asked for. */
export type CardInAnswer = Card & Partial<CardPlace>;

/** The cards of an answer with their places. Linear; for clients that do not place cards themselves. */
export const cardsInAnswer = (answer: BoardAnswer): (Card & CardPlace)[] => {
  const state = boardState(answer);
  const ctx = viewContext(
    {
      config: boardConfig(answer.category, answer.view),
      date: answer.date,
      today: answer.today,
      crews: new Map(answer.crews.map((crew) => [crew.id, crew])),
      ...state,
    },
    answer.days,
  );
  return answer.cards.map((card) => {
    const subJob = state.sub_jobs.get(card.job_detail_id) ?? null;
    const key = subJob && placementOf(card, subJob, ctx);
    const bin = key === null ? null : parseBinKey(key);
    return {
      ...card,
      content: subJob,
      type: bin && cardType(bin.kind),
      bin: key,
      isPastDue: subJob !== null && bin !== null && isPastDue(card, subJob, bin, answer.today),
      statusIcon: statusIcon(card.status_id),
      requested_scheduled_date: subJob && requestedDate(subJob),
      crewInformationEntry: card.entity === 'crew_information' ? card : null,
      historyEntry: card.entity === 'gunite_history' ? card : null,
    };
  });
};
