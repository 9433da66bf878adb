import { Link } from 'react-router';
import { detailParts, scheduleParts } from '#domain/field/siteParts';
import type { SheetPart } from '#domain/sheetParts';
import { formatInstant } from '#domain/fields/formatInstant';
import { useLanguage } from '../../i18n/useLanguage';
import { LargeText, LargeTextButton } from '../../theme/LargeText';
import { LinkedText } from '../../page/LinkedText';
import { Section } from '../../page/Section';
import type { SupervisorDetail } from '../data/fieldApi';
import { PhotoInput } from '../photos/PhotoInput';
import { SheetPartView } from '../site/SheetPartView';
import { SiteActions } from '../../site/SiteActions';
import { SiteFacts } from '../../site/SiteFacts';
import { useFieldText } from '../useFieldText';
import { FilesSection } from './FilesSection';
import { OrdersSection } from './OrdersSection';
import { PresiteSection } from './PresiteSection';
import './superDetail.css';

const Parts = ({ title, parts }: { title: string; parts: readonly SheetPart[] }) => {
  const text = useFieldText();
  return (
    <Section title={title}>
      {parts.length === 0 && <p className="super-none">{text('nothing')}</p>}
      {parts.map((part, index) => (
        <SheetPartView key={part.title.en} part={part} isTitled={index > 0 || part.title.en !== title} />
      ))}
    </Section>
  );
};

interface Props {
  detail: SupervisorDetail;
  /** When it was read, while the server cannot be reached. */ asOf: string | null;
  refresh: () => void;
}

/** A sub-job for those who go there: one column on a phone, two from 800 px on [RPT-011 RPT-016]. */
export const SuperDetail = ({ detail, asOf, refresh }: Props) => {
  const text = useFieldText();
  const { language } = useLanguage();
  const { sub_job } = detail;
  return (
    <LargeText className="super">
      <header className="super-head">
        <div className="super-title">
          <div>
            <h1>{detail.job_name ?? text('no_name')}</h1>
            <p>
              {[`#${detail.job_id}`, detail.company_name, sub_job.job_types.join(', '), sub_job.status?.name]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <LargeTextButton />
        </div>
        {asOf !== null && (
          <p className="super-lost" role="status">
            {text('as_of', { at: asOf })}
          </p>
        )}
        <SiteFacts site={detail} />
        <SiteActions site={detail}>
          {detail.may_upload && <PhotoInput site={detail} from="camera" />}
          {detail.may_edit && (
            <Link className="site-action" to={`/job/${detail.job_id}/edit/${detail.id}`}>
              {text('edit_job')}
            </Link>
          )}
        </SiteActions>
      </header>
      <div className="super-columns">
        <div>
          <Parts title={text('details')} parts={detailParts(sub_job, language)} />
          <Parts title={text('schedule')} parts={scheduleParts(sub_job, language)} />
          <PresiteSection detail={detail} refresh={refresh} />
        </div>
        <div>
          {detail.shows_work_orders && <OrdersSection detail={detail} />}
          <FilesSection detail={detail} refresh={refresh} />
          <Section title={text('comments')}>
            {sub_job.general_comments.length === 0 && <p className="super-none">{text('nothing')}</p>}
            {sub_job.general_comments.map(({ id, general_comment, date_created, created_by }) => (
              <blockquote key={id} className="super-comment">
                <p>
                  <LinkedText text={general_comment} />
                </p>
                <footer>{[created_by?.name, formatInstant(date_created)].filter(Boolean).join(' · ')}</footer>
              </blockquote>
            ))}
          </Section>
        </div>
      </div>
    </LargeText>
  );
};
