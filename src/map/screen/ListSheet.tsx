import { useId, type ReactNode } from 'react';
import { useMapText } from '../useMapText';

interface Props {
  count: number | null;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** On a telephone the list lies under the lower edge; its handle opens it over half of the screen. */
export const ListSheet = ({ count, isOpen, onToggle, children }: Props) => {
  const text = useMapText();
  const id = useId();
  return (
    <div className={`list-sheet${isOpen ? ' is-open' : ''}`}>
      <button type="button" className="sheet-handle" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {text(isOpen ? 'hide_list' : 'show_list')}
        {count !== null && ` (${count})`}
      </button>
      <div id={id} className="list-sheet-body" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
