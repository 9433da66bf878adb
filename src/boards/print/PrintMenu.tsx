import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { PAPER_WAYS, type PaperWay } from './paperBands';

interface Props {
  anchor: Element;
  onClose: () => void;
}

/** The board as it stands, or the stops of its crews on a sheet for each crew or day. */
export default function PrintMenu({ anchor, onClose }: Props) {
  const { shown } = useBoard();
  const text = useBoardText();
  const print = (way: PaperWay): void => {
    onClose();
    shown.paper.set(way);
    // Once the menu is gone, which keeps the page behind it from being printed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': text('print'), dense: true } }}>
      {PAPER_WAYS.map((way) => (
        <MenuItem key={way} onClick={() => print(way)}>
          {text(`print_${way}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
