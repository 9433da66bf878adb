import { useLocalText } from '../../i18n/useLocalText';
import { weekdayDate } from '#domain/weekdayDate';
import { useLanguage } from '../../i18n/useLanguage';
import type { BoardLink, LinkState, OpenBoard } from '../link/boardLink';
import { useWindowText } from '../messages';

interface Props {
  state: LinkState;
  link: BoardLink;
  /** Where a board of this kind is opened when none was linked yet. */
  address: string;
}

/** Why the map shows nothing, or something old, and what can be done. */
export const LinkNotice = ({ state: { phase, address: last, others }, link, address }: Props) => {
  const text = useWindowText();
  const local = useLocalText();
  const { language } = useLanguage();
  if (phase === 'linked') return null;
  if (phase === 'looking')
    return (
      <p className="window-notice" role="status">
        {text('looking')}
      </p>
    );
  const nameOf = ({ title, days }: OpenBoard): string =>
    [local(title), weekdayDate(days[0] ?? null, language)].filter(Boolean).join(' ');
  return (
    <section className="window-notice is-warning" role="alert">
      <p>
        <strong>{text(phase)}</strong> {phase !== 'silent' && text(phase === 'closed' ? 'closed_hint' : 'none_hint')}
      </p>
      {phase !== 'silent' && (
        <a className="window-button" href={last ?? address} target="_blank" rel="noreferrer">
          {text('open_board')}
        </a>
      )}
      {others.length > 0 && (
        <ul className="window-boards" aria-label={text('other_boards')}>
          {others.map((other) => (
            <li key={other.seat}>
              <button type="button" className="window-button" onClick={() => link.link(other.seat)}>
                {text('use_board', { board: nameOf(other) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
