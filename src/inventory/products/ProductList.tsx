import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList } from 'ra-core';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { SearchBox } from '../../crud/look/SearchBox';
import { useLabel } from '../../crud/look/useLabel';
import { FieldValue } from '../../crud/values/FieldValue';
import type { Row } from '../../dataProvider/row';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useInventoryText } from '../useInventoryText';

/** So many products at a time. */
const PAGE = 100;

interface Props {
  resource: ResourceDescriptor;
  onOpen: (id: number) => void;
}

/** The products by name, found by name, code or description [INV-024]. */
export const ProductList = ({ resource, onOpen }: Props) => {
  const text = useInventoryText();
  const label = useLabel();
  const [search, setSearch] = useState('');
  const [discontinued, setDiscontinued] = useState(false);
  const {
    data: found,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteGetList<Row>(
    resource.name,
    {
      filter: {
        ...(search.trim() === '' ? {} : { search: search.trim() }),
        ...(discontinued ? {} : { is_discontinued: { eq: false } }),
      },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: PAGE },
      meta: { columns: [...resource.columns, ...resource.title] },
    },
    { retry: false, placeholderData: keepPreviousData },
  );
  const data = found?.pages.flatMap((page) => page.data);
  const fields = resource.columns.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
  const body = () => {
    if (error) return <ErrorView onRetry={() => void refetch()} />;
    if (!data) return <Loading variant="panel" />;
    if (data.length === 0) return <p className="products-none">{text('no_products')}</p>;
    return (
      <div className="products-scroll">
        <table className="products" aria-label={text('products')}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field.name} scope="col">
                  {label(field.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                {fields.map((field, index) =>
                  index === 0 ? (
                    <th key={field.name} scope="row">
                      <button type="button" className="products-open" onClick={() => onOpen(row.id)}>
                        {String(row.name)}
                      </button>
                    </th>
                  ) : (
                    <td key={field.name}>
                      <FieldValue field={field} record={row} oneLine />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ m: 1 }}>
            {text('more')}
          </Button>
        )}
      </div>
    );
  };
  return (
    <>
      <div className="products-tools">
        <SearchBox value={search} onSearch={setSearch} label={text('search')} />
        <FormControlLabel
          control={<Switch checked={discontinued} onChange={(_event, shown) => setDiscontinued(shown)} />}
          label={text('show_discontinued')}
        />
      </div>
      {body()}
    </>
  );
};
