import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { addressWarningText, type AddressWarning } from '#domain/jobs/addressWarning';
import { useLanguage } from '../../../i18n/useLanguage';
import type { JobFormApi } from '../data/jobFormApi';

interface Props {
  api: Pick<JobFormApi, 'addressWarnings'>;
  zip: string;
  city: string;
  state: string;
}

/** Typing goes on for so long before an address is looked at, in milliseconds. */
const PAUSE = 400;

/** Says of a ZIP code that it does not fit the city or the state; it keeps nobody from saving [KEY-020]. */
const AddressWarnings = ({ api, zip, city, state }: Props) => {
  const { language } = useLanguage();
  const [warnings, setWarnings] = useState<readonly AddressWarning[]>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      api.addressWarnings({ zip, city, state }).then(
        (found) => {
          if (isWanted) setWarnings(found);
        },
        // What cannot be looked up is not said to be wrong.
        () => {
          if (isWanted) setWarnings([]);
        },
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, zip, city, state]);
  return (
    <div role="status" className="job-address-warnings">
      {warnings.map((warning) => (
        <Alert key={warning.code} severity="warning">
          {addressWarningText(warning, language)}
        </Alert>
      ))}
    </div>
  );
};

export default AddressWarnings;
