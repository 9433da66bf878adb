import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useElementSize } from '../look/useElementSize';
import { paginate, type WallPage } from './paginate';
import type { SheetSection } from './sheetSection';
import { WallColumns } from './WallColumns';
import { WallHeading } from './WallHeading';

interface Props {
  sections: readonly SheetSection[];
  /** Narrowest column in letters of the wall (em); null for one column. */
  column: number | null;
  /** Stands over the columns of every page. */
  head?: ReactNode;
  /** Begins a page. */
  first?: string | undefined;
  page: number;
  /** Told how many pages there are, and which holds a section. */
  onPages: (pages: readonly WallPage[]) => void;
}

const GAP_EM = 0.7;

const sameHeights = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([key, height]) => b.get(key) === height);

/**
 * Sections in columns on pages that fit the screen: everything is drawn once unseen, measured, and laid out from its
 * heights.
 */
export const WallSheet = ({ sections, column, head, first, page, onPages }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const em = heights.get('em') ?? 16;
  const columns =
    column === null || !size ? 1 : Math.max(1, Math.floor((size.width + GAP_EM * em) / ((column + GAP_EM) * em)));
  const width = size ? (size.width - (columns - 1) * GAP_EM * em) / columns : 0;

  const hasHead = head !== undefined;
  useLayoutEffect(() => {
    const nodes = [...(measure.current?.querySelectorAll<HTMLElement>('[data-measure]') ?? [])];
    const read = () => {
      const found = new Map(nodes.map((node) => [node.dataset.measure ?? '', node.getBoundingClientRect().height]));
      setHeights((known) => (sameHeights(known, found) ? known : found));
    };
    read();
    // What comes later, such as the rain of a day, makes its part higher without drawing the sheet anew.
    const observer = new ResizeObserver(read);
    for (const node of nodes) observer.observe(node);
    return () => observer.disconnect();
  }, [sections, hasHead, width, em]);

  const headHeight = heights.get('head') ?? 0;
  const room = (size?.height ?? 0) - headHeight;
  const pages = useMemo(() => {
    const measured = sections.map(({ key, items }) => ({
      key,
      head: heights.get(`section ${key}`) ?? 0,
      items: items.map((item) => ({ key: item.key, height: heights.get(`item ${item.key}`) ?? 0 })),
    }));
    const space = { columns, height: Math.max(1, room - 2), gap: GAP_EM * em };
    const at = Math.max(
      0,
      measured.findIndex(({ key }) => key === first),
    );
    return [...(at > 0 ? paginate(measured.slice(0, at), space) : []), ...paginate(measured.slice(at), space)];
  }, [sections, heights, columns, room, em, first]);
  useLayoutEffect(() => onPages(pages), [onPages, pages]);

  return (
    <div ref={sheet} className="wall-sheet" tabIndex={0}>
      {size && heights.size > 0 && (
        <WallColumns page={pages[page] ?? []} sections={sections} columns={columns} head={head} />
      )}
      <div ref={measure} className="wall-measure" style={{ width }} aria-hidden="true" inert>
        <div data-measure="em" style={{ height: '1em' }} />
        {hasHead && <div data-measure="head">{head}</div>}
        {sections.map((section) => (
          <div key={section.key} className={`wall-section ${section.className ?? ''}`}>
            <div data-measure={`section ${section.key}`}>
              <WallHeading section={section} isContinued />
            </div>
            {section.items.map((item) => (
              <div key={item.key} data-measure={`item ${item.key}`}>
                {item.node}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};
