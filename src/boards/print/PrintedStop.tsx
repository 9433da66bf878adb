import { useContext } from 'react';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { startText } from '#domain/plants/startTime';
import { spanText } from '#domain/wallTime';
import { PrintMarks } from './PrintMarks';
import { useBoard } from '../board/BoardContext';
import { cardText } from '../look/cardText';
import { addressOf } from '../look/contactLinks';
import type { PrintMessage } from './usePrintText';
import { usePrintText } from './usePrintText';

/** The heads of a list of stops, in the order of the cells below. */
export const STOP_HEADS: readonly PrintMessage[] = [
  'order_label',
  'print_job',
  'address',
  'gate_code',
  'phone',
  'print_work',
  'notes',
];

/** A stop of a crew: what is needed to drive there and to do the work [PRT-002]. */
export const PrintedStop = ({ cardKey }: { cardKey: string }) => {
  const { store } = useBoard();
  const text = usePrintText();
  const isChanged = useContext(PrintMarks).has(cardKey);
  const view = store.view(cardKey);
  if (!view) return null;
  const { card, subJob } = view;
  const { name, work, extra } = cardText(view, false, text);
  const span = spanOf(card);
  const cells = [
    span ? spanText(span) : [card.job_order, startText(card.start_time)].filter(Boolean).join(' · '),
    <>
      <strong>{name}</strong> #{card.job_id}
      <br />
      {subJob.company_name}
    </>,
    [addressOf(subJob) || text('no_address'), subJob.key_map].filter(Boolean).join(' · '),
    subJob.gate_code,
    subJob.phone,
    [work, extra].filter(Boolean).join(' · '),
    [subJob.critical_note, card.notes, subJob.notes].filter(Boolean).join(' · '),
  ];
  return (
    <div className={`print-stop${isChanged ? ' is-changed' : ''}`} data-print-card={cardKey}>
      {STOP_HEADS.map((head, at) => (
        <div key={head}>{cells[at]}</div>
      ))}
    </div>
  );
};
