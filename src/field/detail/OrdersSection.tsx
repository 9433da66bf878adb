import { Link } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import type { SupervisorDetail } from '../data/fieldApi';
import { useFieldText } from '../useFieldText';

/** The work orders of a sub-job, and those that the user may start [RPT-011 RPT-016 WO-028]. */
export const OrdersSection = ({ detail }: { detail: SupervisorDetail }) => {
  const text = useFieldText();
  const { language } = useLanguage();
  const ids = { job_id: detail.job_id, job_detail_id: detail.id };
  const pathOf = (type: WorkOrderTypeName, id: number): string => workOrderPath.inField(type, ids, id);
  const nameOf = (type: WorkOrderTypeName): string => {
    const known = workOrderType(type);
    return (language === 'es' ? known?.label_es : known?.label) ?? type;
  };
  return (
    <Section title={text('orders')}>
      {detail.work_orders.length === 0 && <p className="super-none">{text('nothing')}</p>}
      <ul className="super-orders">
        {detail.work_orders.map((order) => (
          <li key={`${order.type} ${order.id}`}>
            <Link to={pathOf(order.type, order.id)}>
              <strong>{text('order', { type: nameOf(order.type), id: order.id })}</strong>
              <span>
                {[
                  formatCivilDate(order.work_order_date),
                  order.crew_name,
                  order.is_complete
                    ? text('complete', { date: formatCivilDate(order.completed_date) })
                    : text('incomplete'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="site-actions">
        {detail.writable_types.map((type) => (
          <Link key={type} className="site-action" to={workOrderPath.newInField(type, ids)}>
            {text('start', { type: nameOf(type) })}
          </Link>
        ))}
      </div>
    </Section>
  );
};
