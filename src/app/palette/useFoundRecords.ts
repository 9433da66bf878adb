import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { useEffect, useState } from 'react';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { cardPath } from '#domain/boards/cardPath';
import { cardNote } from '#domain/palette/cardNote';
import { hitNote, hitPath, MIN_TEXT } from '#domain/palette/hits';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import type { PaletteEntry } from './paletteEntry';

const PALETTE = gql(`query Palette($text: String!, $boards: Boolean!) {
  palette(text: $text) { kind id label note status next_date is_inactive }
  boardSearch(text: $text) @include(if: $boards) { category key job_id job_name company_name bin crew_name date }
}`);

/** Seeing one of the boards. */
const SEES_A_BOARD = { any: Object.values(BOARD_VIEW).flatMap(({ any }) => [...any]) };

/** Milliseconds of silence after which a typed text is looked up. */
const PAUSE = 120;

interface Found {
  text: string;
  entries: readonly PaletteEntry[];
  hasFailed: boolean;
}

/** Cards are many: those of the next days come first. */
const MAX_CARDS = 8;
/** A longer text finds no card. */
const MAX_BOARD_TEXT = 100;

const NOTHING: Found = { text: '', entries: [], hasFailed: false };

/**
 * The records that answer a text, and the cards of the boards [SDY-015]. While a longer text is looked up, those of the shorter one stay; they are ranked
 * anew.
 */
export const useFoundRecords = (text: string): Found & { isSearching: boolean } => {
  const server = useServer();
  const { language } = useLanguage();
  const seesBoards = useCan(SEES_A_BOARD);
  const [found, setFound] = useState<Found>(NOTHING);
  const asked = text.trim();

  useEffect(() => {
    if (asked.length < MIN_TEXT) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      server.query(PALETTE, { text: asked, boards: seesBoards && asked.length <= MAX_BOARD_TEXT }).then(
        ({ palette, boardSearch = [] }) => {
          if (!isStale)
            setFound({
              text: asked,
              hasFailed: false,
              entries: [
                ...palette.map((hit) => ({
                  id: `${hit.kind} ${hit.id}`,
                  kind: hit.kind,
                  label: hit.label,
                  note: hitNote(hit, language),
                  isInactive: hit.is_inactive,
                  to: hitPath(hit),
                })),
                ...boardSearch.slice(0, MAX_CARDS).map((card): PaletteEntry => ({
                  id: `card ${card.key}`,
                  kind: 'card',
                  label: card.job_name ?? `#${card.job_id}`,
                  note: cardNote(card, language),
                  to: cardPath(card),
                })),
              ],
            });
        },
        () => {
          if (!isStale) setFound({ text: asked, hasFailed: true, entries: [] });
        },
      );
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, server, language, seesBoards]);

  return asked.length < MIN_TEXT ? { ...NOTHING, isSearching: false } : { ...found, isSearching: found.text !== asked };
};
