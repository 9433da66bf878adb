import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { useLocalText } from '../../../i18n/useLocalText';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { Section } from '../../../page/Section';
import { useDraft } from '../../form/state/useDraft';
import { useCategory, useThisSubJob } from '../SubJobContext';
import { useSubJobText } from '../useSubJobText';
import { NewTabLink } from './NewTabLink';
import { useSubJobOrders, type SubJobOrders } from './useSubJobOrders';
import { orderName, WORK_ORDER_LINKS, type ListedOrder, type WorkOrderLink } from './workOrderLinks';

/** Whether the user may not start the orders that a link starts; unknown is no reason. */
const isForbidden = ({ starts }: WorkOrderLink, orders: SubJobOrders | null): boolean =>
  starts !== undefined && orders !== null && !orders.fillable.includes(starts);

interface LinkProps {
  link: WorkOrderLink;
  isForbidden: boolean;
}

const Link = ({ link, isForbidden: isOff }: LinkProps) => {
  const local = useLocalText();
  const jobId = useDraft(({ id }) => id);
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const isIn = useThisSubJob((subJob) => link.isIn?.(subJob) ?? true);
  return isIn ? (
    <NewTabLink to={jobId === null || subJobId === null || isOff ? null : link.path(jobId, subJobId)}>
      {local(link.label)}
    </NewTabLink>
  ) : null;
};

const Order = ({ order }: { order: ListedOrder }) => {
  const local = useLocalText();
  const job_id = useDraft(({ id }) => id);
  const job_detail_id = useThisSubJob(({ id }) => id) ?? null;
  if (job_id === null || job_detail_id === null) return null;
  const at = { job_id, job_detail_id };
  return (
    <li>
      <NewTabLink to={workOrderPath.edit(order.type, at, order.id)}>{local(orderName(order))}</NewTabLink>
      {order.type === 'prep' && (
        <OnlineOnly label="PDF">
          <NewTabLink to={workOrderPath.pdf(order.type, at, order.id)}>PDF</NewTabLink>
        </OnlineOnly>
      )}
    </li>
  );
};

/** The work orders and cards of a sub-job, each in a new tab, once it is saved [SUB-014 SUB-015 SUB-026 WO-003]. */
export const WorkOrders = () => {
  const text = useSubJobText();
  const local = useLocalText();
  const category = useCategory();
  const subJobId = useThisSubJob(({ id }) => id) ?? null;
  const { orders, isFailed } = useSubJobOrders(subJobId);
  const links = WORK_ORDER_LINKS[category ?? 0] ?? [];
  const forbidden = links.filter((link) => isForbidden(link, orders));
  return (
    <Section title={text('work_orders')}>
      <div className="sub-links">
        {links.map((link) => (
          <Link key={link.label.en} link={link} isForbidden={forbidden.includes(link)} />
        ))}
        {subJobId === null && <span className="sub-hint">{text('save_first')}</span>}
        {forbidden.length > 0 && (
          <span className="sub-hint">
            {text('not_to_start', { names: forbidden.map(({ label }) => local(label)).join(', ') })}
          </span>
        )}
        {isFailed && <span className="sub-hint">{text('orders_failed')}</span>}
      </div>
      {orders && orders.items.length > 0 && (
        <ul className="sub-orders" aria-label={text('work_orders')}>
          {orders.items.map((order) => (
            <Order key={`${order.type} ${order.id}`} order={order} />
          ))}
        </ul>
      )}
    </Section>
  );
};
