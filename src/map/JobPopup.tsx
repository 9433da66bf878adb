import { Link } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import { pinOf } from '#domain/inputs/address';
import { popupLines } from '#domain/jobSearch/popupLines';
import { isUnverified } from '#domain/jobSearch/place';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { MapUse } from '#domain/jobSearch/markerKinds';
import { useLanguage } from '../i18n/useLanguage';
import { AddressLink } from '../page/AddressLink';
import { useMapText } from './useMapText';

interface Props {
  job: MapJob;
  /** Where the name leads; null for a job that has no page here. */
  link: string | null;
  use?: MapUse;
}

/** What a marker says when it is clicked [MAP-011 MAP-017]. */
export const JobPopup = ({ job, link, use = 'jobs' }: Props) => {
  const text = useMapText();
  const { language } = useLanguage();
  const name = job.name ?? text('no_name');
  return (
    <div className="job-popup">
      <p className="popup-name">{link === null ? name : <Link to={link}>{name}</Link>}</p>
      {isUnverified(job) && <p className="popup-warning">{text('unverified_warning')}</p>}
      {job.is_pin_set_by_hand && <p className="popup-pin">{text('pin_by_hand')}</p>}
      {popupLines(job, use).map((line) => {
        switch (line.kind) {
          case 'company':
          case 'city':
            return <p key={line.kind}>{line.value}</p>;
          case 'address':
            return (
              <p key={line.kind}>
                <AddressLink
                  address={{ address_line_1: line.value, city: job.city, pin: pinOf(job) }}
                  shown={line.value ?? text('no_address')}
                />
              </p>
            );
          case 'work':
            return (
              <p key={line.kind} className="popup-work">
                {[
                  line.date === null ? text('no_date') : formatCivilDate(line.date),
                  line.what?.[language],
                  line.who ?? text('no_crew'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            );
          case 'key_map':
            return <p key={line.kind}>{text('key_map', { name: line.value })}</p>;
          case 'color':
            return <p key={line.kind}>{text('color', { name: line.value })}</p>;
          case 'plan_sa':
            return <p key={line.kind}>{text('plan_sa', { quantity: line.value.toLocaleString('en-US') })}</p>;
        }
      })}
    </div>
  );
};
