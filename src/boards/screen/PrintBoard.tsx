import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocalText } from '../../i18n/useLocalText';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import { PrintCards } from './PrintCards';
import { PrintHead } from './PrintHead';

/** A landscape letter page inside its margins, in CSS pixels; A4 is wider and hardly lower. */
const PAGE = { width: 990, height: 725 };
const TRIES = 8;
/** Widths to try, before the table is scaled to the page: a wide one has fewer broken lines. */
const WIDTHS = [990, 1200, 1450, 1750, 2100, 2500];

/** Gives the table the width at which it fills the page with the largest letters. */
const fit = (node: HTMLElement): void => {
  const scales = WIDTHS.map((width) => {
    node.style.width = `${width}px`;
    return Math.min(PAGE.width / width, PAGE.height / node.offsetHeight);
  });
  const best = scales.indexOf(Math.max(...scales));
  node.style.width = `${WIDTHS[best] ?? PAGE.width}px`;
  let zoom = Math.min(1, scales[best] ?? 1);
  // Small letters and lines are not as small as they are asked to be: what they take is looked at, not worked out.
  for (let tries = 0; tries < TRIES; tries += 1) {
    node.style.setProperty('zoom', String(zoom));
    const { height } = node.getBoundingClientRect();
    if (height <= PAGE.height) return;
    zoom *= (PAGE.height / height) * 0.99;
  }
};

/** The whole board as a table on one landscape page; it exists only while the browser prints. */
export const PrintBoard = () => {
  const board = useBoard();
  const { store } = board;
  const { timeDrag } = board.carry;
  const { language } = useLanguage();
  const localText = useLocalText();
  const text = useBoardText();
  const page = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Date | null>(null);

  useEffect(() => {
    const start = (): void => flushSync(() => setAt(new Date()));
    const end = (): void => setAt(null);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  useLayoutEffect(() => {
    if (page.current) fit(page.current);
  }, [at]);

  if (!at) return null;
  const { groups } = store.layout();
  return createPortal(
    <div className="print-page">
      <div ref={page} className="print-board">
        <PrintHead at={at} />
        <table className="print-table">
          <thead>
            <tr>
              <th>{text(timeDrag ? 'fieldworker' : 'crew')}</th>
              {store.days().map((day) => (
                <th key={day}>{dayText(day, language).short}</th>
              ))}
            </tr>
          </thead>
          {groups
            .filter(({ rows }) => rows.length > 0)
            .map(({ group, rows }) => (
              <tbody key={group.stage}>
                <tr>
                  <th colSpan={store.days().length + 1} className="print-group">
                    {localText(group.heading)}
                  </th>
                </tr>
                {rows
                  .filter(({ crew, bins }) => crew !== null || bins.some((bin) => store.cardsIn(bin.key).length > 0))
                  .map(({ crew, bins }) => (
                    <tr key={crew?.id ?? 'none'}>
                      <th scope="row">{crew?.name ?? text(timeDrag ? 'no_worker' : 'slurry_row')}</th>
                      {bins.map((bin) => (
                        <td key={bin.key}>
                          <PrintCards bin={bin} />
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            ))}
        </table>
      </div>
    </div>,
    document.body,
  );
};
