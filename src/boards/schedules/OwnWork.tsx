import { Link } from 'react-router-dom';
import type { OwnEntry } from './scheduleQueries';
import { STAGE_OF_KIND } from '#domain/boards/cardKind';
import { superDetailPath } from '#domain/notifications/superDetailPath';
import { useLanguage } from '../../i18n/useLanguage';
import { AddressLink } from '../../page/AddressLink';
import { statusLabel } from '../look/cardText';
import { useScheduleText } from '../look/useScheduleText';
import { kindText, whenText } from './ownWords';

/** One thing to do: when, what, where and with whom; its name leads to the job's page, its address to the maps. */
export const OwnWork = ({ item }: { item: OwnEntry }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const {
    kind,
    category,
    job_detail_id,
    job_name,
    company_name,
    key_map,
    gate_code,
    crew_name,
    foreman_name,
    description,
    is_critical,
  } = item;
  const when = whenText(item, text);
  const stage = kind === 'PRESITE' ? 'PRESITE' : STAGE_OF_KIND[kind];
  const access = [
    key_map && text('my_key_map', { value: key_map }),
    gate_code && text('my_gate', { value: gate_code }),
  ].filter(Boolean);
  const people = [
    kind === 'W' ? null : crew_name,
    foreman_name && kind !== 'W' && text('my_foreman', { name: foreman_name }),
  ].filter(Boolean);
  return (
    <article className={`own-work stage-${stage}`}>
      <p className="own-when">
        <span>{[when, kindText(item, text)].filter(Boolean).join(' · ')}</span>
        <span className="own-status">{statusLabel(category, item.status_id, language)}</span>
      </p>
      <h3>
        <Link to={superDetailPath(job_detail_id)}>{job_name ?? text('no_name')}</Link>
        {is_critical && <span className="own-critical">{text('critical')}</span>}
      </h3>
      {company_name !== null && <p className="own-company">{company_name}</p>}
      <p>
        <AddressLink address={item} />
      </p>
      {access.length > 0 && <p>{access.join(' · ')}</p>}
      {people.length > 0 && <p>{people.join(' · ')}</p>}
      {description !== null && <p className="own-company">{description}</p>}
    </article>
  );
};
