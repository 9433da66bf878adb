import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { BOM, csvLine, guarded } from '#domain/exports/csv';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useReason } from '../../dataProvider/useReason';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { Row } from '../../dataProvider/row';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { valueText } from '../values/valueText';

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
}

/** Rows of a page, and the most that a file holds: what is read here is in memory. */
const PAGE = 500;
const MAX_ROWS = 20_000;

/** Saves what the list of another program shows as CSV: page by page, since it streams no file. */
export const PagedExportButton = ({ resource, state: { list, columns, filter } }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const provider = useDataProvider();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    toast.retry('export');
    try {
      const lines = [csvLine(columns.map(({ field }) => guarded(label(field.label))))];
      const total = Math.min(list.total ?? MAX_ROWS, MAX_ROWS);
      for (let page = 1; (page - 1) * PAGE < total; page += 1) {
        // Pages follow each other: a source is asked once at a time.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await provider.getList<Row>(resource.name, {
          pagination: { page, perPage: PAGE },
          sort: { field: list.sort.field, order: list.sort.order === 'DESC' ? 'DESC' : 'ASC' },
          filter,
          meta: { columns: columns.map(({ name }) => name), total: false },
        });
        for (const row of data)
          lines.push(csvLine(columns.map(({ field }) => guarded(valueText(field, row, find, language)))));
        if (data.length < PAGE) break;
      }
      download(`${resource.name}.csv`, new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' }));
      toast.success(text('export_done', { smart_count: lines.length - 1 }));
    } catch (error) {
      toast.error(reasonOf(error, text('failed')), 'export');
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      title={text('export_csv')}
      aria-label={text('export_csv')}
      disabled={busy || !list.total}
      onClick={() => void save()}
    >
      <DownloadIcon />
    </IconButton>
  );
};
