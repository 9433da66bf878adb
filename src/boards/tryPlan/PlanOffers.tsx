import { useSyncExternalStore } from 'react';
import { changedSince } from '#domain/boards/plan/triedPlan';
import { formatCivilDate } from '#domain/civilDate';
import { momentText } from '../../saving/drafts/momentText';
import { useBoard } from '../board/BoardContext';
import type { OfferedPlan } from './keptPlans';
import { usePlanText } from './planMessages';
import { changeWords } from './planWords';
import { createUnder } from './underPlan';

interface Props {
  offers: readonly OfferedPlan[];
  onGoOn: (offer: OfferedPlan) => unknown;
  onRemove: (offer: OfferedPlan) => void;
  onNew: () => unknown;
  onClose: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The plans that earlier visits left on the device, with what has changed meanwhile [SDY-008]. */
export const PlanOffers = ({ offers, onGoOn, onRemove, onNew, onClose }: Props) => {
  const board = useBoard();
  const text = usePlanText();
  const facts = useSyncExternalStore(board.store.onAny, board.store.facts);
  return (
    <section className="plan-bar" aria-label={text('title')}>
      {offers.map((offer) => {
        const { items, date } = offer.plan;
        const { isShown } = createUnder(board.store, date);
        const changed = changedSince(facts, items, isShown, NOBODY);
        const jobOf = (key: string): string =>
          items.find((item) => item.key === key)?.job_name ?? board.voice.words.job(key);
        const count = text('move', { smart_count: items.length });
        return (
          <div key={offer.id} className="plan-offer">
            <p role="status">
              {text('offer', { count, at: momentText(offer.at), day: formatCivilDate(date) })}{' '}
              {text(changed.length === 0 ? 'offer_same' : 'offer_changed')}
            </p>
            {changed.length > 0 && (
              <ul>
                {changed.map((one) => (
                  <li key={one.key}>{changeWords(one, jobOf, board, text)}</li>
                ))}
              </ul>
            )}
            <div className="plan-tools">
              <button type="button" className="plain-button is-primary" onClick={() => onGoOn(offer)}>
                {text('go_on')}
              </button>
              <button type="button" className="plain-button" onClick={() => onRemove(offer)}>
                {text('throw_away')}
              </button>
            </div>
          </div>
        );
      })}
      <div className="plan-tools">
        <button type="button" className="plain-button" onClick={onNew}>
          {text('new_plan')}
        </button>
        <button type="button" className="plain-button" onClick={onClose}>
          {text('not_now')}
        </button>
      </div>
    </section>
  );
};
