import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList } from 'ra-core';
import { useRef, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { shownTable } from '../../files/shownTable';
import { useLanguage } from '../../i18n/useLanguage';
import { exportPath } from '../many/exportPath';
import { SearchBox } from '../look/SearchBox';
import { useLabel } from '../look/useLabel';
import { FieldValue } from '../values/FieldValue';
import { recordTitle } from '../values/recordTitle';
import type { Row } from '../../dataProvider/row';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useCrudText } from '../look/useCrudText';

const BY_NAME = { field: 'name', order: 'ASC' } as const;
/** So many records at a time. */
const PAGE = 100;

/** How records in use are told from the others, and what shows all of them. */
export interface Unused {
  field: string;
  /** The value that records in use have there. */
  value: boolean;
  label: string;
}

interface Props {
  resource: ResourceDescriptor;
  unused: Unused;
  onOpen: (id: number) => void;
}

/** The records by name, found as their list finds them [INV-024]. */
export const DialogList = ({ resource, unused, onOpen }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const { language } = useLanguage();
  const mayExport = useCatalogue().rightsOf(resource.name).export;
  const rows = useRef<HTMLTableElement>(null);
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const filter = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(all ? {} : { [unused.field]: { eq: unused.value } }),
  };
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
      filter,
      sort: BY_NAME,
      pagination: { page: 1, perPage: PAGE },
      meta: { columns: [...resource.columns, ...resource.title] },
    },
    { retry: false, placeholderData: keepPreviousData },
  );
  const data = found?.pages.flatMap((page) => page.data);
  const fields = resource.columns.flatMap((name) => resource.fields.find((field) => field.name === name) ?? []);
  /** All that are found, for who may export; for others those that are shown. */
  const copyRows = (): void => {
    const columns = fields.map(({ name }) => ({ name }));
    if (mayExport) void copy(exportPath(resource.name, { list: { sort: BY_NAME }, columns, filter }, language));
    else if (rows.current) {
      const html = shownTable([rows.current], language);
      void copy(() => Promise.resolve(html));
    }
  };
  const body = () => {
    if (error) return <ErrorView onRetry={() => void refetch()} />;
    if (!data) return <Loading variant="panel" />;
    if (data.length === 0) return <p className="records-none">{text('no_results')}</p>;
    return (
      <div className="records-scroll">
        <table ref={rows} className="records" aria-label={label(resource.label_plural)}>
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
                      <button type="button" className="records-open" onClick={() => onOpen(Number(row.id))}>
                        {recordTitle(resource, row)}
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
            {text('show_more')}
          </Button>
        )}
      </div>
    );
  };
  return (
    <>
      <div className="records-tools">
        <SearchBox value={search} onSearch={setSearch} label={text('search')} />
        <FormControlLabel
          control={<Switch checked={all} onChange={(_event, shown) => setAll(shown)} />}
          label={unused.label}
        />
        <Button
          size="small"
          color="inherit"
          startIcon={<CopyIcon />}
          sx={{ minHeight: { xs: 44, sm: 0 } }}
          disabled={!data || data.length === 0}
          onClick={copyRows}
        >
          {copyText('copy')}
        </Button>
      </div>
      {body()}
    </>
  );
};
