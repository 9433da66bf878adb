import type { LocalText } from '#domain/localText';
import type { SheetPart } from '#domain/sheetParts';
import { useLocalText } from '../../i18n/useLocalText';
import { LinkedText } from '../../page/LinkedText';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import './sheetPart.css';

const PHONE = 600;

/** The rows of a part. On a telephone a note, which stands last, has a line of its own below its row. */
const SheetTable = ({ title, head, rows }: { title: LocalText } & NonNullable<SheetPart['table']>) => {
  const local = useLocalText();
  const isPhone = useNarrowerThan(PHONE);
  const last = head.at(-1);
  const note = isPhone && last?.en === 'Notes' ? last : null;
  const columns = note ? head.slice(0, -1) : head;
  return (
    <div className="sheet-scroll" tabIndex={0} role="group" aria-label={local(title)}>
      <table className="sheet-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                {local(column)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((cells, row) => (
          // The rows of a sheet never move.
          // oxlint-disable-next-line react/no-array-index-key
          <tbody key={row}>
            <tr>
              {columns.map(({ en }, column) => (
                <td key={en}>
                  <LinkedText text={cells[column] ?? ''} />
                </td>
              ))}
            </tr>
            {note && cells.at(-1) && (
              <tr className="sheet-note">
                <td colSpan={columns.length}>
                  <b>{local(note)}:</b> <LinkedText text={cells.at(-1) ?? ''} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
};

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
      {table && table.rows.length > 0 && <SheetTable title={title} {...table} />}
      {text && (
        <p className="sheet-text">
          <LinkedText text={text} />
        </p>
      )}
    </div>
  );
};
