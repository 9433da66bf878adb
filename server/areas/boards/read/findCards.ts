import { decisionContext } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { parseBinKey } from '#domain/boards/bins';
import { placementOf } from '#domain/boards/placement';
import type { Card, SubJob } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { runText, type Runner, idOf } from '../../../db/statement';
import { likePattern } from '../../../db/likePattern';
import type { BoardSource } from './boardSource';

/** A card wherever it stands, in any week. */
export interface FoundCard {
  card: Card;
  subJob: SubJob;
  bin: string;
  crew_name: string | null;
  date: CivilDate | null;
}

const MAX_SUB_JOBS = 60;
const MAX_CARDS = 40;
const MAX_WORDS = 6;

/** Fewer digits than these are no part of a phone number. */
const PHONE_DIGITS = 3;

/** The digits of a word that may be a part of a phone number, however it is punctuated; null for another word. */
const phoneDigits = (word: string): string | null => {
  const digits = word.replaceAll(/\D/g, '');
  return /^[\d().+-]+$/.test(word) && digits.length >= PHONE_DIGITS ? digits : null;
};

const COLORS = `select string_agg(color.name, ' ') from color_addition ca
  join lookup_pebble_color color on color.id = ca.color_id where ca.job_detail_id = s.id`;

/**
 * Every word stands in the job's name, address, city or key map, in its builder's name, in the colors of the sub-job or
 * in the phone number, or is the number of the job; exact numbers first, then open sub-jobs.
 */
const sqlOf = (words: readonly string[]): string => {
  const has = words.map((word, at) => {
    const place = `$${at + 2}`;
    const phone =
      phoneDigits(word) === null ? '' : ` or regexp_replace(j.phone, '\\D', '', 'g') like '%${phoneDigits(word)}%'`;
    return `(j.name ilike ${place} or j.address_line_1 ilike ${place} or j.city ilike ${place} or j.key_map ilike ${place}
      or c.company_name ilike ${place} or (${COLORS}) ilike ${place} or j.id::text = $1${phone})`;
  });
  return `select s.id from job j join job_detail s on s.job_id = j.id join customer c on c.id = j.company_id
    where j.deleted_at is null and not j.is_estimate and s.deleted_at is null and ${has.join(' and ')}
    order by (j.id::text = $1) desc, (s.status_id is not distinct from 6 or s.status_id is not distinct from 1), j.name, s.id limit ${MAX_SUB_JOBS}`;
};

interface Asked {
  source: BoardSource;
  text: string;
  today: CivilDate;
  /** The sub-jobs in reach; null for all. */ reach: ReadonlySet<number> | null;
}

/** First what is on a day from today on, then what waits, then the past. */
const rank = ({ date }: FoundCard, today: CivilDate): string => {
  if (date === null) return '1';
  return date >= today ? `0${date}` : `2${date}`;
};

/** The cards of the jobs that a text names, with the bin, crew and date where each stands. */
export const findCards = async (runner: Runner, { source, text, today, reach }: Asked): Promise<FoundCard[]> => {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found = await runText(runner, sqlOf(words), [text.trim().replace(/^#/, ''), ...words.map(likePattern)]);
  const ids = found.map(idOf).filter((id) => reach === null || reach.has(id));
  const [rows, crews] = await Promise.all([source.load(runner, ids), source.crews(runner)]);
  const state = boardState(rows);
  const byId = new Map(crews.map((crew) => [crew.id, crew]));
  const rights = { can_edit: false, can_move_all: false };
  const ctx = decisionContext({ config: source.config, date: today, today, crews: byId, rights, ...state });
  const cards = rows.cards.flatMap((card): FoundCard[] => {
    const subJob = state.sub_jobs.get(card.job_detail_id);
    const bin = subJob ? placementOf(card, subJob, ctx) : null;
    const place = bin === null ? null : parseBinKey(bin);
    if (!subJob || bin === null || !place) return [];
    return [
      {
        card,
        subJob,
        bin,
        date: place.date,
        crew_name: place.crew_id === null ? null : (byId.get(place.crew_id)?.name ?? null),
      },
    ];
  });
  const order = new Map(ids.map((id, index) => [id, index]));
  return cards
    .toSorted(
      (a, b) =>
        rank(a, today).localeCompare(rank(b, today)) || (order.get(a.subJob.id) ?? 0) - (order.get(b.subJob.id) ?? 0),
    )
    .slice(0, MAX_CARDS);
};
