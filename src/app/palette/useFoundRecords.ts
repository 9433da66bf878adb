import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { useEffect, useState } from 'react';
import { hitNote, hitPath, SHORTEST_TEXT, type PaletteHit } from '#domain/palette/hits';
import { useLanguage } from '../../i18n/useLanguage';
import type { PaletteEntry } from './paletteEntry';

const PALETTE = gql`query Palette($text: String!) { palette(text: $text) { kind id label note status next_date is_inactive } }`;

/** Milliseconds of silence after which a typed text is looked up. */
const PAUSE = 120;

interface Found {
  text: string;
  entries: readonly PaletteEntry[];
  hasFailed: boolean;
}

const NOTHING: Found = { text: '', entries: [], hasFailed: false };

/**
 * The records that answer a text. While a longer text is looked up, those of the shorter one stay; they are ranked
 * anew.
 */
export const useFoundRecords = (text: string): Found & { isSearching: boolean } => {
  const server = useServer();
  const { language } = useLanguage();
  const [found, setFound] = useState<Found>(NOTHING);
  const asked = text.trim();

  useEffect(() => {
    if (asked.length < SHORTEST_TEXT) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      server.ask<{ palette: readonly PaletteHit[] }>(PALETTE, { text: asked }).then(
        ({ palette }) => {
          if (!isStale)
            setFound({
              text: asked,
              hasFailed: false,
              entries: palette.map((hit) => ({
                id: `${hit.kind} ${hit.id}`,
                kind: hit.kind,
                label: hit.label,
                note: hitNote(hit, language),
                isInactive: hit.is_inactive,
                to: hitPath(hit),
              })),
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
  }, [asked, server, language]);

  return asked.length < SHORTEST_TEXT
    ? { ...NOTHING, isSearching: false }
    : { ...found, isSearching: found.text !== asked };
};
