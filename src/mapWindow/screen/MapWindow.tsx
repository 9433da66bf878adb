import { useCallback, useEffect, useMemo, useState } from 'react';
import { weekdayDate } from '#domain/weekdayDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useValue } from '../../store/useValue';
import type { BoardLink } from '../link/boardLink';
import type { ChoiceWay, WindowCard } from '../link/windowMessage';
import { useWindowText } from '../messages';
import { usePlaces, type FetchPlaces } from '../places/usePlaces';
import { CardList, type ListedGroup } from './CardList';
import { groupsOf, type GroupBy } from './groups';
import { Legend } from './Legend';
import { LinkNotice } from './LinkNotice';
import { useCardWords } from './useCardWords';
import { windowMarkers } from './windowMarkers';
import { WindowMap } from './WindowMap';
import '../css/mapWindow.css';

const NO_CARDS: readonly WindowCard[] = [];
const GROUPS_BY = ['holder', 'date'] as const;

interface Props {
  link: BoardLink;
  /** Asks for the places of jobs; null for whoever may not read them. */
  fetchPlaces: FetchPlaces | null;
  /** Where a board of this kind is opened. */
  address: string;
  tileUrl?: string;
}

/** The cards of a board on a map, linked with it: what is selected on one is selected on the other [SDY-007]. */
export const MapWindow = ({ link, fetchPlaces, address, tileUrl }: Props) => {
  const text = useWindowText();
  const local = useLocalText();
  const { language } = useLanguage();
  const state = useValue(link.state);
  const { board, chosen, phase } = state;
  const holders = board?.holders ?? 'crew';
  const words = useCardWords(holders);
  const { nameOf, workOf, groupName } = words;
  const cards = board?.cards ?? NO_CARDS;
  const [by, setBy] = useState<GroupBy>('holder');
  const [wantsLine, setDrawing] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const places = usePlaces(cards, fetchPlaces);
  const groups = useMemo(() => groupsOf(cards, by), [cards, by]);
  const markers = useMemo(
    () => windowMarkers(groups, places, (card) => `${nameOf(card)} - ${workOf(card)}`),
    [groups, places, nameOf, workOf],
  );
  const placed = useMemo(() => new Map(markers.map((marker) => [marker.key, marker])), [markers]);
  const title = board ? text('title', { board: local(board.title) }) : null;
  useDocumentTitle(title);

  const mayChoose = phase === 'linked' && board?.may_select === true;
  const isDrawing = wantsLine && mayChoose;
  const choose = useCallback((keys: readonly string[], way: ChoiceWay) => link.choose(keys, way), [link]);
  const clear = useCallback(() => link.choose([], 'only'), [link]);
  useEffect(() => {
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && open === null && !isDrawing && !event.defaultPrevented) clear();
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [open, isDrawing, clear]);

  const onClick = (key: string, event: MouseEvent): void => {
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch' && chosen.size > 0;
    const isOther = isDrawing || isTap || event.ctrlKey || event.metaKey;
    if (mayChoose) choose([key], isOther ? 'other' : event.shiftKey ? 'more' : 'only');
    if (!isOther && !event.shiftKey) setOpen(key);
  };
  const onCatch = (keys: readonly string[], isMore: boolean): void => {
    choose(keys, isMore ? 'more' : 'only');
    setSaid(keys.length === 0 ? text('lasso_none') : '');
  };
  // The popup moves the map only as far as it needs room: who looks over the whole week stays there.
  const onList = (key: string): void => setOpen(placed.has(key) ? key : null);
  const onShow = (key: string): void => {
    link.show(key);
    const card = placed.get(key)?.card;
    if (card) setSaid(text('shown', { name: nameOf(card) }));
  };

  const notes = { confirmed: null, estimated: text('is_estimated'), half_mile: text('is_half_mile') } as const;
  const listed = groups.flatMap(({ name, look, cards: own }): ListedGroup[] => {
    const shown = own.flatMap((card) => {
      const marker = placed.get(card.key);
      return marker ? [{ card, look, note: notes[marker.certainty] }] : [];
    });
    return shown.length === 0 ? [] : [{ name: groupName(name, by), cards: shown }];
  });
  const unplaced = cards.filter((card) => !placed.has(card.key));
  if (unplaced.length > 0)
    listed.unshift({ name: text('not_on_map'), cards: unplaced.map((card) => ({ card, look: null, note: null })) });
  const countOf = (certainty: 'estimated' | 'half_mile'): number =>
    markers.filter((marker) => marker.certainty === certainty).length;
  const counts = [
    cards.length === 0 && !board?.without_found ? text('empty') : text('count', { smart_count: markers.length }),
    ...(['estimated', 'half_mile'] as const).map((one) => {
      const count = countOf(one);
      return count > 0 && text(one, { smart_count: count });
    }),
    unplaced.length > 0 && text('unplaced', { smart_count: unplaced.length }),
    board !== null && board.without_found > 0 && text('filtered', { smart_count: board.without_found }),
  ].filter(Boolean);
  const elsewhere = [...chosen].filter((key) => !placed.has(key)).length;
  const days = [board?.days[0], board?.days.at(-1)].map((day) => weekdayDate(day ?? null, language));

  return (
    <div className="map-window">
      <header className="window-bar">
        <h1 className="window-title">{title ?? text('untitled')}</h1>
        <span className="window-days">{[...new Set(days)].filter(Boolean).join(' – ')}</span>
        {board && (
          <>
            <div className="window-by" role="group" aria-label={text('by')}>
              {GROUPS_BY.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="window-button"
                  aria-pressed={by === one}
                  onClick={() => setBy(one)}
                >
                  {text(`by_${one === 'holder' ? holders : one}`)}
                </button>
              ))}
            </div>
            {board.may_select ? (
              <button
                type="button"
                className="window-button"
                aria-pressed={isDrawing}
                disabled={!mayChoose}
                onClick={() => {
                  setOpen(null);
                  setDrawing(!isDrawing);
                }}
              >
                {text('lasso')}
              </button>
            ) : (
              <span>{text('look_only')}</span>
            )}
          </>
        )}
        <span className="window-chosen" role="status">
          {chosen.size > 0 && text('selected', { smart_count: chosen.size })}
          {chosen.size > 0 && elsewhere > 0 && ` (${text('selected_elsewhere', { smart_count: elsewhere })})`}
        </span>
        {chosen.size > 0 && mayChoose && (
          <button type="button" className="window-button" onClick={clear}>
            {text('clear')}
          </button>
        )}
      </header>
      <LinkNotice state={state} link={link} address={address} />
      {board && (
        <>
          {board.is_draft && <p className="window-notice is-warning">{text('is_draft')}</p>}
          <p className="window-count">{counts.join(' · ')}</p>
          <p className="window-said" role="status">
            {isDrawing ? said || text('lasso_on') : said}
          </p>
          <div className="window-body">
            <WindowMap
              markers={markers}
              words={words}
              chosen={chosen}
              open={isDrawing ? null : open}
              onOpen={setOpen}
              onClick={onClick}
              onPoint={link.point}
              onShow={phase === 'linked' ? onShow : null}
              fit={`${state.seat} ${board.days.join()} ${markers.length > 0}`}
              lasso={isDrawing ? { onCatch, onEnd: () => setDrawing(false) } : null}
              {...(tileUrl !== undefined && { tileUrl })}
            />
            <CardList
              groups={listed}
              words={words}
              chosen={chosen}
              maySelect={mayChoose}
              onChoose={choose}
              onPoint={link.point}
              onOpen={onList}
            />
          </div>
          <Legend groups={groups} by={by} groupName={groupName} />
        </>
      )}
    </div>
  );
};
