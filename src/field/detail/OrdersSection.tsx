import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import { toast } from '../../toasts/toast';
import type { SupervisorDetail } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';

/** The work orders of a sub-job, and those that the user may start [RPT-011 RPT-016 WO-028]. */
export const OrdersSection = ({ detail }: { detail: SupervisorDetail }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [starting, setStarting] = useState<WorkOrderTypeName | null>(null);
  const pathOf = (type: WorkOrderTypeName, id: number): string =>
    workOrderPath.inField(type, { job_id: detail.job_id, job_detail_id: detail.id }, id);
  const nameOf = (type: WorkOrderTypeName): string => {
    const known = workOrderType(type);
    return (language === 'es' ? known?.label_es : known?.label) ?? type;
  };
  const start = async (type: WorkOrderTypeName): Promise<void> => {
    // A double tap starts one; then the page leads away.
    if (isBusy.current) return;
    isBusy.current = true;
    setStarting(type);
    try {
      const id = await api.startOrder(type, detail.id);
      void navigate(pathOf(type, id));
    } catch (error) {
      toast.error(error instanceof Error ? errorText(error, language) : text('start_failed'));
      isBusy.current = false;
      setStarting(null);
    }
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
          <button
            key={type}
            type="button"
            className="site-action"
            disabled={starting !== null}
            onClick={() => void start(type)}
          >
            {text('start', { type: nameOf(type) })}
          </button>
        ))}
      </div>
    </Section>
  );
};
