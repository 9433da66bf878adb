import { useCallback, useState, type ReactNode, useEffect } from 'react';
import { clockText } from '#domain/wallTime';
import { businessMinutes } from '../../clock/businessMinutes';
import { useScheduleText } from '../look/useScheduleText';
import type { WallPage } from './paginate';
import type { SheetSection } from './sheetSection';
import { usePaging } from './usePaging';
import { WallPager } from './WallPager';
import { WallSheet } from './WallSheet';
import '../css/wall.css';

/** The time of the business, large. */
const WallClock = () => {
  const [minutes, setMinutes] = useState(() => businessMinutes());
  useEffect(() => {
    const timer = setInterval(() => setMinutes(businessMinutes()), 5000);
    return () => clearInterval(timer);
  }, []);
  return <time className="wall-clock">{clockText(minutes)}</time>;
};

interface Props {
  title: string;
  /** The shown days. */
  days: string;
  updatedAt: Date;
  isLost: boolean;
  sections: readonly SheetSection[];
  /** Narrowest column in letters (em); null for one column. */
  column: number | null;
  head?: ReactNode;
  /** The section whose page is shown first. */
  first?: string | undefined;
  /** Stands beside the title: the way to other days. */
  tools?: ReactNode;
  /** What is said in place of sections. */
  empty: string;
}

const NO_PAGES: readonly WallPage[] = [];

/**
 * A screen to be read from across the room: large letters, no menus, pages that turn by themselves, the time of the
 * last answer [BRD-011].
 */
export const Wall = ({ title, days, updatedAt, isLost, sections, column, head, first, tools, empty }: Props) => {
  const text = useScheduleText();
  const [pages, setPages] = useState(NO_PAGES);
  const begin = Math.max(
    0,
    pages.findIndex((page) => page.some((parts) => parts.some(({ key }) => key === first))),
  );
  const paging = usePaging(pages.length, begin);
  const at = clockText(businessMinutes(updatedAt));
  const onPages = useCallback((next: readonly WallPage[]) => setPages(next), []);
  return (
    <div className="wall">
      <header className="wall-head">
        <h1 className="wall-title">{title}</h1>
        <p className="wall-days">{days}</p>
        {tools}
        {isLost && (
          <p className="wall-lost" role="status">
            {text('wall_lost', { at })}
          </p>
        )}
        <WallClock />
      </header>
      {sections.length === 0 ? (
        <p className="wall-empty">{empty}</p>
      ) : (
        <WallSheet sections={sections} column={column} head={head} first={first} page={paging.page} onPages={onPages} />
      )}
      <footer className="wall-foot">
        <span>{text('wall_updated', { at })}</span>
        {sections.length > 0 && <WallPager paging={paging} pages={pages.length} />}
      </footer>
    </div>
  );
};
