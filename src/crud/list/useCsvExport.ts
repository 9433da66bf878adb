import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { civilDateOf } from '#domain/civilDate';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toast } from '../../toasts/toast';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { PAGE_LIMIT } from '../../dataProvider/documents/queries';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../useCrudText';
import { useLabel } from '../useLabel';
import { valueText } from '../values/valueText';
import { csvName, csvOf } from './csv';
import { download } from './download';
import type { ResourceListState } from './useResourceList';

/** Rows fetched so far, of how many. */
export interface ExportProgress { done: number; total: number }

/** Writes what the list shows, its columns in their order and all rows of its filter, into a CSV file; can be cancelled. */
export const useCsvExport = (resource: ResourceDescriptor, { list, columns, filter }: ResourceListState) => {
  const provider = useDataProvider();
  const { find } = useCatalogue();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const cancelled = useRef(false);
  const [progress, setProgress] = useState<ExportProgress | null>(null);

  const start = useCallback(async () => {
    cancelled.current = false;
    const rows: Row[] = [];
    let total = list.total ?? 0;
    const meta = { columns: columns.map(({ name }) => name) };
    try {
      for (let page = 1; page === 1 || rows.length < total; page += 1) {
        setProgress({ done: rows.length, total });
        const answer = await provider.getList<Row>(resource.name, { pagination: { page, perPage: PAGE_LIMIT }, sort: list.sort, filter, meta });
        if (cancelled.current) { toast.success(text('export_cancelled')); return; }
        rows.push(...answer.data);
        total = answer.data.length === 0 ? rows.length : answer.total ?? rows.length;
      }
      const heads = columns.map(({ field }) => label(field.label));
      const cells = rows.map((row) => columns.map(({ field }) => valueText(field, row, find, language)));
      download(csvName(resource.name, civilDateOf(new Date())), csvOf([heads, ...cells]), 'text/csv;charset=utf-8');
      toast.success(text('export_done', { smart_count: rows.length }));
    } catch {
      toast.error(text('failed'));
    } finally {
      setProgress(null);
    }
  }, [provider, resource, list.sort, list.total, filter, columns, find, text, label, language]);

  const cancel = useCallback(() => { cancelled.current = true; }, []);
  return { progress, start, cancel };
};
