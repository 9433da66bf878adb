import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { isInUnitedStates, parsePlace, placeText, type TypedPlace } from '#domain/inputs/parsePlace';
import { Dialog } from '../../page/dialog/Dialog';
import { PinMap } from './PinMap';
import { usePinText } from './pinMessages';

interface Props {
  /** The pin as it stands; null when none was set by hand. */
  pin: TypedPlace | null;
  /** About where it will be: the map begins there. */
  start: TypedPlace | null;
  onSet: (place: TypedPlace) => void;
  onRemove: () => void;
  onCancel: () => void;
}

const isSame = (one: TypedPlace | null, other: TypedPlace | null): boolean =>
  one?.lat === other?.lat && one?.lon === other?.lon;

/** Sets a pin by hand: on a map by mouse, touch or arrow keys, or by its coordinates [KEY-020]. */
export const PinDialog = ({ pin, start, onSet, onRemove, onCancel }: Props) => {
  const text = usePinText();
  const id = useId();
  const [place, setPlace] = useState(pin);
  const [typed, setTyped] = useState(pin ? placeText(pin) : '');
  const isWrong = typed.trim() !== '' && parsePlace(typed) === null;
  const isAbroad = place !== null && !isWrong && !isInUnitedStates(place);
  const move = (to: TypedPlace): void => {
    setPlace(to);
    setTyped(placeText(to));
  };
  const type = (value: string): void => {
    setTyped(value);
    setPlace(parsePlace(value));
  };
  const set = (): void => {
    if (place && !isWrong) onSet(place);
  };
  return (
    <Dialog open onClose={onCancel} isDirty={!isSame(place, pin)} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        <p className="pin-hint">{text('hint')}</p>
        <PinMap place={place} start={start} onMove={move} />
        <TextField
          fullWidth
          autoFocus
          size="small"
          label={text('place')}
          value={typed}
          error={isWrong}
          helperText={isAbroad ? text('place_abroad') : text('place_wanted')}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onCancel}>
          {text('cancel')}
        </Button>
        {pin && (
          <Button variant="outlined" onClick={onRemove}>
            {text('remove')}
          </Button>
        )}
        <Button variant="contained" disabled={!place || isWrong} onClick={set}>
          {text('set')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
