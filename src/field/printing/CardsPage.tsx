import { useCallback } from 'react';
import { useParams } from 'react-router';
import { hasCard, isCardKind, type CardKindName } from '#domain/field/cards';
import { readIds } from '#domain/workOrders/printSelection';
import { useLoaded } from '../../dataProvider/useLoaded';
import { Loading } from '../../errors/Loading';
import type { PrintCard } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { CardSheet } from './CardSheet';
import { NotLoaded } from './NotLoaded';
import { PrintPage } from './PrintPage';
import './cards.css';

const Cards = ({ kind, ids, isQueue }: { kind: CardKindName; ids: string; isQueue: boolean }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const load = useCallback(() => api.cards(kind, readIds(ids)), [api, kind, ids]);
  const { value, error, reload } = useLoaded<readonly PrintCard[]>(load);
  if (error !== null) return <NotLoaded error={error} reload={reload} />;
  if (value === null) return <Loading />;
  const cards = value.filter(({ sub_job, entry_id }) => hasCard(kind, sub_job, entry_id));
  return (
    <PrintPage title={text('cards')} queued={isQueue ? cards.map(({ id }) => id) : []}>
      {cards.length === 0 && <p>{text('no_cards')}</p>}
      {cards.map((card) => (
        <CardSheet key={`${card.id} ${card.entry_id ?? ''}`} kind={kind} card={card} />
      ))}
    </PrintPage>
  );
};

/** One card at the address of its sub-job, or of a boulder's entry [NAV-092 .. NAV-095 WO-025]. */
export default function CardsPage({ kind }: { kind?: CardKindName }) {
  const { jobDetailID = '', boulderID, stage = '', selection = '' } = useParams();
  const word = stage.toLowerCase();
  if (kind) return <Cards kind={kind} ids={boulderID ?? jobDetailID} isQueue={false} />;
  return isCardKind(word) ? <Cards key={word} kind={word} ids={selection} isQueue /> : <NoCards />;
}

/** Warranties have no cards, work orders only. */
const NoCards = () => {
  const text = useFieldText();
  return (
    <PrintPage title={text('cards')} queued={[]}>
      <p>{text('no_cards')}</p>
    </PrintPage>
  );
};
