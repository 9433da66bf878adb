import { asChoice } from '../../fields/choices';
import { useField } from '../../form/state/useField';

/** The id of another choice of the row around, on which a picker depends; null while there is none. */
export const useRowChoice = (name: string): number | null => asChoice(useField(name).value)?.id ?? null;
