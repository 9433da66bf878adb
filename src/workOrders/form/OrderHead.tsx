import Alert from '@mui/material/Alert';
import { LinkedText } from '../../page/LinkedText';
import type { OrderPlace } from '../workOrderCalls';
import { useWorkOrdersText } from '../useWorkOrdersText';

/** Whose pool it is and how to get in, over the form. */
export const OrderHead = ({ subJob }: { subJob: OrderPlace['sub_job'] }) => {
  const text = useWorkOrdersText();
  const lines = [
    subJob.address,
    subJob.key_map && `${text('key_map')} ${subJob.key_map}`,
    subJob.gate_code && `${text('gate_code')} ${subJob.gate_code}`,
  ].filter(Boolean);
  return (
    <div className="work-order-head">
      <p className="work-order-head-name">{[subJob.name, subJob.company_name].filter(Boolean).join(' · ')}</p>
      {lines.length > 0 && <p className="work-order-head-line">{lines.join(' · ')}</p>}
      {subJob.critical_note && (
        <Alert severity="error" sx={{ mt: 1 }}>
          <LinkedText text={subJob.critical_note} />
        </Alert>
      )}
    </div>
  );
};
