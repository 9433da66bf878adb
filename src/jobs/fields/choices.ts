import type { Choice } from '../../inputs/choice';

/** An entry of a list of choices; an inactive one is offered only while it is chosen. */
export interface OfferedChoice {
  id: number;
  name: string | null;
  is_active?: boolean | null;
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

export const asChoice = (value: unknown): Choice | null => (isChoice(value) ? value : null);
export const asChoices = (value: unknown): readonly Choice[] => (Array.isArray(value) ? value.filter(isChoice) : []);

/** Whether an entry is in use no more; one that stands in a row without its mark is looked up in the whole list. */
export const isInactive = (option: OfferedChoice | Choice, known: readonly OfferedChoice[]): boolean =>
  ('is_active' in option ? option : known.find(({ id }) => id === option.id))?.is_active === false;

/** Active entries and those chosen, also one that is in the list no more. */
export const offeredChoices = <Option extends OfferedChoice>(
  options: readonly Option[],
  chosen: readonly Choice[],
): (Option | Choice)[] => {
  const isChosen = ({ id }: Choice): boolean => chosen.some((one) => one.id === id);
  return [
    ...options.filter((option) => option.is_active !== false || isChosen(option)),
    ...chosen.filter(({ id }) => !options.some((option) => option.id === id)),
  ];
};
