import { useCallback, useState } from 'react';
import { formatCivilDate } from '#domain/civilDate';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import type { LiveEvent } from '../../live/liveEvent';
import { useWallData } from '../../live/useWallData';
import { Button } from '../../page/Button';
import { LargeText, LargeTextButton } from '../../page/LargeText';
import type { MyStops, Stop, StopOrder } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { PhotosWaiting } from '../photos/PhotosWaiting';
import { clockOf } from '../site/clockOf';
import { useFieldText } from '../useFieldText';
import { StopCard } from './StopCard';
import './today.css';

const isNews = ({ name }: LiveEvent): boolean => name === 'cards';

/** What this phone has written since the list was read. */
type Written = Readonly<Record<string, { order: StopOrder; at: number }>>;

const withWritten = (stops: readonly Stop[], written: Written, readAt: Date): Stop[] =>
  stops.map((stop) => {
    const own = written[stop.key];
    return own && own.at > readAt.getTime() ? { ...stop, work_order: own.order } : stop;
  });

const Days = ({ answer, readAt, refresh }: { answer: MyStops; readAt: Date; refresh: () => void }) => {
  const text = useFieldText();
  const [written, setWritten] = useState<Written>({});
  const stops = withWritten(answer.stops, written, readAt);
  const next = stops.find(({ date, work_order }) => date === answer.today && work_order?.leave_job == null);
  if (!answer.is_linked) return <p role="alert">{text('unlinked')}</p>;
  return answer.days.map((day) => {
    const own = stops.filter(({ date }) => date === day);
    return (
      <section key={day} className="today-day" aria-label={text(day === answer.today ? 'today' : 'tomorrow')}>
        <h2>
          {text(day === answer.today ? 'today' : 'tomorrow')} <small>{formatCivilDate(day)}</small>
        </h2>
        {own.length === 0 && <p>{text('no_stops')}</p>}
        {own.map((stop) => (
          <StopCard
            key={stop.key}
            stop={stop}
            isNext={stop.key === next?.key}
            onWritten={(order) => {
              setWritten((before) => ({ ...before, [stop.key]: { order, at: Date.now() } }));
              refresh();
            }}
          />
        ))}
      </section>
    );
  });
};

/**
 * The day of a crew on a phone: its stops of today and tomorrow in their order. It turns over at midnight; without a network what
 * was read stays, with the time of it [FLD-001].
 */
const Today = () => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const load = useCallback(() => api.stops(), [api]);
  const { answer, updatedAt, error, isLost, refresh } = useWallData(load, isNews);
  const words = error instanceof CallError && error.kind === 'answered' ? errorText(error, language) : text('waiting');
  return (
    <LargeText className="today">
      <div className="today-head">
        {isLost && answer && updatedAt ? (
          <p className="super-lost" role="status">
            {text('as_of', { at: clockOf(updatedAt, language) })}
          </p>
        ) : (
          <span />
        )}
        <LargeTextButton />
      </div>
      <PhotosWaiting onArrived={refresh} />
      {answer && updatedAt ? (
        <Days answer={answer} readAt={updatedAt} refresh={refresh} />
      ) : (
        error !== null && (
          <div role="alert">
            <p>
              <strong>{text('load_failed')}</strong> {words}
            </p>
            <Button variant="outlined" onClick={refresh}>
              {text('again')}
            </Button>
          </div>
        )
      )}
    </LargeText>
  );
};

export default Today;
