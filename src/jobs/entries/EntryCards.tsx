import { useLocalText } from '../../i18n/useLocalText';
import { EntryCard } from './EntryCard';
import type { EntryListProps, EntryRow } from './entryColumn';

/** The rows as cards; a tap opens the dialog with the same fields. */
export const EntryCards = <Row extends EntryRow>({
  words,
  columns,
  lines,
  readOnly = false,
  onEdit,
  onRestore,
  errorsOf,
  extra: Extra,
}: EntryListProps<Row>) => {
  const local = useLocalText();
  if (lines.length === 0) return null;
  return (
    <ul className="entries-cards" aria-label={local(words.title)}>
      {lines.map((line, index) => (
        <EntryCard<Row>
          key={line.row.key}
          {...line}
          number={index + 1}
          columns={columns}
          readOnly={readOnly}
          errors={line.isRemoved ? [] : (errorsOf?.(line.row.key) ?? [])}
          onOpen={() => onEdit(line.row.key)}
          onRestore={() => onRestore(line.row.key)}
        >
          {Extra && <Extra row={line.row} />}
        </EntryCard>
      ))}
    </ul>
  );
};
