import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../../../page/dialog/Dialog';
import { Loading } from '../../../errors/Loading';
import { useJobFormText } from '../data/useJobFormText';
import type { AddressMatch } from '../data/addressMatch';
import { usePlaceText } from './placeMessages';
import type { CheckReason } from './useAddressCheck';

interface Props {
  reason: CheckReason;
  lookUp: () => Promise<readonly AddressMatch[]>;
  onUse: (match: AddressMatch) => void;
  /** Opens the map on which the place is set by hand. */
  onPin: () => void;
  /** Keeps the pin that was set by hand for the address as it was; null when there is none. */
  onKeepPin: (() => void) | null;
  /** Saves without looking the address up; offered only while a job is saved. */
  onSkip: () => void;
  onCancel: () => void;
}

type State = { phase: 'asking' | 'failed' } | { phase: 'found'; matches: readonly AddressMatch[] };

/** The places that an address may mean, the first chosen already [JOB-038 JOB-040 JOB-069]. */
export const AddressCheckDialog = ({ reason, lookUp, onUse, onPin, onKeepPin, onSkip, onCancel }: Props) => {
  const text = useJobFormText();
  const placeText = usePlaceText();
  const id = useId();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>({ phase: 'asking' });
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    lookUp().then(
      (matches) => {
        if (isWanted) {
          setState({ phase: 'found', matches });
          choose(matches[0]?.key ?? null);
        }
      },
      () => {
        if (isWanted) setState({ phase: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [lookUp, turn]);

  const matches = state.phase === 'found' ? state.matches : [];
  const match = matches.find(({ key }) => key === chosen);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{text('check_address')}</DialogTitle>
      <DialogContent>
        {onKeepPin && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={onKeepPin}>
                {placeText('keep_pin')}
              </Button>
            }
          >
            {placeText('pin_of_before')}
          </Alert>
        )}
        {state.phase === 'asking' && <Loading variant="panel" />}
        {state.phase === 'failed' && (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                onClick={() => {
                  setState({ phase: 'asking' });
                  setTurn(turn + 1);
                }}
              >
                {text('retry')}
              </Button>
            }
          >
            {text('lookup_failed')}
          </Alert>
        )}
        {state.phase === 'found' && matches.length === 0 && <p>{text('no_matches')}</p>}
        {matches.length > 0 && (
          <RadioGroup aria-label={text('matches')} value={chosen} onChange={(_event, key) => choose(key)}>
            {matches.map(({ key, name, is_approximate }) => (
              <FormControlLabel
                key={key}
                value={key}
                control={<Radio autoFocus={key === chosen} />}
                label={is_approximate ? `${name} · ${placeText('approximate')}` : name}
              />
            ))}
          </RadioGroup>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button variant="outlined" onClick={onPin}>
          {placeText('set_pin')}
        </Button>
        {reason === 'on save' && (
          <Button variant="outlined" onClick={onSkip}>
            {text('save_unverified')}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!match}
          onClick={() => {
            if (match) onUse(match);
          }}
        >
          {text('use_address')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
