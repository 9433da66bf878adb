import type { Span } from '../schedule/presiteApi';
import { usePresiteText } from '../schedule/usePresiteText';

const SPANS: readonly Span[] = ['day', 'week'];

/** One day, or a week of each supervisor [SDY-017]. */
export const SpanSwitch = ({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) => {
  const text = usePresiteText();
  return (
    <div className="presite-spans" role="group" aria-label={text('spans')}>
      {SPANS.map((one) => (
        <button
          key={one}
          type="button"
          className="presite-button"
          aria-pressed={one === span}
          onClick={() => onSpan(one)}
        >
          {text(one === 'day' ? 'span_day' : 'span_week')}
        </button>
      ))}
    </div>
  );
};
