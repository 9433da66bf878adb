import { formatCivilDate } from '#domain/civilDate';
import { divisionOfCategory } from '#domain/presite/schedule/divisions';
import type { ScheduleMark } from '#domain/presite/schedule/placement';
import { STATUS } from '#domain/statuses';
import type { Language } from '#domain/localText';
import type { PresiteItem } from '../schedule/presiteApi';
import type { PresiteText } from '../schedule/usePresiteText';

export interface CardBadge {
  key: string;
  text: string;
  hint?: string;
  tone: 'error' | 'warning' | 'success' | 'quiet' | 'division';
}

/** What is said of a card beside its lines: how it stands to the day, what became of it, and whose it is [PSC-014]. */
export const badgesOf = (
  item: PresiteItem,
  mark: ScheduleMark | null,
  text: PresiteText,
  language: Language,
): CardBadge[] => {
  const { scheduled_date, checkin_date, due_date, status_id } = item;
  const division = divisionOfCategory(item.category_id)?.name[language];
  const checked = formatCivilDate(checkin_date);
  return [
    ...(mark === 'past_due'
      ? [
          {
            key: 'past',
            text: text('past_due'),
            hint: text('past_due_since', { date: formatCivilDate(scheduled_date) }),
            tone: 'error' as const,
          },
        ]
      : []),
    ...(due_date === null
      ? []
      : [
          {
            key: 'due',
            text: text('due', { date: formatCivilDate(due_date).slice(0, 5) }),
            hint: text('due_on', { date: formatCivilDate(due_date) }),
            tone: 'quiet' as const,
          },
        ]),
    ...(mark === 'no_date' ? [{ key: 'date', text: text('no_date'), tone: 'warning' as const }] : []),
    ...(checkin_date === null
      ? []
      : [
          {
            key: 'in',
            text: text('checked_in'),
            hint: text('checked_in_on', { date: checked }),
            tone: 'success' as const,
          },
        ]),
    ...(status_id === STATUS.COMPLETE ? [{ key: 'done', text: text('complete'), tone: 'success' as const }] : []),
    ...(status_id === STATUS.CANCELLED
      ? [{ key: 'cancelled', text: text('cancelled_job'), tone: 'quiet' as const }]
      : []),
    ...(status_id === STATUS.ON_HOLD ? [{ key: 'hold', text: text('on_hold'), tone: 'quiet' as const }] : []),
    ...(division === undefined ? [] : [{ key: 'division', text: division, tone: 'division' as const }]),
  ];
};
