import { useSchedule } from '../schedule/ScheduleContext';
import { useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';

/** What a screen reader hears: how cards are used, and what happens to them. */
export const LiveRegion = () => {
  const text = usePresiteText();
  const said = useValue(useSchedule().said);
  return (
    <>
      <p id="presite-instructions" className="visually-hidden">
        {text('instructions')}
      </p>
      <div className="visually-hidden" role="status" aria-live="assertive" aria-atomic="true" data-presite-said>
        <span key={said.turn}>{said.text}</span>
      </div>
    </>
  );
};
