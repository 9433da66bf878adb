import type { Language } from '../localText';
import { recordOf, textOrEmpty } from '../values';

/**
 * What does not fit together in an address: `zip_city` a ZIP code far from the city, `zip_state` one of another state.
 * `city` and `state` are where the ZIP code is. It is told, and keeps nobody from saving [KEY-020].
 */
export interface AddressWarning {
  code: 'zip_city' | 'zip_state';
  zip: string;
  city: string;
  state: string;
}

const CODES = ['zip_city', 'zip_state'] as const;

/** The warnings of an answer of GET /v1/address-warnings; none for an answer of another form. */
export const readAddressWarnings = (answer: unknown): AddressWarning[] => {
  const { warnings } = recordOf(answer);
  return (Array.isArray(warnings) ? warnings : []).map(recordOf).flatMap(({ code: said, zip, city, state }) => {
    const code = CODES.find((one) => one === said);
    return code ? [{ code, zip: textOrEmpty(zip), city: textOrEmpty(city), state: textOrEmpty(state) }] : [];
  });
};

/** A warning in the words of the screen [KEY-020]. */
export const addressWarningText = ({ code, zip, city, state }: AddressWarning, language: Language): string => {
  const where = `${city}, ${state}`;
  return {
    zip_city: {
      en: `ZIP code ${zip} is in ${where}. Check the city.`,
      es: `El código postal ${zip} es de ${where}. Compruebe la ciudad.`,
    },
    zip_state: {
      en: `ZIP code ${zip} is in ${where}. Check the state.`,
      es: `El código postal ${zip} es de ${where}. Compruebe el estado.`,
    },
  }[code][language];
};
