import { Link, useLocation } from 'react-router-dom';
import { useBoard } from '../board/BoardContext';
import { boardPath } from '../look/boardPath';
import { useBoardText } from '../look/useBoardText';

const VIEWS = ['day', 'week'] as const;

/** Day | Week: the same board at the same date. */
export const ViewSwitch = () => {
  const { category, view } = useBoard().config;
  const { search } = useLocation();
  const text = useBoardText();
  return (
    <nav className="view-switch" aria-label={text('view_switch')}>
      {VIEWS.map((one) => (
        <Link key={one} to={boardPath(category, one, search)} aria-current={one === view ? 'page' : undefined}>
          {text(`view_${one}`)}
        </Link>
      ))}
    </nav>
  );
};
