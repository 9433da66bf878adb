import { Suspense, useEffect, useState } from 'react';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { onIdle } from '../../clock/onIdle';
import { themed } from '../../theme/themed';

const DateInput = themed(async () => ({ default: (await import('../../inputs/DateInput')).DateInput }));

/** The first cards are picked up undisturbed. */
const LATER_MS = 8000;

interface Props {
  label: string;
  value: CivilDate;
  /** Somebody is about to use it. */
  isNear: boolean;
  onChange: (date: CivilDate | null) => void;
}

/**
 * The date of a toolbar. Its input is drawn with MUI and comes when somebody is near it, or long after what is on the
 * board; until then its place shows the date, and who is in it already stays in it.
 */
export const DateField = ({ label, value, isNear, onChange }: Props) => {
  const [isWanted, setWanted] = useState(false);
  const [isIn, setIn] = useState(false);
  useEffect(() => onIdle(() => setWanted(true), LATER_MS), []);
  const place = (
    <input
      className="plain-input"
      readOnly
      aria-label={label}
      value={formatCivilDate(value)}
      onFocus={() => {
        setIn(true);
        setWanted(true);
      }}
      onBlur={() => setIn(false)}
    />
  );
  return (
    <div className="date-field">
      <Suspense fallback={place}>
        {isWanted || isNear ? (
          <DateInput label={label} value={value} autoFocus={isIn} onChange={onChange} keepsWhenWrong />
        ) : (
          place
        )}
      </Suspense>
    </div>
  );
};
