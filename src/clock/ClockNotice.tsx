import { textHook } from '../i18n/textHook';
import { useValue } from '../store/useValue';
import { clockDifference } from './clockDifference';
import { CLOCK_WRONG_MS, clockAhead } from './deviceClock';
import './clockNotice.css';

const en = {
  ahead: 'The clock of this device is %{difference} ahead.',
  behind: 'The clock of this device is %{difference} behind.',
  corrected: 'The app corrects its times. Please set the clock right.',
  days: '%{smart_count} day |||| %{smart_count} days',
  hours: '%{smart_count} hour |||| %{smart_count} hours',
  minutes: '%{smart_count} minute |||| %{smart_count} minutes',
} as const;
const es: Record<keyof typeof en, string> = {
  ahead: 'El reloj de este dispositivo está adelantado %{difference}.',
  behind: 'El reloj de este dispositivo está atrasado %{difference}.',
  corrected: 'La aplicación corrige las horas. Ponga el reloj en hora.',
  days: '%{smart_count} día |||| %{smart_count} días',
  hours: '%{smart_count} hora |||| %{smart_count} horas',
  minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
};
const useClockText = textHook({ en, es });

/** Says by how much the clock of this device is wrong, while it is [FLD-009]. */
const ClockNotice = () => {
  const text = useClockText();
  const ahead = useValue(clockAhead);
  if (Math.abs(ahead) < CLOCK_WRONG_MS) return null;
  const { days, hours, minutes } = clockDifference(ahead);
  const difference = Object.entries({ days, hours, minutes })
    .flatMap(([unit, count]) =>
      count > 0 && (unit === 'days' || unit === 'hours' || unit === 'minutes')
        ? [text(unit, { smart_count: count })]
        : [],
    )
    .join(' ');
  return (
    <p className="clock-notice" role="status">
      {text(ahead > 0 ? 'ahead' : 'behind', { difference })} {text('corrected')}
    </p>
  );
};

export default ClockNotice;
