import CheckIcon from '@mui/icons-material/Check';
import { useRef, useState } from 'react';
import { STOP_MARKS, type StopMark } from '#domain/field/stopMarks';
import { businessMinutes } from '../../clock/businessMinutes';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { Stop, StopOrder } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';

const MARKS = ['on_my_way', 'arrived', 'done'] as const satisfies readonly StopMark[];

const two = (value: number): string => String(value).padStart(2, '0');
const nowText = (): string => {
  const minutes = businessMinutes();
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

interface Props {
  stop: Stop;
  onWritten: (order: StopOrder) => void;
}

/**
 * "On my way", "Arrived", "Done": one tap each, written once however often it is tapped. The last one is taken back by a button of its own,
 * where no second tap lands [FLD-003].
 */
export const StopMarks = ({ stop, onWritten }: Props) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const isBusy = useRef(false);
  const [pending, setPending] = useState<StopMark | null>(null);
  const { order_type, work_order, job_detail_id, date, may_write } = stop;
  const timeOf = (mark: StopMark): string | null => work_order?.[STOP_MARKS[mark]] ?? null;
  const last = MARKS.findLast((mark) => timeOf(mark) !== null);
  if (order_type === null || (!may_write && last === undefined)) return null;
  const write = async (mark: StopMark, time: string | null): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(mark);
    try {
      onWritten(await api.mark({ job_detail_id, type: order_type, date, mark, time }));
    } catch (error) {
      toast.error(error instanceof Error ? errorText(error, language) : text('mark_failed'));
    } finally {
      isBusy.current = false;
      setPending(null);
    }
  };
  const isClosed = !may_write || work_order?.is_complete === true;
  return (
    <div className="stop-marks-box">
      <div className="stop-marks" role="group" aria-label={text(`kind_${stop.kind}`)}>
        {MARKS.map((mark) => {
          const time = timeOf(mark);
          return (
            <button
              key={mark}
              type="button"
              className={time === null ? 'stop-mark' : 'stop-mark is-set'}
              aria-disabled={isClosed || time !== null}
              aria-busy={pending === mark}
              onClick={() => {
                if (!isClosed && time === null) void write(mark, nowText());
              }}
            >
              {time !== null && <CheckIcon aria-hidden="true" />}
              <span>
                {text(mark)}
                {time !== null && <small>{time}</small>}
              </span>
            </button>
          );
        })}
      </div>
      {last !== undefined && !isClosed && (
        <button type="button" className="stop-back" onClick={() => void write(last, null)}>
          {text('take_back', { mark: text(last), at: timeOf(last) ?? '' })}
        </button>
      )}
    </div>
  );
};
