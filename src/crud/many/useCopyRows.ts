import { fileColumn, type FileColumn } from '#domain/exports/rowsFile';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useCopyTable } from '../../files/useCopyTable';
import { useLanguage } from '../../i18n/useLanguage';
import type { ResourceListState } from '../listState/useResourceList';
import { useLabel } from '../look/useLabel';
import { valueText } from '../values/valueText';
import { exportPath } from './exportPath';

/**
 * Copies rows of a list as a table, in the columns that are shown: some of them, or with null all of them. Who may
 * export gets all that the filter finds, from the server, which writes down that they left; whoever may not, the rows
 * of the page that is shown, which could as well be copied by hand.
 */
export const useCopyRows = (
  resource: ResourceDescriptor,
  state: ResourceListState,
  mayExport: boolean,
): ((ids: readonly number[] | null) => Promise<void>) => {
  const copy = useCopyTable();
  const label = useLabel();
  const { find } = useCatalogue();
  const { language } = useLanguage();
  return async (ids) => {
    if (mayExport) {
      const filter = ids === null ? state.filter : { id: { in: ids } };
      await copy(exportPath(resource.name, { ...state, filter }, language));
      return;
    }
    const rows = (state.list.data ?? []).filter(({ id }) => ids === null || ids.some((one) => one === id));
    const columns = state.columns.map(({ field }): FileColumn =>
      field.kind === 'Reference' ? fileColumn(label(field.label), 'String') : { head: label(field.label), field },
    );
    await copy({
      table: { title: label(resource.label_plural), columns, language },
      rows: rows.map((row) =>
        state.columns.map(({ field }) =>
          field.kind === 'Reference' ? valueText(field, row, find, language) : row[field.name],
        ),
      ),
    });
  };
};
