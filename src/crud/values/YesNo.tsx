import { useCrudText } from '../useCrudText';
import './values.css';

/** A yes as a tick, a no in words. */
export const YesNo = ({ value }: { value: boolean }) => {
  const text = useCrudText();
  if (!value) return <span className="value-faint">{text('no')}</span>;
  return (
    <span className="value-yes" title={text('yes')}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />
      </svg>
      <span className="visually-hidden">{text('yes')}</span>
    </span>
  );
};
