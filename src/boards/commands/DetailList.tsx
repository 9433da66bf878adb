import type { WholeJob } from '#domain/boards/wholeJob';
import { wholeRows } from '#domain/boards/wholeRows';
import { phoneLink } from '#domain/inputs/phoneLink';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { AddressLink } from '../../page/AddressLink';
import { LinkedText } from '../../page/LinkedText';
import { useBoard } from '../board/BoardContext';
import { useCard } from '../board/useCard';
import { useBoardText } from '../look/useBoardText';
import { besideEachOther, detailRows } from './detailRows';

interface Props {
  cardKey: string;
  /** All else that is known of its job, once it has come [BRD-019 BRD-020]. */
  job?: WholeJob | null;
}

/** What the board knows of a card, line by line; number and address are links. */
export const DetailList = ({ cardKey, job = null }: Props) => {
  const { store, config } = useBoard();
  const text = useBoardText();
  const local = useLocalText();
  const { language } = useLanguage();
  const view = useCard(cardKey);
  if (!view) return null;
  const { card, subJob } = view;
  const others = [...store.facts().cards.values()].filter(
    (one) => one.job_detail_id === card.job_detail_id && one.key !== card.key && one.entity !== 'job_detail',
  );
  const crew = card.crew_id === null ? null : (store.facts().crews.get(card.crew_id)?.name ?? null);
  const { rows, whole } = besideEachOther(
    detailRows(view, crew, config.category, language, text, others),
    job ? wholeRows(job, subJob.id, language, { entity: card.entity, id: card.id, badges: subJob.badges }) : [],
  );
  return (
    <>
      <header className="details-head">
        <strong>{subJob.job_name ?? text('no_name')}</strong>
      </header>
      <dl className="details-list">
        <div className="details-row">
          <dt>{text('address')}</dt>
          <dd>
            <AddressLink address={subJob} />
          </dd>
        </div>
        {subJob.phone && (
          <div className="details-row">
            <dt>{text('phone')}</dt>
            <dd>
              <a href={phoneLink(subJob.phone)}>{subJob.phone}</a>
            </dd>
          </div>
        )}
        {subJob.gate_code && (
          <div className="details-row">
            <dt>{text('gate_code')}</dt>
            <dd className="details-code">{subJob.gate_code}</dd>
          </div>
        )}
        {rows.map(({ label, value }) => (
          <div key={`${label} ${value}`} className="details-row">
            <dt>{text(label)}</dt>
            <dd>
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {whole.length > 0 && (
        <dl className="details-list is-whole">
          {whole.map(({ label, value }) => (
            <div key={label.en} className="details-row">
              <dt>{local(label)}</dt>
              <dd>
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
