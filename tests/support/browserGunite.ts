import { randomInt, randomUUID } from 'node:crypto';
import { aBuilder, api } from './browserApi';
import { firstUnclaimed } from './claims';

/** A gunite card as the server answers it, with the bin in which it stands. */
export interface GuniteCard {
  key: string;
  id: number;
  entity: string;
  job_id: number;
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
    promises: { key: string }[] | null;
    gunite_summary: { scheduled_date: string | null; crew_id: number | null } | null;
  }[];
}

const BOARD = `query ($view: BoardView!, $date: Date) { boardCards(category: gunite, view: $view, date: $date) {
  today cards { key id entity job_id job_detail_id type_id bin status_id crew_id date job_order version } sub_jobs { id job_name promises { key } gunite_summary { scheduled_date crew_id } } } }`;
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
 * A card that fits and that no other test uses, with the name of its job.
 * @param from the end of the board at which it is looked for
 */
export const takeGunite = async (
  date: string | null,
  fits: (card: GuniteCard, today: string, isPromised: boolean) => boolean,
  from: 'first' | 'last' = 'first',
): Promise<GuniteCard & { job: string }> => {
  const { cards, sub_jobs, today } = await guniteNow(date);
  const promised = new Set(sub_jobs.flatMap(({ promises }) => (promises ?? []).map(({ key }) => key)));
  const fitting = (from === 'first' ? cards : cards.toReversed()).filter(
    (card) =>
      card.entity === 'gunite_history' &&
      card.id > 0 &&
      !taken.has(card.key) &&
      fits(card, today, promised.has(card.key)),
  );
  const found = firstUnclaimed(fitting, ({ key }) => key);
  if (!found) throw new Error('the demo has no further card of this kind');
  taken.add(found.key);
  return { ...found, job: sub_jobs.find(({ id }) => id === found.job_detail_id)?.job_name ?? '' };
};

const isDayOne = ({ bin, type_id, date }: GuniteCard): boolean =>
  bin === 'unassigned:GUNITE' && type_id === 1 && date === null;

const MAKE = 'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }';

interface Coordinates {
  lat: number | null;
  lon: number | null;
}
const aroundHouston = (): Coordinates => ({ lat: 29.5 + randomInt(60) / 100, lon: -95.7 + randomInt(60) / 100 });

/** A job of its own with these sub-jobs, for a builder of its own; no other job has its name. */
export const aJobWith = async (
  sub_jobs: readonly object[],
  title = 'Day One',
  place = aroundHouston(),
): Promise<{ id: number; name: string }> => {
  const name = `${title} ${randomUUID().slice(0, 8)}`;
  const company = await aBuilder();
  const plain = { is_cash_on_delivery: false, is_critical_note: false };
  const { made } = await api<{ made: { id: number } }>('admin', MAKE, {
    job: {
      name,
      company: { id: company.id },
      is_display: false,
      is_commercial: false,
      is_central_texas: false,
      ...place,
      sub_jobs: sub_jobs.map((sub_job) => ({ ...plain, ...sub_job })),
    },
  });
  return { id: made.id, name };
};

/** A job of its own with this one sub-job. @returns its name, which no other job has */
export const aJobOf = async (sub_job: object, title?: string, place?: Coordinates): Promise<string> =>
  (await aJobWith([sub_job], title, place)).name;

/** A job of its own with these entries of gunite. @param details more of the gunite, as its yards */
export const aGuniteJob = (
  gunite_history: readonly object[],
  details: object = {},
  title?: string,
  place?: Coordinates,
): Promise<string> => aJobOf({ job_category: { id: 1 }, gunite_details: { ...details, gunite_history } }, title, place);

/** The card of a job that has this one entry of gunite. */
export const guniteCardOf = async (job: string, date: string): Promise<GuniteCard> => {
  const { cards, sub_jobs } = await guniteNow(date);
  const id = sub_jobs.find(({ job_name }) => job_name === job)?.id;
  const card = cards.find(({ job_detail_id }) => job_detail_id === id);
  if (!card) throw new Error(`no card of ${job}`);
  return card;
};

/** An unassigned Day 1 card: of the demo, and once this file has taken all of them, of a job made for it. */
export const dayOneCard = async (date: string, from?: 'first' | 'last') => {
  const { cards } = await guniteNow(date);
  if (!cards.some((card) => card.id > 0 && !taken.has(card.key) && isDayOne(card)))
    await aGuniteJob([{ type: { id: 1 } }]);
  return takeGunite(date, isDayOne, from);
};

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
      // A day of the demo's chain that is moved alone breaks it.
      override: { reason_code: 'correction' },
      ...to,
    },
  });
