import { useEffect, useRef, useState } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { EntryCard } from './EntryCard';
import type { EntryRow, EntryTableProps } from './entryColumn';
import { EntryDialog } from './EntryDialog';
import type { RowFocus } from './useRowFocus';

interface Props<Row extends EntryRow> extends Omit<EntryTableProps<Row>, 'onAdd'> { focus: RowFocus; onAdd: () => void }

/** The rows as cards; a tap opens the dialog with the same fields. A new row opens at once, and Cancel takes it away again. */
export const EntryCards = <Row extends EntryRow>({ words, columns, lines, list, readOnly = false, focus, onRemove, onRestore, onOpen, errorsOf, extra: Extra }: Props<Row>) => {
  const local = useLocalText();
  const { asked, taken, afterRemoval } = focus;
  const [open, setOpen] = useState<string | null>(null);
  const takeBack = useRef<(() => void) | null>(null);

  const start = (key: string): void => { takeBack.current = onOpen(); setOpen(key); };
  const stop = (): void => { takeBack.current = null; setOpen(null); };
  useEffect(() => {
    if (asked === null) return;
    taken();
    setOpen(asked);
  }, [asked, taken]);

  const opened = lines.find(({ row }) => row.key === open && !readOnly);
  return (
    <>
      <ul className="entries-cards" aria-label={local(words.title)}>
        {lines.map((line, index) => (
          <EntryCard<Row>
            key={line.row.key} {...line} number={index + 1} columns={columns} readOnly={readOnly} errors={line.isRemoved ? [] : errorsOf?.(line.row.key) ?? []}
            onOpen={() => start(line.row.key)} onRestore={() => { afterRemoval(line.row.key); onRestore(line.row.key); }}
          >
            {Extra && <Extra row={line.row} />}
          </EntryCard>
        ))}
      </ul>
      {opened && (
        <EntryDialog<Row>
          words={words} columns={columns} row={opened.row} list={list} onDone={stop}
          onCancel={() => { takeBack.current?.(); if (!takeBack.current && opened.row.id === null) onRemove(opened.row.key); stop(); }}
          onDelete={() => { afterRemoval(opened.row.key); onRemove(opened.row.key); stop(); }}
        />
      )}
    </>
  );
};
