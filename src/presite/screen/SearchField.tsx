import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { useSchedule } from '../schedule/ScheduleContext';
import { matchesSearch } from '../schedule/matchesSearch';
import { useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { IconButton } from './IconButton';

/** Dims what is not searched for, and counts the rest. */
export const SearchField = () => {
  const { store, search } = useSchedule();
  const text = usePresiteText();
  const words = useValue(search);
  const { columns } = useValue(store.shown);
  const found =
    words === '' ? 0 : columns.flatMap(({ items }) => items).filter(({ item }) => matchesSearch(item, words)).length;
  return (
    <div className="presite-search">
      <Search />
      <input
        type="search"
        aria-label={text('search')}
        placeholder={text('search_hint')}
        value={words}
        onChange={(event) => search.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') search.set('');
        }}
      />
      {words !== '' && (
        <>
          <span className="presite-found" role="status">
            {text('matches', { smart_count: found })}
          </span>
          <IconButton icon={Close} label={text('clear_search')} onClick={() => search.set('')} />
        </>
      )}
    </div>
  );
};
