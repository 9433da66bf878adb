import { memo } from 'react';
import { BADGES } from '#domain/boards/badges';
import type { BoardCategory } from '#domain/boards/kinds';
import { PAST_DUE } from '#domain/boards/pastDue';
import { answerLines, answersOf, answerText, answerTime } from '#domain/evening/siteAnswer';
import { statusIcon } from '#domain/boards/statusIcon';
import { toldMarks } from '#domain/boards/told/toldWords';
import type { SubJob } from '#domain/boards/types';
import { useLanguage } from '../../i18n/useLanguage';
import { BoardIcon } from './BoardIcon';
import { isIconName } from './icons';
import type { CardView } from '../store/boardStore';
import { useBoardText } from './useBoardText';
import { statusLabel } from './cardText';
import { readinessLabel } from './readinessLabel';
import { isPressing } from './urgencyText';

interface Props {
  view: CardView;
  category: BoardCategory;
  isAssigned: boolean;
  isPastDue: boolean;
  isLocked: boolean;
  /** How much a warranty job presses, and how old it is. */
  urgency?: string | undefined;
  chain?: string | undefined;
}

type Badge = SubJob['badges'][number];

/** What nobody may miss comes first; the others keep their order. */
const URGENT: ReadonlySet<Badge> = new Set(['CRITICAL', 'COD']);
const byUrgency = (badges: readonly Badge[]): Badge[] => [
  ...badges.filter((code) => URGENT.has(code)),
  ...badges.filter((code) => !URGENT.has(code)),
];

/** Beside "Past due" a tray has room for one mark more, a crew's day for none. */
const roomFor = (isPastDue: boolean, isAssigned: boolean): number => (isPastDue ? (isAssigned ? 0 : 1) : 2);

/**
 * The last line of a card: status, lock, readiness as a sign, and at most two marks; how many more there are, and
 * which, says the last.
 */
export const CardMarks = memo(function CardMarks({
  view: { card, subJob },
  category,
  isAssigned,
  isPastDue,
  isLocked,
  urgency,
  chain,
}: Props) {
  const { language } = useLanguage();
  const text = useBoardText();
  const icon = statusIcon(card.status_id);
  const readiness = readinessLabel(subJob, category, language);
  const isReady = subJob.readiness?.missing.length === 0;
  const badges = byUrgency(subJob.badges);
  const answers = answersOf(card, subJob);
  const [answer] = answers;
  const { told, promise, isElsewhere } = toldMarks(card, subJob, language);
  const room = Math.max(
    0,
    roomFor(isPastDue, isAssigned) - (urgency === undefined ? 0 : 1) - (answer ? 1 : 0) - (told ? 1 : 0),
  );
  const more = badges.slice(room);
  const nameOf = (code: Badge): string => (code === 'CRITICAL' && subJob.critical_note) || BADGES[code].text[language];
  return (
    <div className="card-badges">
      <span
        className={`card-status status-${card.status_id ?? 2}`}
        title={statusLabel(category, card.status_id, language)}
      >
        <BoardIcon name={isIconName(icon) ? icon : 'RadioButtonUnchecked'} size={14} />
      </span>
      {isLocked && (
        <span className="card-lock" title={text('locked')}>
          <BoardIcon name="Lock" size={12} />
        </span>
      )}
      {chain && <span className="card-chain" title={chain} />}
      {readiness !== null && (
        <span className={`card-ready ${isReady ? 'is-ready' : 'is-waiting'}`} title={readiness}>
          {isReady ? '✓' : '!'}
        </span>
      )}
      {urgency !== undefined && (
        <span className={`badge badge-urgency${isPressing(subJob) ? ' is-pressing' : ''}`} title={urgency}>
          {urgency}
        </span>
      )}
      {promise && <span className={`card-pin${isElsewhere ? ' is-elsewhere' : ''}`} title={promise} />}
      {told && <span className="badge badge-told">{told}</span>}
      {isPastDue && <span className="badge badge-past">{PAST_DUE.text[language]}</span>}
      {answer && (
        <span
          className={`badge badge-answer is-${answer.answer}`}
          data-short={`${answer.answer === 'confirmed' ? '✓' : '✗'} ${answerTime(answer.answered_at)}`}
          title={answerLines(answers, language)}
        >
          {answerText(answer, language)}
        </span>
      )}
      {badges.map((code, at) => (
        <span
          key={code}
          className={`badge badge-${code.toLowerCase()}${at < room ? '' : ' is-more'}`}
          data-short={BADGES[code].short[language]}
          title={nameOf(code)}
        >
          {BADGES[code].text[language]}
        </span>
      ))}
      {more.length > 0 && (
        <span className="badge badge-more" title={more.map(nameOf).join(', ')}>
          +{more.length}
        </span>
      )}
    </div>
  );
});
