import { Suspense, type ComponentProps } from 'react';
import { formatCivilDate } from '#domain/civilDate';
import type { DateInput as DateInputType } from '../../inputs/DateInput';
import { themed } from '../../theme/themed';
import './dayInput.css';

const DateInput = themed<ComponentProps<typeof DateInputType>>(async () => ({
  default: (await import('../../inputs/DateInput')).DateInput,
}));

/** The date field of every form, on pages that are drawn without MUI: until it has come its place shows the date. */
export const DayInput = (props: ComponentProps<typeof DateInputType>) => (
  <span className="day-input">
    <Suspense fallback={<input readOnly aria-label={props.label} value={formatCivilDate(props.value)} />}>
      <DateInput {...props} />
    </Suspense>
  </span>
);
