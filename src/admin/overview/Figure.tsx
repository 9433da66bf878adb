import { Link } from 'react-router';

interface Props {
  label: string;
  value: number;
  hint?: string;
  to?: string | undefined;
  /** Something is to be done about it. */
  alert?: boolean;
}

/** A number with what it counts; a click leads to the list behind it. */
export const Figure = ({ label, value, hint, to, alert = false }: Props) => {
  const body = (
    <>
      <span className="figure-label">{label}</span>
      <span className="figure-value">{value.toLocaleString('en-US')}</span>
      <span className="figure-hint">{hint ?? '\u00a0'}</span>
    </>
  );
  const name = `figure${alert && value > 0 ? ' figure-alert' : ''}`;
  return (
    <li>
      {to === undefined ? (
        <div className={name}>{body}</div>
      ) : (
        <Link className={`${name} figure-link`} to={to}>
          {body}
        </Link>
      )}
    </li>
  );
};
