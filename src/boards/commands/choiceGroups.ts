import type { PlaceChoice } from './placeChoices';

export interface ChoiceGroup {
  name: string;
  choices: readonly PlaceChoice[];
  /** Why none of its places takes the card. */
  refusal: string | null;
}

/** Places under the name of their group and, where they refuse the card, under the reason that they share. */
export const choiceGroups = (choices: readonly PlaceChoice[]): ChoiceGroup[] => {
  const groups = new Map<string, PlaceChoice[]>();
  for (const choice of choices) {
    const key = `${choice.group}\n${choice.refusal ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ name: first.group, choices: own, refusal: first.refusal }] : [];
  });
};
