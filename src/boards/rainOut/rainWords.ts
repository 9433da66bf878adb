import { binText } from '#domain/boards/binText';
import type { Language } from '#domain/localText';
import type { StayReason } from '#domain/boards/rainOut/rainOut';
import { formatCivilDate } from '#domain/civilDate';
import { BOARD_PLAN_TEXTS } from '#domain/refusals/boardPlans';
import { BOARD_TEXTS } from '#domain/refusals/boards';
import { fillTemplate } from '#domain/refusals/fillTemplate';
import { named } from '#domain/refusals/refusal';
import { SOMEONE } from '#domain/refusals/someone';
import type { Board } from '../board/createBoard';
import { dayText } from '../look/dayText';
import type { DrawnRain, Rain } from './createRain';
import type { Conflict } from '../store/rainApi';
import type { RainText } from './rainMessages';

/** So many jobs are named; the rest is counted. */
const MAX_NAMED = 3;
const MAX_FULL = 3;

type Jobs = Pick<Rain, 'jobOf'>;

const jobsText = ({ jobOf }: Jobs, keys: readonly string[]): string => {
  const names = keys.slice(0, MAX_NAMED).map(jobOf);
  return [...names, ...(keys.length > MAX_NAMED ? [`+${keys.length - MAX_NAMED}`] : [])].join(', ');
};

/** What moves and what that makes of the crews' days, in one line. */
export const countWords = ({ items, nextWeek, full }: DrawnRain, board: Board, text: RainText): string => {
  if (items.length === 0) return text('nothing');
  const { crews } = board.store.facts();
  const days = full.slice(0, MAX_FULL).map(({ bin, percent }) =>
    text('over', {
      crew: crews.get(bin.crew_id ?? 0)?.name ?? '',
      day: bin.date === null ? '' : dayText(bin.date, board.voice.words.language()).short,
      percent,
    }),
  );
  return [
    text('move', { smart_count: items.length }),
    nextWeek > 0 && text('next_week', { smart_count: nextWeek }),
    ...days,
    full.length > MAX_FULL && text('over_more', { smart_count: full.length - MAX_FULL }),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What goes to a crew that is there for other work, and what stays, by its reason, with the jobs. */
export const stayWords = (
  { stays, lastResort, refused, changed }: DrawnRain,
  rain: Jobs,
  board: Board,
  text: RainText,
): string[] => {
  const byReason = new Map<StayReason, string[]>();
  // What was promised is to be decided first [SDY-012].
  for (const { key, reason } of stays.toSorted(
    (a, b) => Number(b.reason === 'promised') - Number(a.reason === 'promised'),
  ))
    byReason.set(reason, [...(byReason.get(reason) ?? []), key]);
  return [
    ...(lastResort.length > 0
      ? [text('last_resort', { smart_count: lastResort.length, jobs: jobsText(rain, lastResort) })]
      : []),
    ...[...byReason].map(([reason, keys]) =>
      text(`stay_${reason}`, { smart_count: keys.length, jobs: jobsText(rain, keys) }),
    ),
    ...refused.map(({ key, refusal }) =>
      text('stay_rule', { job: rain.jobOf(key), reason: board.voice.words.refusal(refusal) }),
    ),
    ...(changed.length > 0 ? [text('changed', { smart_count: changed.length, jobs: jobsText(rain, changed) })] : []),
  ];
};

const TEXTS: Readonly<Record<string, { en: string; es: string }>> = { ...BOARD_TEXTS, ...BOARD_PLAN_TEXTS };

/** Why the server cannot move a card: who did what to it. */
export const conflictWords = (conflict: Conflict, rain: Jobs, board: Board, language: Language): string => {
  const { key, rule, message, who, bin, crew, where, date, reason: why, reason_es } = conflict;
  const template = TEXTS[rule];
  const there = bin === null ? (where ?? '') : binText(bin, crew, board.store.config.category, language);
  const params = {
    who: who ?? SOMEONE[language],
    where: there,
    crew: crew ?? '',
    date: formatCivilDate(date),
    ...named('reason', { en: why ?? '', es: reason_es ?? '' }),
  };
  const reason = template ? fillTemplate(template, { params, shown: {} }, language) : message;
  return `${rain.jobOf(key)}: ${reason}`;
};
