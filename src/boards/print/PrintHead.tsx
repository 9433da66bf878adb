import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { formatInstant } from '#domain/fields/formatInstant';
import { useBoard } from '../board/BoardContext';
import { daysText } from '../look/dayText';
import type { PrintChanges } from './printMemory';
import { usePrintText } from './usePrintText';

interface Props {
  at: Date;
  /** What the sheet is of, beside the board. */
  of: string;
  page: string;
  changes: PrintChanges;
}

/** On paper: what this is, when it was printed, and which page. */
export const PrintHead = ({ at, of, page, changes: { since, changed, gone } }: Props) => {
  const { config, store } = useBoard();
  const { language } = useLanguage();
  const localText = useLocalText();
  const text = usePrintText();
  const written = (moment: Date): string => formatInstant(moment.toISOString());
  return (
    <header className="print-head">
      <strong>{localText(config.title)}</strong>
      <span>{daysText(store.days(), language)}</span>
      {of !== '' && <strong>{of}</strong>}
      {since !== null && (
        <span className="print-since">
          ▌{text('print_changed', { smart_count: changed.size, at: written(since) })}
          {gone.length > 0 && ` ${text('print_gone', { jobs: gone.join(', ') })}`}
        </span>
      )}
      <span className="print-when">{text('printed', { at: written(at) })}</span>
      <span>{page}</span>
    </header>
  );
};
