import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRecord } from '#domain/values';
import { TIMES } from '#domain/workOrders/fields';
import type { WorkOrderSection, WorkOrderType } from '#domain/workOrders/types';
import { hoursOnJob, yardsOfLoads } from '#domain/workOrders/workOrderRules';
import type { FormValues } from '../../crud/values/formValues';
import { useWorkOrdersText } from '../useWorkOrdersText';

/**
 * Keeps its place while it says nothing: a field is left by a tap on what stands below, which must not move from under
 * the finger [FLD-011].
 */
const Line = ({ children }: { children: ReactNode }) => <p className="work-order-derived">{children || '\u00a0'}</p>;

const Hours = () => {
  const text = useWorkOrdersText();
  const { control } = useFormContext<FormValues>();
  const times = useWatch({ control, name: [...TIMES] });
  const hours = hoursOnJob(Object.fromEntries(TIMES.map((name, index) => [name, times[index]])));
  return <Line>{hours !== null && text('hours_on_job', { hours })}</Line>;
};

const Yards = () => {
  const text = useWorkOrdersText();
  const { control } = useFormContext<FormValues>();
  const loads = useWatch({ control, name: 'loads' });
  const sum = Array.isArray(loads) ? yardsOfLoads(loads.filter(isRecord)) : null;
  return <Line>{sum !== null && text('yards_summed')}</Line>;
};

/** What the values of a section make, in a line below them. */
export const OrderDerived = ({ type, section }: { type: WorkOrderType; section: WorkOrderSection }) => {
  if (section.name === 'time') return <Hours />;
  return type.type === 'gunite' && section.name === 'yards' ? <Yards /> : null;
};
