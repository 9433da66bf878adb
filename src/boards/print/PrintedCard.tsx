import { useContext } from 'react';
import { parseBinKey } from '#domain/boards/bins';
import { isPastDue } from '#domain/boards/pastDue';
import { toldElsewhere } from '#domain/boards/told/told';
import { toldText } from '#domain/boards/told/toldWords';
import { useLanguage } from '../../i18n/useLanguage';
import { PrintMarks } from './PrintMarks';
import { useBoard } from '../board/BoardContext';
import { cardText } from '../look/cardText';
import { usePrintText } from './usePrintText';

/** A card as lines that can be read without colour. */
export const PrintedCard = ({ cardKey }: { cardKey: string }) => {
  const { store } = useBoard();
  const text = usePrintText();
  const { language } = useLanguage();
  const isChanged = useContext(PrintMarks).has(cardKey);
  const view = store.view(cardKey);
  const bin = parseBinKey(store.binOf(cardKey) ?? '');
  if (!view || !bin) return null;
  const told = toldElsewhere(view.card, view.subJob);
  const { name, abbreviation, where, work, extra } = cardText(view, true, text, {
    stage: bin.stage,
    crew: store.facts().crews.get(bin.crew_id ?? Number.NaN) ?? null,
    wraps: true,
  });
  return (
    <div className={`print-card${isChanged ? ' is-changed' : ''}`} data-print-card={cardKey}>
      <strong>
        {view.card.job_order !== null && `${view.card.job_order}. `}
        {name}
      </strong>{' '}
      {abbreviation}
      <br />
      {[where, work, extra].filter(Boolean).join(' · ')}
      {isPastDue(view.card, view.subJob, bin, store.facts().today) && <em> {text('past_due')}</em>}
      {told && <em> {toldText(told.date, language)}</em>}
      {view.card.status_id === 1 && <em> {text('complete')}</em>}
    </div>
  );
};
