import CheckIcon from '@mui/icons-material/Check';
import WaitingIcon from '@mui/icons-material/Schedule';
import { MARK_TIMES, type StopMark } from '#domain/field/markTimes';
import { useProfile } from '../../auth/useProfile';
import { businessMinutes } from '../../clock/businessMinutes';
import { keptMessage, saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { useValue } from '../../store/useValue';
import type { Stop } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { isUnkept, markQueue, waitsFor } from './markQueue';

const MARKS = ['on_my_way', 'arrived', 'done'] as const satisfies readonly StopMark[];

const two = (value: number): string => String(value).padStart(2, '0');
const nowText = (): string => {
  const minutes = businessMinutes();
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/**
 * "On my way", "Arrived", "Done": one tap each, kept on the device at once and written once, with or without a network.
 * The last one is taken back by a button of its own, where no second tap lands [FLD-003].
 */
export const StopMarks = ({ stop }: { stop: Stop }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const user = String(useProfile()?.id ?? '');
  const all = useValue(markQueue.waiting);
  const { order_type, work_order, job_detail_id, date, may_write } = stop;
  const own = all.filter((mark) => mark.stop === stop.key && mark.user === user);
  const timeOf = (mark: StopMark): string | null => work_order?.[MARK_TIMES[mark]] ?? null;
  const last = MARKS.findLast((mark) => timeOf(mark) !== null);
  if (order_type === null || (!may_write && last === undefined)) return null;
  const write = (mark: StopMark, time: string | null): void => {
    const marking = { job_detail_id, type: order_type, date, mark, time };
    void markQueue.add({ user, stop: stop.key, marking }, api.mark);
  };
  const isClosed = !may_write || work_order?.is_complete === true;
  const refused = own.filter((mark) => mark.refused !== null);
  return (
    <div className="stop-marks-box">
      <div className="stop-marks" role="group" aria-label={text(`kind_${stop.kind}`)}>
        {MARKS.map((mark) => {
          const time = timeOf(mark);
          const isWaiting = waitsFor(own, mark);
          const Icon = isWaiting ? WaitingIcon : CheckIcon;
          return (
            <button
              key={mark}
              type="button"
              className={time === null ? 'stop-mark' : 'stop-mark is-set'}
              aria-disabled={isClosed || time !== null}
              aria-busy={isWaiting}
              onClick={() => {
                if (!isClosed && time === null) write(mark, nowText());
              }}
            >
              {time !== null && <Icon aria-hidden="true" />}
              <span>
                {text(mark)}
                {time !== null && <small>{time}</small>}
              </span>
            </button>
          );
        })}
      </div>
      {own.length > refused.length && (
        <p className="stop-waits" role="status">
          {text(own.some(isUnkept) ? 'mark_unkept' : 'mark_waits')}
        </p>
      )}
      {refused.map((mark) => (
        <div key={mark.id} className="stop-refused" role="alert">
          <span>
            {text(mark.marking.mark)} {mark.marking.time}
          </span>
          <span>{mark.refused && saidText(keptMessage(mark.refused), language)}</span>
          <button type="button" className="stop-back" onClick={() => void markQueue.drop(mark)}>
            {text('drop_photo')}
          </button>
        </div>
      ))}
      {last !== undefined && !isClosed && (
        <button type="button" className="stop-back" onClick={() => write(last, null)}>
          {text('take_back', { mark: text(last), at: timeOf(last) ?? '' })}
        </button>
      )}
    </div>
  );
};
