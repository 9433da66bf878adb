import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { addDays, formatCivilDate } from '#domain/civilDate';
import { isUnderWay } from '#domain/field/markTimes';
import { useProfile } from '../../auth/useProfile';
import { useToday } from '../../clock/useToday';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { isDayNews } from '../../live/isDayNews';
import type { LiveEvent } from '../../live/liveEvent';
import { useWallData } from '../../live/useWallData';
import { Button } from '../../page/Button';
import { DayNotes } from '../../page/DayNotes';
import { fetchedLater } from '../../page/fetchedLater';
import { LargeText, LargeTextButton } from '../../theme/LargeText';
import type { MyStops, Stop } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { PhotosWaiting } from '../photos/PhotosWaiting';
import { useValue } from '../../store/useValue';
import { clockOf } from '../site/clockOf';
import ResumeSending from '../ResumeSending';
import { useFieldText } from '../useFieldText';
import { isHomeScreenHintDue } from './isHomeScreenHintDue';
import { markQueue, withMarks } from './markQueue';
import { StopCard } from './StopCard';
import './today.css';

const HomeScreenHint = fetchedLater(() => import('./HomeScreenHint'));

const isNews = (event: LiveEvent): boolean => event.name === 'cards' || isDayNews(event);

const Days = ({ answer, readAt, refresh }: { answer: MyStops; readAt: Date; refresh: () => void }) => {
  const text = useFieldText();
  const user = String(useProfile()?.id ?? '');
  const today = useToday();
  const waiting = useValue(markQueue.waiting);
  const written = useValue(markQueue.written);
  const known = useRef(written);
  useEffect(() => {
    if (known.current !== written) refresh();
    known.current = written;
  }, [written, refresh]);
  // What was written since the list was read, and what waits to be.
  const stops = answer.stops.map((stop): Stop => {
    const own = written[stop.key];
    const order = own && own.at > readAt.getTime() ? own.order : stop.work_order;
    return {
      ...stop,
      work_order: withMarks(
        order,
        waiting.filter((mark) => mark.stop === stop.key && mark.user === user),
      ),
    };
  });
  const isOfTheNight = ({ date, work_order }: Stop): boolean => date < today && isUnderWay(work_order);
  const next = stops.find(({ date, work_order }) => date === today && work_order?.leave_job == null);
  if (!answer.is_linked) return <p role="alert">{text('unlinked')}</p>;
  // By the day that it is now: what was read yesterday, before a night without a network, says so of another one.
  const names = new Map([
    [today, text('today')],
    [addDays(today, 1), text('tomorrow')],
  ]);
  return answer.days.map((day) => {
    const own = stops.filter(({ date }) => date === day);
    const name = names.get(day);
    return (
      <section key={day} className="today-day" aria-label={name ?? formatCivilDate(day)}>
        <h2>
          {name} <small>{formatCivilDate(day)}</small>
        </h2>
        <DayNotes notes={answer.day_notes.filter(({ date }) => date === day)} />
        {own.length === 0 && <p>{text('no_stops')}</p>}
        {own.map((stop) => (
          <StopCard key={stop.key} stop={stop} isNext={stop.key === next?.key || isOfTheNight(stop)} />
        ))}
      </section>
    );
  });
};

/**
 * The day of a crew on a phone: its stops of today and tomorrow in their order. It turns over at midnight, from where work
 * of the night is taken along; without a network what was read stays, with the time of it [FLD-001 FLD-011].
 */
const Today = () => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const [isHintDue] = useState(isHomeScreenHintDue);
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
      <Suspense fallback={null}>{isHintDue && <HomeScreenHint />}</Suspense>
      <ResumeSending />
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
