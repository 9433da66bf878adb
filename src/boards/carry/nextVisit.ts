import { isTray, parseBinKey } from '#domain/boards/bins';
import { type CardMap, nextCard } from './nextCard';
import type { Direction } from './direction';
import type { Bin } from '#domain/boards/kinds';

/** The rows as they stand on the screen: day by day. */
const rowsOf = ({ groups }: CardMap): Bin[] => {
  const rows = groups[0]?.rows ?? [];
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, day) => rows.flatMap((bins) => bins[day] ?? [])).flat();
};

/**
 * The block that an arrow key goes to: along a row by time and from its first block into the trays, up and down to the
 * next row with blocks.
 */
export const nextVisit = (map: CardMap, cardKey: string, direction: Direction): string => {
  const key = map.binOf(cardKey);
  const bin = key === undefined ? null : parseBinKey(key);
  if (!bin) return cardKey;
  const rows = rowsOf(map);
  const filled = (bins: readonly Bin[]) =>
    bins.map((one) => map.cardsIn(one.key)).find((cards) => cards.length > 0)?.[0]?.key;
  if (isTray(bin)) return direction === 'right' ? (filled(rows) ?? cardKey) : nextCard(map, cardKey, direction);
  const cards = map.cardsIn(bin.key);
  const index = cards.findIndex((card) => card.key === cardKey);
  const at = rows.findIndex((row) => row.key === bin.key);
  if (direction === 'right') return cards[index + 1]?.key ?? cardKey;
  if (direction === 'left') return cards[index - 1]?.key ?? filled([...(map.groups[0]?.trays ?? [])]) ?? cardKey;
  return filled(direction === 'down' ? rows.slice(at + 1) : [...rows.slice(0, at).reverse(), ...map.strip]) ?? cardKey;
};
