import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { paletteWords } from '#domain/palette/rank';
import { useProfile } from '../../auth/useProfile';
import type { ValueStore } from '../../store/valueStore';
import { useLocalText } from '../../i18n/useLocalText';
import { useT } from '../../i18n/useT';
import { commandEntries, useScreenEntries } from './useFixedEntries';
import { rankEntries, type PaletteEntry } from './paletteEntry';
import { PaletteLine } from './PaletteLine';
import { keepRecent, recentEntries } from './recentEntries';
import { useFoundRecords } from './useFoundRecords';

/** How many places a key goes; the others stay with the field. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface Props {
  /** The first text of the field, taken once. */
  typed?: ValueStore<string> | undefined;
  onChoose: (act: () => void) => void;
}

/** The field of the palette and its list: arrows move, Enter opens, with Ctrl or Cmd in a new tab. */
export const PalettePanel = ({ typed, onChoose }: Props) => {
  const t = useT();
  const local = useLocalText();
  const navigate = useNavigate();
  const userId = useProfile()?.id ?? 0;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState(() => typed?.get() ?? '');
  const [place, setPlace] = useState(0);
  const screens = useScreenEntries();
  // As they could be done where the focus was when the palette opened.
  const [commands] = useState(() => commandEntries(local));
  const [recent] = useState(() => recentEntries(userId));
  const { entries: records, isSearching, hasFailed } = useFoundRecords(text);

  const words = useMemo(() => paletteWords(text), [text]);
  const shown = useMemo((): readonly PaletteEntry[] => {
    if (words.length > 0) return rankEntries([...records, ...screens, ...commands], words);
    const known = new Set(recent.map((entry) => entry.id));
    return [...recent, ...screens.filter((entry) => !known.has(entry.id)), ...commands];
  }, [words, records, screens, commands, recent]);
  const active = Math.min(place, shown.length - 1);

  useEffect(() => {
    typed?.set('');
  }, [typed]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, shown]);

  const choose = (entry: PaletteEntry, inNewTab: boolean): void => {
    keepRecent(userId, entry);
    const { to, perform } = entry;
    if (to !== undefined && inNewTab) window.open(to, '_blank', 'noopener');
    else
      onChoose(() => {
        if (to === undefined) perform?.();
        else void navigate(to);
      });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const entry = shown[active];
    if (step !== undefined) {
      event.preventDefault();
      const next = active + step;
      setPlace(
        Math.abs(step) === 1
          ? (next + shown.length) % Math.max(shown.length, 1)
          : Math.max(0, Math.min(shown.length - 1, next)),
      );
    } else if (event.key === 'Enter' && entry) {
      event.preventDefault();
      choose(entry, event.ctrlKey || event.metaKey);
    }
  };

  return (
    <>
      <input
        className="palette-field"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
        aria-label={t('commands.palette')}
        placeholder={t('commands.palette_text.placeholder')}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
      />
      <p className="visually-hidden" role="status">
        {!isSearching && words.length > 0 && t('commands.palette_text.count', { smart_count: shown.length })}
      </p>
      {hasFailed && <p className="palette-notice">{t('commands.palette_text.failed')}</p>}
      {shown.length === 0 && !isSearching && (
        <p className="palette-notice">{t('commands.palette_text.none', { text: text.trim() })}</p>
      )}
      <ul
        ref={list}
        id={`${id}-list`}
        className="palette-list"
        role="listbox"
        aria-label={t('commands.palette_text.results')}
        aria-busy={isSearching}
      >
        {shown.map((entry, index) => (
          <PaletteLine
            key={entry.id}
            id={`${id}-${index}`}
            entry={entry}
            isActive={index === active}
            isRecent={words.length === 0 && index < recent.length}
            onPoint={() => setPlace(index)}
            onChoose={(inNewTab) => choose(entry, inNewTab)}
          />
        ))}
      </ul>
    </>
  );
};
