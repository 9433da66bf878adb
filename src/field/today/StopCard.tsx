import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { SEES_GUNITE, SEES_PEBBLE } from '#domain/access/needs';
import { superDetailPath } from '#domain/notifications/superDetailPath';
import { CATEGORY } from '#domain/statuses';
import { promiseText } from '#domain/boards/told/toldWords';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { startText } from '#domain/plants/startTime';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import type { Stop } from '../data/fieldApi';
import { PhotoInput } from '../photos/PhotoInput';
import { SmallPicture } from '../photos/SmallPicture';
import { LinkedText } from '../../page/LinkedText';
import { SiteActions } from '../../site/SiteActions';
import { SiteFacts } from '../../site/SiteFacts';
import { useFieldText } from '../useFieldText';
import { StopMarks } from './StopMarks';

interface Props {
  stop: Stop;
  /** Open from the start: the stop that is next. */ isNext: boolean;
}

/** Where a crew fills in the day of a job: batches of a pebble job, yards of a gunite job [FLD-004]. */
const useSheetPath = ({ site }: Stop): string | null => {
  const [seesPebble, seesGunite] = [useCan(SEES_PEBBLE), useCan(SEES_GUNITE)];
  if (site.category_id === CATEGORY.PEBBLE && seesPebble) return `/daily-batches/${site.job_id}`;
  return site.category_id === CATEGORY.GUNITE && seesGunite ? `/daily-yardage/${site.job_id}` : null;
};

/** What the crew before left: its notes and its latest photos. */
const LeftHere = ({ stop: { notes, pictures, picture_count, job_detail_id } }: { stop: Stop }) => {
  const text = useFieldText();
  if (notes.length === 0 && pictures.length === 0) return null;
  return (
    <div className="stop-left">
      <h4>{text('left_here')}</h4>
      {notes.map((note) => (
        <p key={note}>
          <LinkedText text={note} />
        </p>
      ))}
      {pictures.length > 0 && (
        <Link className="stop-pictures" to={superDetailPath(job_detail_id)}>
          <span className="stop-all">{text('all_pictures', { smart_count: picture_count })}</span>
          {pictures.map(({ id, thumbnail_url }) => (
            <SmallPicture key={id} url={thumbnail_url} fallback={null} />
          ))}
        </Link>
      )}
    </div>
  );
};

/**
 * One stop: what to do and where in a line, and when it is open all that a foreman does there, each one tap away
 * [FLD-001 FLD-002 FLD-004].
 */
export const StopCard = ({ stop, isNext }: Props) => {
  const text = useFieldText();
  const { language } = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(isNext);
  const sheet = useSheetPath(stop);
  const {
    site,
    order,
    kind,
    crew_name,
    start,
    start_time,
    yards,
    square_feet,
    colors,
    work_order,
    order_type,
    description,
  } = stop;
  const ids = { job_id: site.job_id, job_detail_id: site.id };
  const when =
    start === null
      ? [order !== null && text('stop_order', { order }), startText(start_time)].filter(Boolean).join(' · ')
      : start.slice(11, 16);
  const measure = [
    yards !== null && text('yards', { quantity: yards }),
    square_feet !== null && text('area', { quantity: square_feet }),
  ].filter(Boolean);
  const isDone = work_order?.leave_job != null;
  return (
    <article className={isDone ? 'stop is-done' : 'stop'} aria-labelledby={`${id}-name`}>
      <h3 className="stop-head">
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={() => setOpen(!isOpen)}>
          <span id={`${id}-name`}>
            <span className="stop-when">{[when, text(`kind_${kind}`), crew_name].filter(Boolean).join(' · ')}</span>
            <strong>{site.job_name ?? text('no_name')}</strong>
            {stop.promised_to !== null && stop.promised_date !== null && (
              <span className="stop-promise">
                {promiseText({ name: stop.promised_to, date: stop.promised_date }, language)}
              </span>
            )}
            <span className="stop-where">{[site.city, ...measure].filter(Boolean).join(' · ')}</span>
          </span>
          <ExpandMoreIcon className="stop-arrow" aria-hidden="true" />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-body`} className="stop-body">
          <StopMarks stop={stop} />
          <SiteFacts site={site} />
          {(colors.length > 0 || description) && (
            <ul className="stop-colors">
              {colors.map((color) => (
                <li key={color}>{color}</li>
              ))}
              {description && <li>{description}</li>}
            </ul>
          )}
          <SiteActions site={site}>{site.may_upload && <PhotoInput site={site} from="camera" />}</SiteActions>
          <LeftHere stop={stop} />
          <nav className="stop-links" aria-label={site.job_name ?? text('no_name')}>
            {kind === 'PRESITE' && (
              <Link className="site-action" to={`${superDetailPath(site.id)}#presite`}>
                {text('presite')}
              </Link>
            )}
            {order_type !== null && work_order !== null && work_order.id > 0 && (
              <Link className="site-action" to={workOrderPath.inField(order_type, ids, work_order.id)}>
                {text('order_link')}
              </Link>
            )}
            <Link className="site-action" to={superDetailPath(site.id)}>
              {text('details_link')}
            </Link>
            {sheet !== null && (
              <Link className="site-action" to={sheet}>
                {text('sheet_link')}
              </Link>
            )}
          </nav>
        </div>
      )}
    </article>
  );
};
