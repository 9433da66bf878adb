import { useEffect, useState } from 'react';
import { addressWarningText, type AddressWarning } from '#domain/jobs/addressWarning';
import { useLanguage } from '../i18n/useLanguage';
import './address.css';

/** The addresses that are compared. */
export interface CheckedAddress {
  zip: string;
  city: string;
  state: string;
}

interface Props extends CheckedAddress {
  /** The same function as long as the server is the same. */
  warningsOf: (address: CheckedAddress) => Promise<readonly AddressWarning[]>;
}

/** Typing goes on for so long before an address is looked at, in milliseconds. */
const PAUSE = 400;

/** Says of a ZIP code that it does not fit the city or the state; it keeps nobody from saving [KEY-020]. */
export const AddressWarnings = ({ warningsOf, zip, city, state }: Props) => {
  const { language } = useLanguage();
  const [warnings, setWarnings] = useState<readonly AddressWarning[]>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      warningsOf({ zip, city, state }).then(
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
  }, [warningsOf, zip, city, state]);
  return (
    <div role="status" className="address-warnings">
      {warnings.map((warning) => (
        <p key={warning.code}>{addressWarningText(warning, language)}</p>
      ))}
    </div>
  );
};
