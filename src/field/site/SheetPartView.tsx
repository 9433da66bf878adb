import type { SheetPart } from '#domain/sheetParts';
import { useLocalText } from '../../i18n/useLocalText';
import { LinkedText } from '../../page/LinkedText';
import './sheetPart.css';

/** A part of a sheet: its lines, its table, its text. @param isTitled whether its title stands above it */
export const SheetPartView = ({ part, isTitled = true }: { part: SheetPart; isTitled?: boolean }) => {
  const local = useLocalText();
  const { title, lines = [], table, text } = part;
  return (
    <div className="sheet-part">
      {isTitled && <h3>{local(title)}</h3>}
      {lines.length > 0 && (
        <dl className="sheet-lines">
          {lines.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{local(label)}</dt>
              <dd>
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && table.rows.length > 0 && (
        <div className="sheet-scroll" tabIndex={0} role="group" aria-label={local(title)}>
          <table className="sheet-table">
            <thead>
              <tr>
                {table.head.map((head) => (
                  <th key={head.en} scope="col">
                    {local(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells, row) => (
                // The rows of a sheet never move.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={table.head[column]?.en}>
                      <LinkedText text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {text && (
        <p className="sheet-text">
          <LinkedText text={text} />
        </p>
      )}
    </div>
  );
};
