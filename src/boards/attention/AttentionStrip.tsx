import { useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { AttentionKind } from '#domain/boards/attention';
import { parseBinKey } from '#domain/boards/bins';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useBoard } from '../board/BoardContext';
import { matches } from '../board/boardFilter';
import { openDayMenu } from '../days/openDayMenu';
import { ONE_DAY } from '../look/oneDay';
import { TraySortSelect } from './TraySortSelect';
import { useArrivingCard } from './useArrivingCard';
import { useAttention } from './useAttention';
import { useAttentionText, type AttentionMessage } from './useAttentionText';
import './attention.css';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The chips above a board: how many of its cards are past due, not ready and so on. A chip shows its cards, "Hide
 * others" nothing else. One tab stop; the arrows go from one to the next [SDY-014].
 */
export default function AttentionStrip() {
  const board = useBoard();
  const { store, config, shown } = board;
  const text = useAttentionText();
  useArrivingCard(board, text);
  const counted = useAttention(board);
  const filter = useSyncExternalStore(shown.filter.subscribe, shown.filter.get);
  const isNarrow = useNarrowerThan(ONE_DAY);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  /** The card that was gone to last. */
  const [at, setAt] = useState<string | null>(null);

  const others = { ...filter, chip: '', keys: null };
  const found = (keys: ReadonlySet<string>): string[] =>
    [...keys].filter((key) => {
      const view = store.view(key);
      return view !== undefined && matches(others, view);
    });
  const choose = (kind: AttentionKind, keys: ReadonlySet<string>): void => {
    setAt(null);
    const isOff = filter.chip === kind;
    shown.filter.set({
      ...filter,
      chip: isOff ? '' : kind,
      keys: isOff ? null : keys,
      isAlone: !isOff && filter.isAlone,
    });
  };
  const goNext = (): void => {
    const keys = shown.matches.all();
    const next = keys[(keys.indexOf(at ?? '') + 1) % keys.length];
    if (next === undefined) return;
    setAt(next);
    const date = parseBinKey(store.binOf(next) ?? '')?.date;
    // Which shows one day alone: the next card may stand on another.
    if (isNarrow && date) shown.turnTo.get()?.(date);
    shown.jump.show(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };

  const chips = [...counted].map(([kind, keys]) => {
    const name: AttentionMessage = kind === 'no_quantity' && config.category === 'gunite' ? 'no_yards' : kind;
    const own = found(keys);
    const days = new Set(own.map((key) => store.binOf(key))).size;
    const inAll = text('cards', { smart_count: own.length });
    const isOfDays = kind === 'over_capacity';
    return {
      kind,
      keys,
      label: text(name),
      count: isOfDays ? days : own.length,
      said: isOfDays ? text('over_capacity_days', { smart_count: days, cards: inAll }) : inAll,
      hint: text(`${name}_hint`),
    };
  });
  const tools = [
    { label: text('next'), isPressed: undefined, act: goNext },
    {
      label: text('hide_others'),
      isPressed: filter.isAlone,
      act: () => shown.filter.set({ ...filter, isAlone: !filter.isAlone }),
    },
  ];
  const last = chips.length + (filter.chip === '' ? 0 : tools.length) - 1;
  const tabIndexOf = (index: number): 0 | -1 => (index === Math.min(stop, last) ? 0 : -1);
  return (
    <div className="attention-row">
      <div ref={bar} className="attention-chips" role="toolbar" aria-label={text('title')} onKeyDown={onKeyDown}>
        {chips.map(({ kind, keys, label, count, said, hint }, index) => (
          <button
            key={kind}
            type="button"
            className={`attention-chip is-${kind}${count === 0 ? ' is-none' : ''}`}
            aria-pressed={filter.chip === kind}
            aria-label={`${label}: ${said}`}
            title={`${said}. ${hint}`}
            tabIndex={tabIndexOf(index)}
            onFocus={() => setStop(index)}
            onClick={() => choose(kind, keys)}
          >
            {label} <b>{count}</b>
          </button>
        ))}
        {filter.chip !== '' &&
          tools.map(({ label, isPressed, act }, index) => (
            <button
              key={label}
              type="button"
              className="attention-chip is-tool"
              aria-pressed={isPressed}
              tabIndex={tabIndexOf(chips.length + index)}
              onFocus={() => setStop(chips.length + index)}
              onClick={act}
            >
              {label}
            </button>
          ))}
      </div>
      <div className="tray-tools">
        {!board.carry.timeDrag && store.facts().rights.can_edit && (
          <button
            type="button"
            className="attention-chip is-tool"
            title={text('suggest_hint')}
            disabled={!board.isOnline() || !board.api.plans}
            onClick={({ currentTarget: anchor }) =>
              openDayMenu(board, { day: store.facts().date, anchor, opens: 'suggest' })
            }
          >
            {text('suggest')}
          </button>
        )}
        <TraySortSelect />
      </div>
    </div>
  );
}
