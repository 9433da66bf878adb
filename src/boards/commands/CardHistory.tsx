import { useMemo } from 'react';
import { Dialog } from '../../page/dialog/Dialog';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { IconButton } from '../look/IconButton';
import { useHistoryText } from './useHistoryText';
import { HistoryEntry } from './HistoryEntry';
import { useCardHistory } from './useCardHistory';
import type { CardHistoryEntry } from '../store/cardHistory';
import '../css/history.css';

/**
 * The mutations that the user can still take back: those that the server would, and whose fields nothing has changed
 * since. @param entries newest first
 */
export const undoable = (entries: readonly CardHistoryEntry[]): ReadonlySet<string> => {
  const since = new Set<string>();
  const ids = new Set<string>();
  for (const { mutation_id, op, may_undo, changes } of entries) {
    const fields = changes.map(({ entity, field }) => `${entity}.${field}`);
    if (may_undo && op === 'update' && fields.length > 0 && !fields.some((field) => since.has(field)))
      ids.add(mutation_id);
    for (const field of fields) since.add(field);
  }
  return ids;
};

/** Who moved a card, when, from where to where; what nothing has changed since can be taken back. */
export default function CardHistory({ overlay: { cardKey } }: { overlay: Overlay }) {
  const board = useBoard();
  const text = useHistoryText();
  const { items, hasMore, isFailed, isLoading, reload, loadMore } = useCardHistory(cardKey);
  const open = useMemo(() => undoable(items ?? []), [items]);
  const mayUndo = board.isOnline();
  const close = (): void => {
    board.shown.overlay.set(null);
    board.shown.focus.focus(cardKey);
  };
  const undo = async (mutation_id: string): Promise<void> => {
    await board.moves.undoMutation(mutation_id);
    reload();
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="card-history-title"
      slotProps={{ paper: { className: 'card-history' } }}
      fullWidth
      maxWidth="sm"
    >
      <header className="history-head">
        <h2 id="card-history-title" className="move-to-title">
          {text('history_title', { job: board.voice.words.job(cardKey) })}
        </h2>
        <IconButton icon="Close" label={text('close')} onClick={close} />
      </header>
      <div className="history-body" aria-busy={isLoading}>
        {isFailed && (
          <p role="alert">
            {text('history_failed')}{' '}
            <button type="button" className="plain-button" onClick={reload}>
              {text('retry')}
            </button>
          </p>
        )}
        {items?.length === 0 && !isFailed && <p className="history-empty">{text('history_empty')}</p>}
        <ol className="history-list">
          {items?.map((entry) => (
            <HistoryEntry
              key={entry.mutation_id}
              entry={entry}
              cardKey={cardKey}
              onUndo={mayUndo && open.has(entry.mutation_id) ? () => void undo(entry.mutation_id) : undefined}
            />
          ))}
        </ol>
        {hasMore && (
          <button type="button" className="plain-button" disabled={isLoading} onClick={loadMore}>
            {text('history_more')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
