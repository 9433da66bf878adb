import { cardPeople } from '#domain/field/cardPeople';
import { cardParts, type CardKindName } from '#domain/field/cards';
import { addressText } from '#domain/inputs/address';
import { useLanguage } from '../../i18n/useLanguage';
import type { PrintCard } from '../data/fieldApi';
import { SheetPartView } from '../site/SheetPartView';
import { placeNote } from '../../site/placeNote';
import { useSiteText } from '../../site/useSiteText';
import { useFieldText } from '../useFieldText';
import './cards.css';

/** A printed card: one sheet with its head, what is to be built and the last comments [WO-025 JOB-075]. */
export const CardSheet = ({ kind, card }: { kind: CardKindName; card: PrintCard }) => {
  const text = useFieldText();
  const words = useSiteText();
  const { language } = useLanguage();
  const facts = [
    [text('address'), [addressText(card), placeNote(card, words)].filter(Boolean).join(' · ')],
    [words('key_map'), card.key_map],
    [words('gate_code'), card.gate_code],
    ...cardPeople(card.calls, card.homeowner).map(({ role, text: who }) => [words(role), who] as const),
  ] as const;
  return (
    <article className="card-sheet">
      <header>
        <p className="card-kind">{text(`card_${kind}`)}</p>
        <h2>
          {card.job_name ?? text('no_name')} #{card.job_id}
        </h2>
        <p>{[card.company_abbreviation, card.company_name].filter(Boolean).join(' - ')}</p>
        <dl>
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {card.critical_note && <p className="card-critical">{card.critical_note}</p>}
      </header>
      {cardParts(kind, card.sub_job, language, card.entry_id).map((part) => (
        <SheetPartView key={part.title.en} part={part} />
      ))}
    </article>
  );
};
