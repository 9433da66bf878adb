import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId } from 'react';
import { orPlaceholder } from '#domain/inputs/placeholders';
import type { ScheduleMark } from '#domain/presite/schedule/placement';
import { useLanguage } from '../../i18n/useLanguage';
import { OpenedCheck } from '../../siteCheck/OpenedCheck';
import { badgesOf } from '../columns/badgesOf';
import type { PresiteItem } from '../schedule/presiteApi';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';
import { VisitSheet } from './VisitSheet';

interface Props {
  item: PresiteItem;
  mark: ScheduleMark | null;
  /** Whose visit it is, where several people's are listed. */
  who: string | null;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * A visit in a line: whether it was made, where, for whom, and how it stands to the day; open, all that is done there.
 */
export const VisitCard = ({ item, mark, who, isOpen, onToggle }: Props) => {
  const text = usePresiteText();
  const { api } = useSchedule();
  const { language } = useLanguage();
  const id = useId();
  const isDone = item.checkin_date !== null;
  const badges = badgesOf(item, mark, text, language).filter(({ key }) => key !== 'in');
  return (
    <article
      className={`visit of-category-${item.category_id}${isDone ? ' is-done' : ''}`}
      data-visit={item.id}
      aria-labelledby={`${id}-name`}
    >
      <h2 className="visit-head">
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-sheet`} onClick={onToggle}>
          <span className="visit-tick" role="img" aria-label={isDone ? text('visit_done') : ''} aria-hidden={!isDone}>
            {isDone && <Check />}
          </span>
          <span className="visit-words" id={`${id}-name`}>
            <strong>{item.job_name ?? text('no_name')}</strong>
            {!isOpen && <span>{orPlaceholder(item.address, 'address', language)}</span>}
            <span className="visit-company">{[who, item.company_name].filter(Boolean).join(' · ')}</span>
            <span className="visit-badges">
              {badges.map((badge) => (
                <span key={badge.key} className={`presite-badge is-${badge.tone}`}>
                  {badge.hint ?? badge.text}
                </span>
              ))}
            </span>
          </span>
          <ExpandMore className="visit-arrow" />
        </button>
      </h2>
      <div id={`${id}-sheet`}>
        {isOpen && (
          <OpenedCheck api={api} id={item.job_detail_id}>
            {(visit, lists) => <VisitSheet item={item} visit={visit} lists={lists} />}
          </OpenedCheck>
        )}
      </div>
    </article>
  );
};
