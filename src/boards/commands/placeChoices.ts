import type { Language } from '#domain/access/localText';
import { assignedBin, parseBinKey } from '#domain/boards/bins';
import { isOrdered } from '#domain/boards/binSort';
import { crewRefusal } from '#domain/boards/crewRules';
import { canDrop } from '#domain/boards/dropRules';
import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { BoardCrew, Card } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { BoardStore } from '../store/boardStore';
import { boardRefusalText } from '#domain/boards/boardRefusal';

interface ChoiceGroup {
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

/** A place that the dialog offers; with the reason when the card may not go there. */
export interface PlaceChoice {
  key: string;
  name: string;
  group: string;
  refusal: string | null;
}

/** A card with the bin it stands in. */
interface Standing {
  card: Card;
  from: Bin;
}

interface Asked {
  store: BoardStore;
  cards: readonly Standing[];
  language: Language;
}

/** Why one of the cards may not go there. */
const reasonFor = ({ store, cards, language }: Asked, to: Bin): string | null => {
  for (const { card, from } of cards) {
    const refusal =
      canDrop(card, from, to, store.config) ?? (to.key === from.key ? null : crewRefusal(to, store.facts()));
    if (refusal) return boardRefusalText(refusal, language);
  }
  return null;
};

/** Every tray of the board, in its order. */
export const trayChoices = (asked: Asked): PlaceChoice[] => {
  const {
    store: { config, layout },
    language,
  } = asked;
  const { groups, loose } = layout();
  const choice = (bin: Bin, group: string): PlaceChoice[] =>
    bin.kind === 'assigned'
      ? []
      : [{ key: bin.key, name: config.headings[bin.kind][language], group, refusal: reasonFor(asked, bin) }];
  return [
    ...groups.flatMap(({ group, trays }) => trays.flatMap((bin) => choice(bin, group.heading[language]))),
    ...loose.flatMap((bin) => choice(bin, '')),
  ];
};

/** A row of the board: its stage and crew. */
export interface RowChoice extends PlaceChoice {
  stage: Stage;
  crew: BoardCrew | null;
}

/** Every crew of the board by its group; the row without crew under the name of its group. */
export const rowChoices = (asked: Asked, day: CivilDate): RowChoice[] => {
  const {
    store: { layout },
    language,
  } = asked;
  return layout().groups.flatMap(({ group, rows }) =>
    rows.map(({ crew }) => {
      const heading = group.heading[language];
      return {
        key: `${group.stage}:${crew?.id ?? '-'}`,
        name: crew?.name ?? heading,
        group: heading,
        stage: group.stage,
        crew,
        refusal: reasonFor(asked, assignedBin(group.stage, crew?.id ?? null, day)),
      };
    }),
  );
};

/** How many places a crew's day offers the cards, themselves not counted; null where one of them has no order. */
export const placesIn = (store: BoardStore, cards: readonly Card[], key: BinKey): number | null => {
  if (parseBinKey(key)?.kind !== 'assigned' || !cards.every(isOrdered)) return null;
  const carried = new Set(cards.map((card) => card.key));
  return store.cardsIn(key).filter((other) => isOrdered(other) && !carried.has(other.key)).length + 1;
};
