import { useLanguage } from '../../i18n/useLanguage';
import { columnName } from '../schedule/columnName';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';

/** The column's name and how many presites it has. */
export const ColumnHead = ({ column }: { column: Column }) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const name = columnName(column, language);
  return (
    <header className="presite-head">
      <h2 className="presite-head-name" title={name}>
        {name}
      </h2>
      {column.supervisor?.is_active === false && <span className="presite-badge is-quiet">{text('inactive')}</span>}
      <span className="presite-count" title={text('items', { smart_count: column.items.length })}>
        {column.items.length}
      </span>
    </header>
  );
};
