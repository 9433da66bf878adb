import type { Language } from '#domain/localText';
import { assignedBin, parseBinKey } from '#domain/boards/bins';
import { isOrdered } from '#domain/boards/binSort';
import { placeRefusal } from '#domain/boards/crewRules';
import { canDrop } from '#domain/boards/dropRules';
import { groupVerdict } from '#domain/boards/groupMove';
import { capacityOfBin, closedWords } from '#domain/boards/binDay';
import { loadOf } from '#domain/boards/heads';
import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { BoardCrew, Card } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { formatMessage } from '../../i18n/message';
import { loadText } from '../look/cardText';
import { boardMessages } from '../look/messages';
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
  /** What the crew has on that day already: "3,510 of 4,200 sf". */
  load?: string | undefined;
}

/** A card with the bin it stands in. */
interface Standing {
  card: Card;
  from: Bin;
}

interface PlacedCards {
  store: BoardStore;
  cards: readonly Standing[];
  language: Language;
}

/** Why none of the cards may go there; those of a group that may not stay when others go [SDY-019]. */
const reasonFor = ({ store, cards, language }: PlacedCards, to: Bin): string | null => {
  const reasons = cards.map(({ card, from }) => {
    if (to.key === from.key) return null;
    const verdict = cards.length > 1 ? groupVerdict(card, to, store.config) : canDrop(card, from, to, store.config);
    return verdict ?? placeRefusal(to, store.facts());
  });
  const [first] = reasons;
  return first && !reasons.includes(null) ? boardRefusalText(first, language) : null;
};

/**
 * Why nobody works there, and what the crew has on that day already, without the cards that are to be moved; undefined
 * where there is nothing to say.
 */
const loadOn = ({ store, cards, language }: PlacedCards, bin: Bin): string | undefined => {
  const moved = new Set(cards.map(({ card }) => card.key));
  const { sub_jobs } = store.facts();
  const load = loadOf(
    store.cardsIn(bin.key).filter(({ key }) => !moved.has(key)),
    sub_jobs,
    store.config.category,
    capacityOfBin(store.facts(), bin),
  );
  const text = loadText(
    load,
    store.config.category,
    (key, params) => formatMessage(boardMessages[language], key, params),
    'load_of',
  );
  const closed = closedWords(store.facts(), bin, language);
  return [closed, text].filter(Boolean).join(' · ') || undefined;
};

/** "Each keeps its crew": a place for cards that stand on the days of several crews. */
export const KEEP_CREWS = 'each keeps its crew';

/** Every tray of the board, in its order. */
export const trayChoices = (asked: PlacedCards): PlaceChoice[] => {
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
export const rowChoices = (asked: PlacedCards, day: CivilDate): RowChoice[] => {
  const {
    store: { layout },
    language,
  } = asked;
  return layout().groups.flatMap(({ group, rows }) =>
    rows.map(({ crew }) => {
      const heading = group.heading[language];
      const bin = assignedBin(group.stage, crew?.id ?? null, day);
      return {
        key: `${group.stage}:${crew?.id ?? '-'}`,
        name: crew?.name ?? heading,
        group: heading,
        stage: group.stage,
        crew,
        refusal: reasonFor(asked, bin),
        load: loadOn(asked, bin),
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
