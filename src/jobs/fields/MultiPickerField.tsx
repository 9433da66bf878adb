import { useMemo } from 'react';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { MultiPicker } from '../../inputs/MultiPicker';
import { asChoices, offeredChoices, type OfferedChoice } from './choices';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/**
 * Any number of a list, in its order and in the language of the screen; holds {id, name} of each as the list has them.
 */
export const MultiPickerField = ({ options, ...props }: FieldProps & { options: readonly OfferedChoice[] }) => {
  const { value, set, common } = useFieldInput(props);
  const { language } = useLanguage();
  const chosen = asChoices(value);
  const offered = useMemo(
    () => offeredChoices(options, chosen).map(({ id, name }) => ({ id, name: name ?? `#${id}` })),
    [options, chosen],
  );
  const shown = useMemo(
    () => offered.map(({ id, name }) => ({ id, name: shownName(name, language) })),
    [offered, language],
  );
  return (
    <MultiPicker
      {...common}
      value={chosen.map(({ id }) => id)}
      options={shown}
      onChange={(ids) => set(offered.filter(({ id }) => ids.includes(id)))}
    />
  );
};
