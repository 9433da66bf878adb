import { useLocalText } from '../../../i18n/useLocalText';
import { Section } from '../../../page/Section';
import { useDraft } from '../../form/state/useDraft';
import { useCategory, useThisSubJob } from '../SubJobContext';
import { useSubJobText } from '../useSubJobText';
import { NewTabLink } from './NewTabLink';
import { WORK_ORDER_LINKS, type WorkOrderLink } from './workOrderLinks';

const Link = ({ link }: { link: WorkOrderLink }) => {
  const local = useLocalText();
  const jobId = useDraft(({ id }) => id);
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const isIn = useThisSubJob((subJob) => link.isIn?.(subJob) ?? true);
  return isIn ? (
    <NewTabLink to={jobId === null || subJobId === null ? null : link.path(jobId, subJobId)}>
      {local(link.label)}
    </NewTabLink>
  ) : null;
};

/** The work orders and cards of a sub-job, each in a new tab, once it is saved [SUB-026]. */
export const WorkOrders = () => {
  const text = useSubJobText();
  const category = useCategory();
  const isSaved = useThisSubJob(({ id }) => id !== null);
  const links = WORK_ORDER_LINKS[category ?? 0] ?? [];
  return (
    <Section title={text('work_orders')}>
      <div className="sub-links">
        {links.map((link) => (
          <Link key={link.label.en} link={link} />
        ))}
        {!isSaved && <span className="sub-hint">{text('save_first')}</span>}
      </div>
    </Section>
  );
};
