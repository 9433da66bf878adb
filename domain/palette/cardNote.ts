import type { Language, LocalText } from '../localText';
import { binText } from '../boards/binText';
import type { CardPlace } from '../boards/cardPath';
import type { BinKey, BoardCategory } from '../boards/kinds';
import { weekdayDate } from '../weekdayDate';
import { STAGE_LABELS } from '../labels/stages';

/** A card of a board as the palette tells of it. */
export interface CardHit extends CardPlace {
  job_id: number;
  job_name: string | null;
  company_name: string | null;
  bin: BinKey;
  crew_name: string | null;
}

const BOARD_NAMES: Readonly<Record<BoardCategory, LocalText>> = {
  gunite: STAGE_LABELS.gunite,
  pebble: STAGE_LABELS.pebble,
  warranty: STAGE_LABELS.warranty,
};

/** Day, crew or tray, board and builder of a card: "Tue 03/10/2026 · Prep 1 · Pebble · Bayou Pools" [SDY-015]. */
export const cardNote = ({ category, bin, crew_name, date, company_name }: CardHit, language: Language): string =>
  [
    weekdayDate(date, language),
    date === null || crew_name === null ? binText(bin, crew_name, category, language) : crew_name,
    BOARD_NAMES[category][language],
    company_name,
  ]
    .filter(Boolean)
    .join(' · ');
