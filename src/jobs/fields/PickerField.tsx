import { useMemo } from 'react';
import { inactiveName } from '#domain/lookups/inactiveName';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { Combobox } from '../../inputs/Combobox';
import type { Choice } from '../../inputs/choice';
import { asChoice, isInactive, offeredChoices, type OfferedChoice } from './choices';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

interface Props<Option extends OfferedChoice> extends FieldProps {
  options: readonly Option[];
  /** All of the list, where `options` are those that fit: what stands in the row may be in use no more. */
  known?: readonly OfferedChoice[];
  /** The most entries listed, ten unless said; null turns the cap off, as for colours and statuses [LKP-017]. */
  limit?: number | null;
  /**
   * In place of writing the choice into the field, where more follows from it. The choice is null, or one of `options`
   * or the one that stood.
   */
  onPick?: (choice: Option | Choice | null) => void;
  /** Opens the form of a new record with what is typed [KEY-020]. */
  onAdd?: ((typed: string) => void) | undefined;
  /** The head under which an entry is listed. */
  groupOf?: (choice: Option) => string;
}

/**
 * One of a list, by typing, arrow keys or the mouse, in the language of the screen; holds {id, name} as the list has
 * them.
 */
export const PickerField = <Option extends OfferedChoice>({
  options,
  known = options,
  limit,
  onPick,
  groupOf,
  onAdd,
  ...props
}: Props<Option>) => {
  const { value, set, common } = useFieldInput(props);
  const { language } = useLanguage();
  const chosen = asChoice(value);
  const offered = useMemo(() => offeredChoices(options, chosen ? [chosen] : []), [options, chosen]);
  const shown = useMemo(
    () =>
      offered.map((option) => {
        const name = option.name && shownName(option.name, language);
        return { id: option.id, name: name && isInactive(option, known) ? inactiveName(name, language) : name };
      }),
    [offered, known, language],
  );
  const take = onPick ?? set;
  const groupName = ({ id }: Choice): string => {
    const option = options.find((one) => one.id === id);
    return option && groupOf ? groupOf(option) : '';
  };
  return (
    <Combobox
      {...common}
      value={shown.find(({ id }) => id === chosen?.id) ?? null}
      options={shown}
      onAdd={common.readOnly ? undefined : onAdd}
      {...(limit === undefined ? {} : { limit })}
      {...(groupOf ? { groupOf: groupName } : {})}
      onChange={(picked) => take(offered.find(({ id }) => id === picked?.id) ?? null)}
    />
  );
};
