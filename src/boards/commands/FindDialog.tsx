import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { binText } from '#domain/boards/binText';
import { cardPath } from '#domain/boards/cardPath';
import type { CivilDate } from '#domain/civilDate';
import { Dialog } from '../../page/dialog/Dialog';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { phaseText, typeText, statusLabel } from '../look/cardText';
import { useBoardText } from '../look/useBoardText';
import type { FoundCard } from '../store/boardApi';
import { useFoundCards } from './useFoundCards';
import '../css/findDialog.css';

interface Props {
  onDate: (date: CivilDate) => void;
  onClose: () => void;
}

/** Finds a card on any board and in any week: where each card of a job stands; Enter goes there [SDY-015]. */
export default function FindDialog({ onDate, onClose }: Props) {
  const board = useBoard();
  const { config } = board;
  const { jump } = board.shown;
  const navigate = useNavigate();
  const text = useBoardText();
  const { language } = useLanguage();
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { of: asked, cards, isFailed, isAsking } = useFoundCards(typed);
  const chosen = Math.min(active, cards.length - 1);

  const go = (card: FoundCard | undefined): void => {
    if (!card) return;
    onClose(); // the card gets the focus, not what opened the dialog
    if (card.category === config.category) jump.to(card.key, card.date, onDate);
    else void navigate(cardPath(card));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((Math.max(0, chosen) + step + cards.length) % Math.max(1, cards.length));
    } else if (event.key === 'Enter') {
      // Or the key would press the button that has the focus once the dialog is gone.
      event.preventDefault();
      if (!isAsking) go(cards[chosen]);
    }
  };
  const kindOf = ({ category, phase_id, type_id }: FoundCard): string =>
    [
      text(`board_${category}`),
      type_id !== null ? typeText(type_id, text) : category === 'pebble' ? phaseText(phase_id, text) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const said = isFailed
    ? text('find_failed')
    : cards.length === 0
      ? text('find_nothing')
      : text('found_count', { smart_count: cards.length });
  return (
    <Dialog
      isQuiet
      open
      disableRestoreFocus
      onClose={() => {
        onClose();
        // Once the dialog is gone, which keeps the focus for itself.
        if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
      }}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: 'find' } }}
      fullWidth
      maxWidth="sm"
    >
      <h2 id={`${id}-title`} className="visually-hidden">
        {text('find')}
      </h2>
      <input
        className="find-input"
        role="combobox"
        type="text"
        autoFocus
        placeholder={text('find_hint')}
        aria-label={text('find')}
        value={typed}
        aria-expanded={cards.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={cards[chosen] ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={cards.length > 0 ? 'visually-hidden' : 'find-said'} role="status">
        {asked === '' || isAsking ? '' : said}
      </p>
      <ul id={`${id}-list`} className="find-list" role="listbox" aria-label={text('find_results')}>
        {cards.map((card, index) => (
          // The input has the focus and its keys; the mouse chooses here.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={card.key}
            id={`${id}-${index}`}
            className="find-card"
            role="option"
            aria-selected={index === chosen}
            onMouseEnter={() => setActive(index)}
            onClick={() => go(card)}
          >
            <span className="find-job">
              <strong>{card.job_name ?? text('no_name')}</strong> <span>#{card.job_id}</span>
            </span>
            <span className="find-place">
              {card.date !== null && `${dayText(card.date, language).full.split(' ')[0] ?? ''} · `}
              {binText(card.bin, card.crew_name, card.category, language)}
            </span>
            <span className="find-where">
              {[card.company_name, [card.address_line_1, card.city].filter(Boolean).join(', ') || text('no_address')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="find-kind">
              {[kindOf(card), statusLabel(card.category, card.status_id, language)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
