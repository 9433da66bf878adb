import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '../../page/dialog/Dialog';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { useCard } from '../board/useCard';
import { useTextLimit } from '../../inputs/useTextLimit';
import { dayText } from '../look/dayText';
import { createPromises } from './promiseCommands';
import { usePromiseText } from '../told/promiseMessages';
import '../css/moveTo.css';

const MAX_NAME = 60;

/** To whom a card is promised: a name and Enter [SDY-012]. */
export const PromiseDialog = ({ cardKey, onClose }: { cardKey: string; onClose: () => void }) => {
  const board = useBoard();
  const text = usePromiseText();
  const { language } = useLanguage();
  const id = useId();
  const view = useCard(cardKey);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [field, tooLong] = useTextLimit(name.trim(), MAX_NAME, text('to'));
  if (!view?.card.date) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (tooLong !== null) return field.current?.focus();
    setBusy(true);
    const isDone = await createPromises(board).promise(cardKey, name.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { className: 'move-to' } }}
    >
      <form onSubmit={(event) => void submit(event)} className="move-to-form">
        <h2 id={id} className="move-to-title">
          {text('title', { job: board.voice.words.job(cardKey), day: dayText(view.card.date, language).medium })}
        </h2>
        <label className="promise-name">
          {text('to')}
          <input
            className="plain-input"
            autoFocus
            ref={field}
            required
            aria-invalid={tooLong !== null}
            aria-describedby={tooLong === null ? undefined : `${id}-long`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {tooLong !== null && (
          <p id={`${id}-long`} role="alert">
            {tooLong}
          </p>
        )}
        <p>{text('hint')}</p>
        <footer className="move-to-foot">
          <button type="button" className="plain-button" onClick={onClose}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary" disabled={isBusy || name.trim() === ''}>
            {text('save')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
