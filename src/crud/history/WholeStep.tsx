import { useLabel } from '../look/useLabel';
import { useCrudText } from '../look/useCrudText';
import type { TouchedRecords } from '#domain/admin/touchedRecords';

/** Says what an undo takes back besides what is shown: all records that the same step changed. */
export const WholeStep = ({ touched }: { touched: readonly TouchedRecords[] }) => {
  const text = useCrudText();
  const label = useLabel();
  if (touched.length === 0) return null;
  const what = touched.map(({ entity_label, count }) => `${label(entity_label)} (${count})`).join(', ');
  return <p className="whole-step">{text('history_whole_step', { what })}</p>;
};
