import type { Bin } from '#domain/boards/kinds';
import { isPastDue } from '#domain/boards/pastDue';
import { useBoard } from '../board/BoardContext';
import { cardText } from '../look/cardText';
import { useBoardText } from '../look/useBoardText';

/** The cards of a crew's day as lines that can be read without colour. */
export const PrintCards = ({ bin }: { bin: Bin }) => {
  const { store } = useBoard();
  const text = useBoardText();
  const { today } = store.facts();
  return store.cardsIn(bin.key).map(({ key }) => {
    const view = store.view(key);
    if (!view) return null;
    const { name, abbreviation, where, work } = cardText(view, true, text);
    return (
      <div key={key} className="print-card">
        <strong>
          {view.card.job_order !== null && `${view.card.job_order}. `}
          {name}
        </strong>{' '}
        {abbreviation}
        <br />
        {where} · {work}
        {isPastDue(view.card, view.subJob, bin, today) && <em> {text('past_due')}</em>}
        {view.card.status_id === 1 && <em> {text('complete')}</em>}
      </div>
    );
  });
};
