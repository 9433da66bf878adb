import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { foldText } from '#domain/foldText';
import { SearchBox } from '../../crud/look/SearchBox';
import { useLabel } from '../../crud/look/useLabel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { useAdminText } from '../useAdminText';

const LOOKUPS = '/admin/lookups/';

/** Every lookup list with the way to its screens [ADM-006]. */
export const LookupsTab = () => {
  const text = useAdminText();
  const label = useLabel();
  const { resources, isReady } = useCatalogue();
  const [search, setSearch] = useState('');
  const lists = useMemo(
    () =>
      resources
        .filter(({ route }) => route.startsWith(LOOKUPS))
        .map(({ name, route, label_plural }) => ({ name, route, title: label(label_plural) }))
        .sort((one, other) => one.title.localeCompare(other.title)),
    [resources, label],
  );
  if (!isReady) return <Loading />;
  const found = lists.filter(({ title }) => foldText(title).includes(foldText(search.trim())));
  return (
    <>
      <div className="admin-tools">
        <SearchBox value={search} onSearch={setSearch} label={text('lookups_search')} />
      </div>
      {found.length === 0 && <p className="admin-none">{text('no_lookups')}</p>}
      <ul className="lookups">
        {found.map(({ name, route, title }) => (
          <li key={name}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
};
