import { useId, useState, type FormEvent } from 'react';
import type { BoardCrew } from '#domain/boards/types';
import { MAX_DAYS_WITHOUT_WORK } from '#domain/boards/workdays/dayWithoutWork';
import type { CivilDate } from '#domain/civilDate';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { DateInput } from '../../inputs/DateInput';
import { TimeInput } from '../../inputs/TimeInput';
import { useTextLimit } from '../../inputs/useTextLimit';
import { Dialog } from '../../page/dialog/Dialog';
import { allTaken } from '../../saving/allTaken';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { dayEntryFault } from './dayEntryFault';
import type { WholeDayEntry } from '../store/rainApi';
import { useEntryText } from './useEntryText';
import '../css/moveTo.css';
import './starts.css';

/** The most letters of a name or a purpose. */
const MAX_NAME = 60;

interface Props {
  day: CivilDate;
  /** Whose own block it is; without a crew a day on which nobody works. */
  crew?: BoardCrew | undefined;
  onClose: () => void;
}

/** "Not a workday..." of a day's head, "Own block..." of a crew: the day, and the crew, are filled in [SDY-001]. */
export const DayEntryDialog = ({ day, crew, onClose }: Props) => {
  const board = useBoard();
  const text = useEntryText();
  const { language } = useLanguage();
  const id = useId();
  const [isForAll, setForAll] = useState(true);
  const [name, setName] = useState('');
  const [first, setFirst] = useState<CivilDate | null>(day);
  const [last, setLast] = useState<CivilDate | null>(day);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [field, tooLong] = useTextLimit(name.trim(), MAX_NAME, text(crew ? 'purpose' : 'name'));
  const [refused, setRefused] = useState<string | null>(null);
  const { full } = dayText(day, language);
  const title = crew ? text('block_title', { crew: crew.name, day: full }) : text('closed_title', { day: full });
  const fault = dayEntryFault({ first, last, name, needsName: crew !== undefined || isForAll, from, to });
  const wrong = fault && text(fault === 'no_name' && crew ? 'no_purpose' : fault, { most: MAX_DAYS_WITHOUT_WORK });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await allTaken())) return;
    if (tooLong !== null) return field.current?.focus();
    if (wrong !== null || first === null || last === null) return;
    setBusy(true);
    setRefused(null);
    const entry: WholeDayEntry = {
      kind: crew ? 'own_block' : isForAll ? 'holiday' : 'closure',
      name: name.trim() || null,
      first_day: first,
      last_day: last,
      crew_id: crew?.id ?? null,
      lookup_company_division_id: crew || isForAll ? null : board.config.division_id,
      start_time: from,
      end_time: to,
    };
    try {
      const mutation_id = await (await board.api.plans?.())?.saveDay(entry);
      if (mutation_id) board.moves.adopt(mutation_id, text('day_saved', { title }));
      onClose();
    } catch (error) {
      setRefused(error instanceof Error ? errorText(error, language) : text('not_saved'));
      setBusy(false);
    }
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
      <form onSubmit={(event) => void submit(event)} className="move-to-form starts-form">
        <h2 id={id} className="move-to-title">
          {title}
        </h2>
        {!crew && (
          <label>
            <span>{text('whom')}</span>
            <select
              className="plain-input"
              value={isForAll ? 'all' : 'division'}
              onChange={({ target }) => setForAll(target.value === 'all')}
            >
              <option value="all">{text('whom_all')}</option>
              <option value="division">{text('whom_division')}</option>
            </select>
          </label>
        )}
        <label>
          <span>{text(crew ? 'purpose' : 'name')}</span>
          <input
            className="plain-input"
            ref={field}
            autoFocus
            aria-invalid={tooLong !== null}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <div className="starts-dates">
          <DateInput
            label={text('first_day')}
            value={first}
            onChange={(date) => {
              setFirst(date);
              if (date !== null && last !== null && date > last) setLast(date);
            }}
          />
          <DateInput label={text('last_day')} value={last} onChange={setLast} />
        </div>
        {crew && (
          <>
            <div className="starts-dates">
              <TimeInput label={text('from_time')} value={from} onChange={setFrom} />
              <TimeInput label={text('to_time')} value={to} onChange={setTo} />
            </div>
            <p>{text('whole_day')}</p>
          </>
        )}
        {!crew && <p>{text('cards_stay')}</p>}
        <p role="status">{tooLong ?? wrong}</p>
        {refused !== null && <p role="alert">{refused}</p>}
        <footer className="move-to-foot">
          <button type="button" className="plain-button" onClick={onClose}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary" disabled={isBusy || wrong !== null}>
            {text('save')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
