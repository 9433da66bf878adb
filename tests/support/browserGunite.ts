import { api } from './browserApi';

/** A gunite card as the server answers it, with the bin in which it stands. */
export interface GuniteCard {
  key: string;
  id: number;
  entity: string;
  job_detail_id: number;
  type_id: number | null;
  bin: string | null;
  status_id: number | null;
  crew_id: number | null;
  date: string | null;
  job_order: number | null;
  version: number;
}
interface Answer {
  today: string;
  cards: GuniteCard[];
  sub_jobs: {
    id: number;
    job_name: string | null;
    gunite_summary: { scheduled_date: string | null; crew_id: number | null } | null;
  }[];
}

const BOARD = `query ($view: BoardView!, $date: Date) { boardCards(category: gunite, view: $view, date: $date) {
  today cards { key id entity job_detail_id type_id bin status_id crew_id date job_order version } sub_jobs { id job_name gunite_summary { scheduled_date crew_id } } } }`;
const MOVE =
  'mutation ($details: GuniteHistoryEntryInput!) { updateGuniteBoardHistoryEntry(details: $details) { id } }';

/** The gunite board as another client sees it. */
export const guniteNow = async (date: string | null = null, view: 'day' | 'week' = 'week'): Promise<Answer> =>
  (await api<{ boardCards: Answer }>('manager', BOARD, { view, date })).boardCards;

export const guniteCardNow = async (
  key: string,
  date: string,
  view: 'day' | 'week' = 'week',
): Promise<GuniteCard | undefined> => (await guniteNow(date, view)).cards.find((card) => card.key === key);

const taken = new Set<string>();

/**
 * A card that fits and that no other test of the file uses, with the name of its job.
 * @param from the end of the board at which this file takes its cards: files run side by side on one server
 */
export const takeGunite = async (
  date: string | null,
  fits: (card: GuniteCard, today: string) => boolean,
  from: 'first' | 'last' = 'first',
): Promise<GuniteCard & { job: string }> => {
  const { cards, sub_jobs, today } = await guniteNow(date);
  const found = (from === 'first' ? cards : cards.toReversed()).find(
    (card) => card.entity === 'gunite_history' && card.id > 0 && !taken.has(card.key) && fits(card, today),
  );
  if (!found) throw new Error('the demo has no further card of this kind');
  taken.add(found.key);
  return { ...found, job: sub_jobs.find(({ id }) => id === found.job_detail_id)?.job_name ?? '' };
};

/** An unassigned Day 1 card. */
export const dayOneCard = (date: string, from?: 'first' | 'last') =>
  takeGunite(date, ({ bin, type_id, date: own }) => bin === 'unassigned:GUNITE' && type_id === 1 && own === null, from);

/** Somebody else moves a history entry, without a browser. */
export const moveGunite = (
  { id, job_detail_id, type_id }: Pick<GuniteCard, 'id' | 'job_detail_id' | 'type_id'>,
  to: object,
): Promise<unknown> =>
  api('manager', MOVE, {
    details: {
      history_entry_id: id,
      history_entry_type_id: type_id,
      job_detail_id,
      is_day_view: false,
      crew_id: null,
      date: null,
      awaiting_builder: false,
      status: 2,
      ...to,
    },
  });
