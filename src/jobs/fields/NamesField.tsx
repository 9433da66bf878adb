import { useMemo } from 'react';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { MultiPicker } from '../../inputs/MultiPicker';
import { type OfferedChoice } from './choices';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

const isName = (value: unknown): value is string => typeof value === 'string';
const NONE: readonly string[] = [];

/**
 * Any number of a list, in its order and in the language of the screen; holds their names, as the job types of a
 * sub-job do.
 */
export const NamesField = ({ options, ...props }: FieldProps & { options: readonly OfferedChoice[] }) => {
  const { value, set, common } = useFieldInput(props);
  const { language } = useLanguage();
  const chosen = useMemo(() => (Array.isArray(value) ? value.filter(isName) : NONE), [value]);
  const offered = useMemo(() => {
    const listed = options
      .filter(({ name, is_active }) => isName(name) && (is_active !== false || chosen.includes(name)))
      .map(({ name }) => name ?? '');
    return [...listed, ...chosen.filter((name) => !listed.includes(name))].map((name) => ({
      id: name,
      name: shownName(name, language),
    }));
  }, [options, chosen, language]);
  return (
    <MultiPicker
      {...common}
      value={chosen}
      options={offered}
      limit={null}
      onChange={(names) => set(offered.filter(({ id }) => names.includes(id)).map(({ id }) => id))}
    />
  );
};
