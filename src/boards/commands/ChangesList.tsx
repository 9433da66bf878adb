import type { CivilDate } from '#domain/civilDate';
import { formatValue } from '#domain/fields/formatValue';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { placeText } from './placeText';
import { HeadPopover } from '../look/HeadPopover';
import { useBoardText } from '../look/useBoardText';
import type { MoveOfOther } from '../store/cardHistory';
import '../css/history.css';
import '../css/findDialog.css';

interface Props {
  anchor: Element;
  moves: readonly MoveOfOther[];
  onDate: (date: CivilDate) => void;
  onClose: () => void;
}

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** The cards that others moved since the last visit, each with its way; a click goes to the card. */
export default function ChangesList({ anchor, moves, onDate, onClose }: Props) {
  const board = useBoard();
  const { store, visit } = board;
  const { jump } = board.shown;
  const text = useBoardText();
  const { language } = useLanguage();
  const go = ({ key, to }: MoveOfOther): void => {
    onClose();
    jump.to(key, to.date, onDate);
  };
  return (
    <HeadPopover anchor={anchor} label={text('changes_title')} className="changes" onClose={onClose}>
      <header className="changes-head">
        <strong>{text('changes_title')}</strong>
      </header>
      <ul className="changes-list">
        {moves.map((move) => (
          <li key={move.key}>
            <button type="button" className="changes-move" onClick={() => go(move)}>
              <strong>{move.job_name ?? text('no_name')}</strong>
              <span>
                {placeText(move.entity, move.from, { store, language })} →{' '}
                {placeText(move.entity, move.to, { store, language })}
              </span>
              <span className="changes-who">
                {move.user_name ?? text('somebody')} · {formatValue(MOMENT, move.at, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <footer className="details-foot">
        <button
          type="button"
          className="plain-button is-primary"
          onClick={() => {
            onClose();
            visit.dismiss();
          }}
        >
          {text('changes_dismiss')}
        </button>
      </footer>
    </HeadPopover>
  );
}
