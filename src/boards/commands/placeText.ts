import type { Language } from '#domain/localText';
import { binText } from '#domain/boards/binText';
import { binOfPlace } from '#domain/boards/placeBin';
import { stagesOfCrews } from '#domain/boards/placement';
import type { CardEntity } from '#domain/boards/types';
import type { BoardStore } from '../store/boardStore';
import type { NamedPlace } from '../store/cardHistory';

interface World {
  store: Pick<BoardStore, 'facts' | 'config'>;
  language: Language;
}

/** The name of the bin that a place of the past stood for: "Prep 1, 03/10/2026". */
export const placeText = (
  entity: CardEntity,
  place: NamedPlace,
  { store: { config, facts }, language }: World,
): string => {
  const stage = place.crew_id === null ? null : (stagesOfCrews(facts().crews.values()).get(place.crew_id) ?? null);
  return binText(binOfPlace(entity, place, config.category, stage), place.crew_name, config.category, language);
};
