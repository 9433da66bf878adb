import type { PlaceChoice } from './placeChoices';

export interface ChoiceGroup {
  name: string;
  choices: readonly PlaceChoice[];
  /** The reason of all its places, when they share one. */
  refusal: string | null;
}

/** Places under the name of their group; groups that take the card come first. */
export const choiceGroups = (choices: readonly PlaceChoice[]): ChoiceGroup[] => {
  const byName = new Map<string, PlaceChoice[]>();
  for (const choice of choices) byName.set(choice.group, [...byName.get(choice.group) ?? [], choice]);
  const groups = [...byName].map(([name, own]): ChoiceGroup => {
    const reasons = new Set(own.map(({ refusal }) => refusal));
    return { name, choices: own, refusal: reasons.size === 1 ? own[0]?.refusal ?? null : null };
  });
  const isOpen = ({ choices: own }: ChoiceGroup): boolean => own.some(({ refusal }) => refusal === null);
  return [...groups.filter(isOpen), ...groups.filter((group) => !isOpen(group))];
};
