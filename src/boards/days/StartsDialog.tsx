import { useCallback, useId, useState, type FormEvent } from 'react';
import type { BinKey } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { plantOf } from '#domain/plants/crewPlant';
import { errorText } from '../../dataProvider/errorText';
import { useLoaded } from '../../dataProvider/useLoaded';
import { useLanguage } from '../../i18n/useLanguage';
import { TimeInput } from '../../inputs/TimeInput';
import { Dialog } from '../../page/dialog/Dialog';
import { allTaken } from '../../saving/allTaken';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { useEntryText } from './useEntryText';
import '../css/moveTo.css';
import './starts.css';

interface Props {
  crew: BoardCrew;
  day: CivilDate;
  bin: BinKey;
  /** The stop whose time is written first. */
  cardKey?: string;
  onClose: () => void;
}

const USUAL = 'usual';

/** When a crew begins at its gunite stops of a day, and the plant that mixes for it: one change [SDY-018]. */
export const StartsDialog = ({ crew, day, bin, cardKey, onClose }: Props) => {
  const board = useBoard();
  const { store, voice } = board;
  const text = useEntryText();
  const { language } = useLanguage();
  const id = useId();
  const [stops] = useState(() =>
    store.cardsIn(bin).filter(({ entity, id: row }) => entity === 'gunite_history' && row > 0),
  );
  const [times, setTimes] = useState<ReadonlyMap<number, string | null>>(
    () => new Map(stops.map((card) => [card.id, card.start_time ?? null])),
  );
  const [own] = useState(() => plantOf(store.facts().crew_plants, { crew_id: crew.id, date: day }));
  const [planned] = useState(own && !own.is_usual ? String(own.plant_id) : USUAL);
  const [plant, setPlant] = useState(planned);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => (await board.api.starts?.())?.plants() ?? [], [board]);
  const plants = useLoaded(load);
  const { medium } = dayText(day, language);
  const named = { crew: crew.name, day: medium };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await allTaken())) return;
    setBusy(true);
    try {
      const api = await board.api.starts?.();
      const mutation_id = await api?.plan({
        crew_id: crew.id,
        date: day,
        plant_id: plant === USUAL ? null : Number(plant),
        starts: stops
          .filter((card) => (times.get(card.id) ?? null) !== (card.start_time ?? null))
          .map((card) => ({ id: card.id, start_time: times.get(card.id) ?? null })),
      });
      if (mutation_id) board.moves.adopt(mutation_id, text('starts_saved', named));
      onClose();
    } catch (error) {
      voice.fail(error instanceof Error ? errorText(error, language) : text('not_saved'));
      setBusy(false);
    }
  };
  const first = stops.find(({ key }) => key === cardKey) ?? stops[0];
  const options = plants.value ?? [];
  const isListed = plant === USUAL || options.some((one) => String(one.id) === plant);
  return (
    <Dialog
      open
      onClose={onClose}
      isDirty={plant !== planned}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { className: 'move-to' } }}
    >
      <form onSubmit={(event) => void submit(event)} className="move-to-form starts-form">
        <h2 id={id} className="move-to-title">
          {text('starts_title', named)}
        </h2>
        {stops.length === 0 && <p>{text('no_stops')}</p>}
        {stops.length > 0 && (
          <div className="starts-times">
            {stops.map((card) => (
              <TimeInput
                key={card.key}
                label={`${card.job_order === null ? '' : `${card.job_order}. `}${text('start_of', { job: voice.words.job(card.key) })}`}
                autoFocus={card === first}
                value={times.get(card.id) ?? null}
                onChange={(time) => setTimes((before) => new Map(before).set(card.id, time))}
              />
            ))}
          </div>
        )}
        <label>
          <span>{text('plant')}</span>
          <select
            className="plain-input"
            aria-label={text('plant')}
            autoFocus={!first}
            value={plant}
            onChange={({ target }) => setPlant(target.value)}
          >
            <option value={USUAL}>
              {text('plant_usual')}
              {own?.is_usual ? `: ${own.name}` : ''}
            </option>
            {!isListed && own && <option value={String(own.plant_id)}>{own.name}</option>}
            {options.map((one) => (
              <option key={one.id} value={String(one.id)}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {plants.error !== null && <p role="alert">{text('plants_failed')}</p>}
        <footer className="move-to-foot">
          <button type="button" className="plain-button" onClick={onClose}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary" disabled={isBusy}>
            {text('save')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
};
