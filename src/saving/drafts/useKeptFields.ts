import { useMemo } from 'react';
import { useKeptText } from './useKeptText';

/** The fields of a small form, and how they are typed into and given up. */
interface KeptFields<Fields> {
  fields: Fields;
  set: (changed: Partial<Fields>) => void;
  /** They are saved, or given up: the form stands as it began. */
  drop: () => void;
  isDirty: boolean;
}

/**
 * The fields of a form without a draft of its own, kept with each key until they are saved or given up: what an earlier
 * visit left stands in them again [KEY-017].
 * @param began as the form opens
 * @param isFields whether that is what an earlier visit left, and not what another version of the app kept
 */
export const useKeptFields = <Fields extends object>(
  form: string,
  began: Fields,
  isFields: (value: unknown) => value is Fields,
): KeptFields<Fields> => {
  const [kept, keep] = useKeptText(form);
  const left = useMemo((): Fields | null => {
    try {
      const read: unknown = JSON.parse(kept);
      return isFields(read) ? read : null;
    } catch {
      return null;
    }
  }, [kept, isFields]);
  const fields = left ?? began;
  return {
    fields,
    set: (changed) => {
      const next = { ...fields, ...changed };
      const text = JSON.stringify(next);
      keep(text === JSON.stringify({ ...began }) ? '' : text);
    },
    drop: () => keep(''),
    isDirty: left !== null,
  };
};
