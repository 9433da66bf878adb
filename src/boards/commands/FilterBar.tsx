import { memo, useMemo, useSyncExternalStore, type ChangeEvent } from 'react';
import { useBoard } from '../board/BoardContext';
import { BoardIcon } from '../look/BoardIcon';
import { IconButton } from '../look/IconButton';
import { useShape } from '../board/useShape';
import { useBoardText } from '../look/useBoardText';
import { isFiltering, matches, NO_FILTER, type BoardFilter } from '../board/boardFilter';

/** The names that are there, a line each: equal texts are not drawn anew. */
const names = (values: Iterable<string | null>): string =>
  [...new Set(values)]
    .flatMap((value) => (value === null || value === '' ? [] : [value]))
    .sort((a, b) => a.localeCompare(b))
    .join('\n');

const Options = memo(function Options({ lines }: { lines: string }) {
  return lines === '' ? null : lines.split('\n').map((name) => <option key={name}>{name}</option>);
});

/** Looks for cards by text, company and city; the others are dimmed. */
export const FilterBar = memo(function FilterBar() {
  const board = useBoard();
  const { store } = board;
  const { filter } = board.shown;
  const text = useBoardText();
  const turn = useShape();
  const chosen = useSyncExternalStore(filter.subscribe, filter.get);
  const choices = useMemo(() => {
    const subJobs = [...store.facts().sub_jobs.values()];
    return { companies: names(subJobs.map((job) => job.company_name)), cities: names(subJobs.map((job) => job.city)) };
    // eslint-disable-next-line react/exhaustive-deps
  }, [store, turn]);
  const found = useMemo(() => {
    if (!isFiltering(chosen)) return null;
    const cards = [...store.facts().cards.keys()].filter((key) => store.binOf(key) !== undefined);
    return cards.flatMap((key) => store.view(key) ?? []).filter((view) => matches(chosen, view)).length;
    // eslint-disable-next-line react/exhaustive-deps
  }, [store, chosen, turn]);
  const set =
    (name: keyof BoardFilter) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
      filter.set({ ...chosen, [name]: target.value });
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
      {found !== null && (
        <span className="filter-found" role="status">
          {text('matches', { smart_count: found })}
        </span>
      )}
      {found !== null && <IconButton icon="Close" label={text('clear_filter')} onClick={() => filter.set(NO_FILTER)} />}
    </search>
  );
});
