import { memo, useMemo, useState, useSyncExternalStore, type ChangeEvent, type KeyboardEvent } from 'react';
import { useBoard } from '../board/BoardContext';
import { BoardIcon } from '../look/BoardIcon';
import { IconButton } from '../look/IconButton';
import { useShape } from '../board/useShape';
import { useBoardText } from '../look/useBoardText';
import { isSearching, NO_FILTER } from '../board/boardFilter';

/** The names that are there, a line each: equal texts are not drawn anew. */
const names = (values: Iterable<string | null>): string =>
  [...new Set(values)]
    .flatMap((value) => (value === null || value === '' ? [] : [value]))
    .sort((a, b) => a.localeCompare(b))
    .join('\n');

const Options = memo(function Options({ lines }: { lines: string }) {
  return lines === '' ? null : lines.split('\n').map((name) => <option key={name}>{name}</option>);
});

/** Looks for cards by text, company and city, and goes from one to the next; the others are dimmed, or hidden. */
export const FilterBar = memo(function FilterBar() {
  const board = useBoard();
  const { store } = board;
  const { filter, matches, jump } = board.shown;
  const text = useBoardText();
  const turn = useShape();
  const chosen = useSyncExternalStore(filter.subscribe, filter.get);
  /** The card that was gone to last. */
  const [at, setAt] = useState<string | null>(null);
  const choices = useMemo(() => {
    const subJobs = [...store.facts().sub_jobs.values()];
    return { companies: names(subJobs.map((job) => job.company_name)), cities: names(subJobs.map((job) => job.city)) };
    // eslint-disable-next-line react/exhaustive-deps
  }, [store, turn]);
  const found = useMemo(
    () => matches.all(),
    // eslint-disable-next-line react/exhaustive-deps
    [matches, chosen, turn],
  );
  const isLooking = isSearching(chosen);
  const place = at === null ? -1 : found.indexOf(at);
  const go = (step: 1 | -1): void => {
    // The cards may have moved since they were counted.
    const now = matches.all();
    const from = at === null ? -1 : now.indexOf(at);
    const next = now[from < 0 ? (step === 1 ? 0 : now.length - 1) : (from + step + now.length) % now.length];
    if (next === undefined) return;
    setAt(next);
    jump.show(next);
  };
  const set =
    (name: 'text' | 'company' | 'city') =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
      setAt(null);
      filter.set({ ...chosen, [name]: target.value });
    };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !isLooking) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  return (
    <search className="filter-bar">
      <label className="search-field">
        <BoardIcon name="Search" size={16} />
        <input
          type="search"
          className="plain-input"
          placeholder={text('search_hint')}
          aria-label={text('search')}
          value={chosen.text}
          onChange={set('text')}
          onKeyDown={onKeyDown}
        />
      </label>
      <select
        className="plain-input filter-select"
        aria-label={text('company')}
        value={chosen.company}
        onChange={set('company')}
      >
        <option value="">{text('all_companies')}</option>
        <Options lines={choices.companies} />
      </select>
      <select
        className="plain-input filter-select"
        aria-label={text('city')}
        value={chosen.city}
        onChange={set('city')}
      >
        <option value="">{text('all_cities')}</option>
        <Options lines={choices.cities} />
      </select>
      {isLooking && (
        <>
          <span className="filter-found" role="status">
            {place < 0
              ? text('matches', { smart_count: found.length })
              : text('found_of', { found: place + 1, count: found.length })}
          </span>
          <IconButton
            icon="ExpandLess"
            label={text('found_previous')}
            hint="Shift Enter"
            reason={found.length === 0 ? text('nothing_found') : null}
            onClick={() => go(-1)}
          />
          <IconButton
            icon="ExpandMore"
            label={text('found_next')}
            hint="Enter"
            reason={found.length === 0 ? text('nothing_found') : null}
            onClick={() => go(1)}
          />
          <IconButton
            icon="FilterList"
            label={text('hide_others')}
            isPressed={chosen.isAlone}
            onClick={() => filter.set({ ...chosen, isAlone: !chosen.isAlone })}
          />
          <IconButton icon="Close" label={text('clear_filter')} onClick={() => filter.set(NO_FILTER)} />
        </>
      )}
    </search>
  );
});
