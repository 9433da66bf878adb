import { closedWords } from '#domain/boards/binDay';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { usePrintText } from './usePrintText';
import type { PaperBand } from './paperBands';
import type { PaperPage, PaperSlice } from './paperPages';
import { PrintedCard } from './PrintedCard';
import { PrintedStop, STOP_HEADS } from './PrintedStop';

interface Props {
  bands: readonly PaperBand[];
  page: PaperPage;
}

const linesOf = ({ columns }: PaperBand, { parts }: PaperSlice, column: number): readonly (readonly string[])[] =>
  columns[column]?.slice(...(parts[column] ?? [0, 0])) ?? [];

/** One page of a board: crews down, days across; a day without any card gives its room to the others. */
export const PaperTable = ({ bands, page }: Props) => {
  const { store, carry } = useBoard();
  const { language } = useLanguage();
  const text = usePrintText();
  const days = store.days();
  const closedOn = (date: string): string | null =>
    closedWords(store.facts(), { stage: null, crew_id: null, date }, language);
  const isEmpty = (column: number): boolean => bands.every(({ columns }) => (columns[column]?.length ?? 0) === 0);
  return (
    <table className="print-table">
      <colgroup>
        <col className="print-names" />
        {days.map((day, column) => (
          <col key={day} className={days.length > 1 && isEmpty(column) ? 'print-quiet' : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>{text(carry.timeDrag ? 'fieldworker' : 'crew')}</th>
          {days.map((day) => (
            <th key={day}>
              {dayText(day, language)[days.length > 1 ? 'short' : 'full']}
              {closedOn(day) !== null && <small> {closedOn(day)}</small>}
            </th>
          ))}
        </tr>
      </thead>
      {page.map((slice) => {
        const band = bands[slice.band];
        if (!band) return null;
        return (
          <tbody key={band.key}>
            {slice.hasGroup && (
              <tr data-print-group>
                <th colSpan={days.length + 1} className="print-group">
                  {band.group}
                </th>
              </tr>
            )}
            <tr data-print-band={slice.band}>
              <th scope="row">
                <div data-print-name>
                  {band.name}
                  <small>{slice.isContinued ? text('print_continued') : band.note}</small>
                </div>
              </th>
              {days.map((day, column) => (
                <td key={day}>
                  <div data-print-items>
                    {linesOf(band, slice, column).map((keys) => (
                      <div key={keys.join(' ')} className={days.length > 1 ? undefined : 'print-lanes'}>
                        {keys.map((key) => (
                          <PrintedCard key={key} cardKey={key} />
                        ))}
                      </div>
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
};

/** One page of stops: a list for each day of a crew, or each crew of a day. */
export const PaperStops = ({ bands, page }: Props) => {
  const text = usePrintText();
  return (
    <>
      <div className="print-stop print-stop-heads">
        {STOP_HEADS.map((head) => (
          <strong key={head}>{text(head)}</strong>
        ))}
      </div>
      {page.map((slice) => {
        const band = bands[slice.band];
        return (
          band && (
            <section key={band.key} data-print-band={slice.band}>
              <h2 className="print-group" data-print-name>
                {band.name} <small>{slice.isContinued ? text('print_continued') : band.note}</small>
              </h2>
              <div data-print-items>
                {linesOf(band, slice, 0).map((keys) => (
                  <div key={keys.join(' ')}>
                    {keys.map((key) => (
                      <PrintedStop key={key} cardKey={key} />
                    ))}
                  </div>
                ))}
              </div>
            </section>
          )
        );
      })}
    </>
  );
};
