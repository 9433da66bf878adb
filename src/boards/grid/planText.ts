import type { Language } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import { cardText } from '../look/cardText';
import { addressOf } from '../look/contactLinks';
import { dayText } from '../look/dayText';
import type { CardView } from '../store/boardStore';
import type { BoardText } from '../look/useBoardText';

export interface Plan {
  crew: string;
  foreman: string | null;
  day: CivilDate;
  views: readonly CardView[];
}

/** A crew's day as plain text, to be sent by message: in order, with address, work, phone, gate code and notes. */
export const planText = ({ crew, foreman, day, views }: Plan, language: Language, text: BoardText): string => {
  const head = [`${crew} – ${dayText(day, language).full}`, foreman].filter(Boolean).join(' – ');
  const entry = (view: CardView, index: number): string => {
    const { card, subJob } = view;
    const { name, abbreviation, work, extra } = cardText(view, false, text);
    const lines = [
      `${card.job_order ?? index + 1}. ${[name, abbreviation].filter(Boolean).join(' – ')}`,
      [addressOf(subJob) || text('no_address'), subJob.key_map].filter(Boolean).join(' – '),
      [work, extra].filter(Boolean).join(' · '),
      [
        subJob.phone && `${text('phone')}: ${subJob.phone}`,
        subJob.gate_code && `${text('gate_code')}: ${subJob.gate_code}`,
      ]
        .filter(Boolean)
        .join(' · '),
      subJob.critical_note && subJob.badges.includes('CRITICAL') && `${text('critical')}: ${subJob.critical_note}`,
      subJob.notes && `${text('notes')}: ${subJob.notes}`,
    ];
    return lines.filter(Boolean).join('\n   ');
  };
  return [head, ...(views.length === 0 ? [text('plan_nothing')] : views.map(entry))].join('\n\n');
};
