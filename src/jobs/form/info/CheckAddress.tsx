import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Suspense, useState } from 'react';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { useSelected } from '../../../store/useValue';
import { AddressWarnings, JobPin } from '../lateParts';
import { useFormStore } from '../state/FormContext';
import { useField } from '../state/useField';
import { useJobFormApi } from '../data/useJobFormApi';
import { useJobFormText } from '../data/useJobFormText';
import { placeState } from '../data/confirmedAddress';
import { useDraft } from '../state/useDraft';
import { usePlaceText } from './placeMessages';
import { useAddressCheck } from './useAddressCheck';

/** Looks the address up, sets its pin by hand, and says how well its place is known [JOB-041 KEY-020]. */
const CheckAddress = () => {
  const text = useJobFormText();
  const placeText = usePlaceText();
  const store = useFormStore();
  const api = useJobFormApi();
  const { readOnly } = useField('address_line_1');
  const known = useSelected(store.state, ({ draft, confirmed }) => placeState(draft, confirmed));
  const zip = useDraft((draft) => draft.zip_code ?? '');
  const city = useDraft((draft) => draft.city ?? '');
  const state = useDraft((draft) => draft.state ?? '');
  const check = useAddressCheck();
  const [isPinOpen, openPin] = useState(false);
  const isKnown = known === 'verified' || known === 'by_hand';
  return (
    <div className="job-check-address">
      {!readOnly && check && (
        <OnlineOnly label={text('check_address')}>
          <Button variant="outlined" onClick={() => void check('by hand')}>
            {text('check_address')}
          </Button>
        </OnlineOnly>
      )}
      {!readOnly && (
        <Button variant="outlined" onClick={() => openPin(true)}>
          {placeText('set_pin')}
        </Button>
      )}
      <Chip
        size="small"
        color={isKnown ? 'success' : 'default'}
        variant={isKnown ? 'filled' : 'outlined'}
        label={placeText(known)}
      />
      <Suspense>
        {isPinOpen && <JobPin onClose={() => openPin(false)} />}
        {!readOnly && zip.trim() !== '' && (
          <AddressWarnings warningsOf={api.addressWarnings} zip={zip} city={city} state={state} />
        )}
      </Suspense>
    </div>
  );
};

export default CheckAddress;
