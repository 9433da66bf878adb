import { useCallback, useId, useRef, useState } from 'react';
import { parseCount } from '#domain/inventory/count/parseCount';
import { useUntakenText } from '../../inputs/untakenText';
import { useInventoryText } from '../useInventoryText';

interface Props {
  column: 'unit_count' | 'individual_count';
  label: string;
  /** What is typed, or what lies there. */
  value: number;
  /** What lay there when the typing began; the same as the value while nothing changed. */
  before: number;
  unlikely: boolean;
  onCount: (value: number) => void;
  /** Enter on a cell that was left as it was. */
  onCheck: () => void;
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

/** One count of the sheet: typed over, added up, taken back with Esc. */
export const CountCell = ({ column, label, value, before, unlikely, onCount, onCheck }: Props) => {
  const text = useInventoryText();
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const count = typed === null ? value : parseCount(typed);
  const wrong = count === undefined;
  const input = useRef<HTMLInputElement>(null);
  useUntakenText(typed !== null && typed !== String(value), {
    label,
    wrong: wrong ? text('whole_number') : null,
    isPending: false,
    field: useCallback(() => input.current, []),
    drop: useCallback(() => setTyped(null), []),
  });
  const changed = value !== before;

  const commit = (): void => {
    if (typed === null || wrong) return;
    setTyped(null);
    // An emptied cell is one that was not counted.
    const next = count ?? before;
    if (next !== value) onCount(next);
  };
  const className = [
    'count-cell',
    changed && 'count-cell-changed',
    unlikely && 'count-cell-unlikely',
    wrong && 'count-cell-wrong',
    value < 0 && 'count-cell-negative',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={className}>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-column={column}
        value={shown}
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong || changed ? noteId : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            commit();
            if (typed === null || count === value) onCheck();
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            if (typed === null && changed) onCount(before);
            setTyped(null);
          }
        }}
      />
      {wrong && (
        <small id={noteId} className="count-note count-note-wrong" role="alert">
          {text('whole_number')}
        </small>
      )}
      {!wrong && changed && (
        <small id={noteId} className="count-note">
          {text('was', { before, change: signed(value - before) })}
        </small>
      )}
    </span>
  );
};
