import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { BOM, csvLine, guarded } from '#domain/exports/csv';
import { MAX_COPIED_ROWS } from '#domain/exports/htmlTable';
import { fileColumn } from '#domain/exports/rowsFile';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useReason } from '../../dataProvider/useReason';
import { download } from '../../files/download';
import { tableHtml } from '../../files/tableForClipboard';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
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

/** Saves what the list of another program shows as CSV, or copies it: page by page, since it streams no file. */
export const PagedExportButton = ({ resource, state: { list, columns, filter } }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const provider = useDataProvider();
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const copy = useCopyTable();
  const copyText = useCopyText();
  const readRows = async (most: number): Promise<string[][]> => {
    const rows: string[][] = [];
    const total = Math.min(list.total ?? most, most);
    for (let page = 1; (page - 1) * PAGE < total; page += 1) {
      // Pages follow each other: a source is asked once at a time.
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await provider.getList<Row>(resource.name, {
        pagination: { page, perPage: PAGE },
        sort: { field: list.sort.field, order: list.sort.order === 'DESC' ? 'DESC' : 'ASC' },
        filter,
        meta: { columns: columns.map(({ name }) => name), total: false },
      });
      for (const row of data) rows.push(columns.map(({ field }) => valueText(field, row, find, language)));
      if (data.length < PAGE) break;
    }
    return rows;
  };
  const heads = columns.map(({ field }) => label(field.label));
  const save = async (): Promise<void> => {
    setBusy(true);
    toast.retry('export');
    try {
      const lines = [heads, ...(await readRows(MAX_ROWS))].map((cells) => csvLine(cells.map(guarded)));
      download(`${resource.name}.csv`, new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' }));
      toast.success(text('export_done', { smart_count: lines.length - 1 }));
    } catch (error) {
      toast.error(reasonOf(error, text('failed')), 'export');
    } finally {
      setBusy(false);
    }
  };
  const copyRows = (): Promise<void> =>
    copy(async () =>
      tableHtml(
        { title: label(resource.label_plural), columns: heads.map((head) => fileColumn(head, 'String')), language },
        await readRows(MAX_COPIED_ROWS),
      ),
    );
  const isOff = busy || !list.total;
  return (
    <>
      <IconButton
        title={text('export_csv')}
        aria-label={text('export_csv')}
        disabled={isOff}
        onClick={() => void save()}
      >
        <DownloadIcon />
      </IconButton>
      <IconButton
        title={copyText('copy')}
        aria-label={copyText('copy')}
        disabled={isOff}
        onClick={() => void copyRows()}
      >
        <CopyIcon />
      </IconButton>
    </>
  );
};
