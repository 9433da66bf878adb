import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync, createPortal } from 'react-dom';
import { useEffect } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../grid/dayText';
import { useBoardText } from '../useBoardText';
import { PrintCards } from './PrintCards';
import { PrintHead } from './PrintHead';

/** A landscape letter page inside its margins, in CSS pixels; A4 is wider and hardly lower. */
const PAGE = { width: 1000, height: 730 };

/** The whole board as a table on one landscape page; it exists only while the browser prints. */
export const PrintBoard = () => {
  const { store } = useBoard();
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
    const node = page.current;
    if (!node) return;
    const scale = Math.min(1, PAGE.height / node.offsetHeight, PAGE.width / node.offsetWidth);
    node.style.setProperty('zoom', String(scale));
  }, [at]);

  if (!at) return null;
  const { groups } = store.layout();
  return createPortal(
    <div className="print-page">
      <div ref={page} className="print-board" style={{ width: PAGE.width }}>
        <PrintHead at={at} />
        <table className="print-table">
          <thead><tr><th>{text('crew')}</th>{store.days().map((day) => <th key={day}>{dayText(day, language).short}</th>)}</tr></thead>
          {groups.filter(({ rows }) => rows.length > 0).map(({ group, rows }) => (
            <tbody key={group.stage}>
              <tr><th colSpan={store.days().length + 1} className="print-group">{localText(group.heading)}</th></tr>
              {rows.filter(({ crew, bins }) => crew !== null || bins.some((bin) => store.cardsIn(bin.key).length > 0)).map(({ crew, bins }) => (
                <tr key={crew?.id ?? 'none'}>
                  <th scope="row">{crew?.name ?? text('slurry_row')}</th>
                  {bins.map((bin) => <td key={bin.key}><PrintCards bin={bin} /></td>)}
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
