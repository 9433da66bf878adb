import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { useScheduleText } from '../look/useScheduleText';
import type { usePaging } from './usePaging';

interface Props {
  paging: ReturnType<typeof usePaging>;
  pages: number;
}

/** Which page of how many, and the keys of a hand that happens to be there. */
export const WallPager = ({ paging: { page, isPaused, go, setPaused }, pages }: Props) => {
  const text = useScheduleText();
  if (pages < 2) return null;
  return (
    <nav className="wall-pager">
      <button type="button" aria-label={text('wall_previous')} title={text('wall_previous')} onClick={() => go(-1)}>
        <ChevronLeft />
      </button>
      <span aria-label={text('wall_page', { page: page + 1, pages })} role="img">
        {page + 1} / {pages}
      </span>
      <button type="button" aria-label={text('wall_next')} title={text('wall_next')} onClick={() => go(1)}>
        <ChevronRight />
      </button>
      <button
        type="button"
        aria-label={text(isPaused ? 'wall_play' : 'wall_pause')}
        title={text(isPaused ? 'wall_play' : 'wall_pause')}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <PlayArrow /> : <Pause />}
      </button>
    </nav>
  );
};
