import { formatValue } from '#domain/fields/formatValue';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { useHistoryText } from './useHistoryText';
import type { CardHistoryEntry } from '../store/cardHistory';
import { historyText } from './historyText';

interface Props {
  entry: CardHistoryEntry;
  cardKey: string;
  /** Absent where it cannot be taken back. */ onUndo?: (() => void) | undefined;
}

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** One step: who, when, from which bin, crew and day to which, and what else changed. */
export const HistoryEntry = ({ entry, cardKey, onUndo }: Props) => {
  const { store } = useBoard();
  const text = useHistoryText();
  const { language } = useLanguage();
  const { title, move, changes, reasons } = historyText(entry, cardKey, { store, language, text });
  const who = entry.user?.name ?? text('history_system');
  const when = formatValue(MOMENT, entry.at, language);
  const count = Math.max(1, ...(entry.touched ?? []).map((one) => one.count));
  return (
    <li className="history-entry">
      <div className="history-line">
        <span>
          <strong>{who}</strong> <span className="history-title">{title}</span>
        </span>
        <time dateTime={entry.at}>{when}</time>
        {onUndo && (
          <button
            type="button"
            className="plain-button"
            aria-label={text(count > 1 ? 'history_undo_cards' : 'history_undo', { who, when, count })}
            onClick={onUndo}
          >
            {count > 1 ? text('undo_cards', { count }) : text('undo')}
          </button>
        )}
      </div>
      {move && (
        <p className="history-move">
          <span className="visually-hidden">{text('from_to', move)}</span>
          <span aria-hidden="true">
            {move.from} → <strong>{move.to}</strong>
          </span>
        </p>
      )}
      {reasons.map((line) => (
        <p key={line} className="history-change">
          {line}
        </p>
      ))}
      {changes.map(({ label, before, after }) => (
        <p key={label} className="history-change">
          {label}: {before} → {after}
        </p>
      ))}
    </li>
  );
};
