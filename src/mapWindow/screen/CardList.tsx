import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ShapeSign } from '../../map/markers/ShapeSign';
import type { ChoiceWay, WindowCard } from '../link/windowMessage';
import { useWindowText } from '../messages';
import type { Look } from './looks';
import type { CardWords } from './useCardWords';

/** A card with how it is drawn; null for one that is not on the map. */
interface ListedCard {
  card: WindowCard;
  look: Look | null;
  /** What is to be known of its place. */
  note: string | null;
}

export interface ListedGroup {
  name: string;
  cards: readonly ListedCard[];
}

interface Props {
  groups: readonly ListedGroup[];
  chosen: ReadonlySet<string>;
  words: Pick<CardWords, 'nameOf' | 'workOf'>;
  maySelect: boolean;
  onChoose: (keys: readonly string[], way: ChoiceWay) => void;
  onPoint: (key: string | null) => void;
  /** Shows a card on the map. */
  onOpen: (key: string) => void;
}

const PAGE = 10;

/**
 * All cards as a list of one tab stop: arrow keys go through it, Space selects, Shift with an arrow takes the next one
 * too, Enter shows the card on the map.
 */
export const CardList = ({
  groups,
  chosen,
  words: { nameOf, workOf },
  maySelect,
  onChoose,
  onPoint,
  onOpen,
}: Props) => {
  const text = useWindowText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<string | null>(null);
  /** Where a range begins. */
  const anchor = useRef<string | null>(null);
  const keys = groups.flatMap(({ cards }) => cards.map(({ card }) => card.key));
  const found = kept === null ? -1 : keys.indexOf(kept);
  const at = Math.max(0, found);
  const active = keys[at] ?? null;
  const optionId = (key: string): string => `${id}-${key}`;

  useEffect(() => {
    if (kept !== null)
      box.current?.querySelector(`[data-key="${CSS.escape(kept)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [kept]);

  const choose = (chosenKeys: readonly string[], way: ChoiceWay): void => {
    if (maySelect) onChoose(chosenKeys, way);
  };
  const goTo = (index: number, isRange: boolean): void => {
    const key = keys[Math.max(0, Math.min(index, keys.length - 1))];
    if (key === undefined) return;
    setKept(key);
    onPoint(key);
    if (isRange) choose(active === null ? [key] : [active, key], 'more');
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: keys.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key];
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (active === null || (next === undefined && !isAll && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (next !== undefined) return goTo(next, event.shiftKey);
    if (isAll) return choose(keys, 'only');
    anchor.current = active;
    setKept(active);
    if (event.key === ' ') return choose([active], 'other');
    return onOpen(active);
  };
  const onClick = (key: string, event: MouseEvent): void => {
    setKept(key);
    const from = anchor.current === null ? -1 : keys.indexOf(anchor.current);
    if (event.shiftKey && from >= 0) {
      const to = keys.indexOf(key);
      return choose(keys.slice(Math.min(from, to), Math.max(from, to) + 1), 'more');
    }
    anchor.current = key;
    choose([key], event.ctrlKey || event.metaKey ? 'other' : 'only');
    return onOpen(key);
  };

  if (keys.length === 0) return null;
  return (
    <div
      ref={box}
      className="window-list"
      role="listbox"
      tabIndex={0}
      aria-label={text('list')}
      aria-multiselectable="true"
      aria-describedby={`${id}-hint`}
      aria-activedescendant={active === null ? undefined : optionId(active)}
      onKeyDown={onKeyDown}
      onBlur={() => onPoint(null)}
    >
      <p id={`${id}-hint`} className="visually-hidden" role="presentation">
        {text('list_hint')}
      </p>
      {groups.map(({ name, cards }, place) => (
        <div key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
          <p id={`${id}-group-${place}`} className="window-group" role="presentation">
            {name} <span className="window-number">{cards.length}</span>
          </p>
          {cards.map(({ card, look, note }) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
            <div
              key={card.key}
              id={optionId(card.key)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.has(card.key)}
              data-key={card.key}
              className={`window-card${card.key === active ? ' is-active' : ''}`}
              onClick={(event) => onClick(card.key, event)}
              onPointerEnter={() => onPoint(card.key)}
              onPointerLeave={() => onPoint(null)}
            >
              {look ? <ShapeSign {...look} isHollow={note !== null} /> : <span className="window-no-sign" />}
              <span className="window-name">{nameOf(card)}</span>
              <span className="window-work">{workOf(card)}</span>
              <span className="window-address">{[card.address, card.city].filter(Boolean).join(', ')}</span>
              {note !== null && <span className="window-note">{note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
