import { orPlaceholder } from '#domain/inputs/placeholders';
import type { ScheduleMark } from '#domain/presite/schedule/placement';
import { useLanguage } from '../../i18n/useLanguage';
import type { PresiteItem } from '../schedule/presiteApi';
import { usePresiteText } from '../schedule/usePresiteText';
import { badgesOf } from './badgesOf';

/** The street alone: the city stands in the next line. */
const streetOf = ({ address, city }: PresiteItem): string | null => {
  const at = address && city ? address.indexOf(`, ${city}`) : -1;
  return address && at > 0 ? address.slice(0, at) : address;
};

interface Props {
  item: PresiteItem;
  mark: ScheduleMark | null;
  /** Without company and division, which a week has no room for. */
  isSmall?: boolean;
}

/** Name, address, city and company, with what is said of it [PSC-017]. */
export const CardFace = ({ item, mark, isSmall = false }: Props) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const badges = badgesOf(item, mark, text, language);
  if (isSmall)
    return (
      <>
        <div className="presite-name" title={item.job_name ?? undefined}>
          {item.job_name ?? text('no_name')}
        </div>
        <div className="presite-line" title={item.address ?? undefined}>
          {badges
            .filter(({ tone }) => tone === 'error' || tone === 'success')
            .map((badge) => (
              <span key={badge.key} className={`presite-badge is-${badge.tone}`} title={badge.hint ?? badge.text}>
                {badge.tone === 'success' ? '✓' : badge.text}
              </span>
            ))}
          {[item.city, streetOf(item)].filter(Boolean).join(' · ')}
        </div>
      </>
    );
  return (
    <>
      <div className="presite-name" title={item.job_name ?? undefined}>
        {item.job_name ?? text('no_name')}
      </div>
      <div className="presite-line" title={item.address ?? undefined}>
        {orPlaceholder(streetOf(item), 'address', language)}
      </div>
      <div className="presite-line">{[item.city, item.company_name].filter(Boolean).join(' · ')}</div>
      <div className="presite-badges">
        {badges.map((badge) => (
          <span key={badge.key} className={`presite-badge is-${badge.tone}`} title={badge.hint}>
            {badge.text}
          </span>
        ))}
      </div>
    </>
  );
};
