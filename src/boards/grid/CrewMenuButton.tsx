import { Suspense, useState } from 'react';
import { themed } from '../../theme/themed';
import type { Stage } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';
import { BoardIcon } from '../look/BoardIcon';
import { useBoardText } from '../look/useBoardText';

const CrewMenu = themed(() => import('./CrewMenu'));

interface Props {
  crew: BoardCrew | null;
  name: string;
  stage: Stage;
}

/** Opens the menu of a crew. */
export const CrewMenuButton = ({ crew, name, stage }: Props) => {
  const text = useBoardText();
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button crew-menu"
        aria-haspopup="menu"
        aria-label={text('crew_menu', { crew: name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BoardIcon name="MoreVert" size={16} />
      </button>
      <Suspense fallback={null}>
        {anchor && <CrewMenu crew={crew} name={name} stage={stage} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
};
