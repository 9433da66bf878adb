import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { OnlineOnly } from '../../../offline/shell/OnlineOnly';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from '../state/FormContext';
import { useField } from '../state/useField';
import { useJobFormText } from '../data/useJobFormText';
import { isValidAddress } from '../data/confirmedAddress';
import { useAddressCheck } from './useAddressCheck';

/** Looks the address up, and says whether it stands as it was confirmed. */
export const CheckAddress = () => {
  const text = useJobFormText();
  const store = useFormStore();
  const { readOnly } = useField('address_line_1');
  const isValid = useSelected(store.state, ({ draft, confirmed }) => isValidAddress(draft, confirmed));
  const check = useAddressCheck();
  return (
    <div className="job-check-address">
      {!readOnly && check && (
        <OnlineOnly label={text('check_address')}>
          <Button variant="outlined" onClick={() => void check('by hand')}>
            {text('check_address')}
          </Button>
        </OnlineOnly>
      )}
      <Chip
        size="small"
        color={isValid ? 'success' : 'default'}
        variant={isValid ? 'filled' : 'outlined'}
        label={text(isValid ? 'verified' : 'not_verified')}
      />
    </div>
  );
};
