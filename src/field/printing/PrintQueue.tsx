import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { keywordTerms, meetsKeyword } from '#domain/keywords';
import { MAX_SHEETS, ordersText, PRINT_STAGES, readOrders, type PrintStage } from '#domain/workOrders/printSelection';
import { useCan } from '../../auth/useCan';
import { useIsView } from '../../auth/useIsView';
import { errorText } from '../../dataProvider/errorText';
import { useLoaded } from '../../dataProvider/useLoaded';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { dropUntakenText } from '../../inputs/untakenText';
import { Button } from '../../page/Button';
import { toast } from '../../toasts/toast';
import type { PrintLine } from '#domain/workOrders/printLine';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { DayInput } from './DayInput';
import './printQueue.css';
import { useCopyShown } from '../../files/useCopyShown';
import { useCopyText } from '../../files/useCopyTable';

interface Filter {
  from: CivilDate | null;
  to: CivilDate | null;
  crew: string;
  words: string;
}
const NONE: Filter = { from: null, to: null, crew: '', words: '' };

const meets = (line: PrintLine, { from, to, crew, words }: Filter): boolean => {
  const { date, crew_name, job_id, job_name, company_abbreviation, city } = line;
  return (
    (from === null || (date !== null && date >= from)) &&
    (to === null || (date !== null && date <= to)) &&
    (crew === '' || crew_name === crew) &&
    meetsKeyword({ text: [job_id, job_name, company_abbreviation, city].join(' '), id: job_id }, keywordTerms(words))
  );
};

const Queue = ({ lines, reload }: { lines: readonly PrintLine[]; reload: () => void }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const isView = useIsView();
  const opensJobs = useCan('CAN_VIEW_JOB');
  const navigate = useNavigate();
  const copy = useCopyShown();
  const copyText = useCopyText();
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(NONE);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const stage = PRINT_STAGES.find((one) => one === params.get('tab')) ?? 'gunite';
  const own = lines.filter((line) => line.stage === stage);
  const shown = own.filter((line) => meets(line, filter));
  const chosen = shown.filter(({ card_id }) => ticked.has(card_id));
  const crews = [...new Set(own.flatMap(({ crew_name }) => crew_name ?? []))].sort();
  /** Without a date that was typed and is none, either. */
  const clear = (): void => {
    dropUntakenText();
    setFilter(NONE);
  };
  const open = (next: PrintStage): void => {
    setParams({ tab: next });
    setTicked(new Set());
    clear();
  };
  const remove = async (): Promise<void> => {
    try {
      await api.updatePrintQueue([...new Set(chosen.map(({ job_detail_id }) => job_detail_id))], false);
      setTicked(new Set());
      reload();
    } catch (error) {
      toast.error(error instanceof Error ? errorText(error, language) : text('start_failed'));
    }
  };
  /** @returns whether that is more than one address holds, which is then said */
  const isTooMany = (count: number): boolean => {
    if (count > MAX_SHEETS) toast.error(text('too_many_sheets', { most: MAX_SHEETS, smart_count: count }));
    return count > MAX_SHEETS;
  };
  const viewCards = (): void => {
    if (isTooMany(chosen.length)) return;
    void navigate(`/print-queue-selection-card-view/${stage}/${chosen.map(({ card_id }) => card_id).join(',')}`);
  };
  const viewOrders = (): void => {
    const orders = [...new Set(chosen.flatMap(({ work_orders }) => work_orders))];
    if (isTooMany(orders.length)) return;
    const selection = ordersText(readOrders(orders.join(',')));
    if (selection === '') toast.error(text('no_orders'));
    else void navigate(`/print-queue-selection-wo-view/${selection}`);
  };
  const tick = (id: number): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return (
    <>
      <div className="queue-tabs" role="tablist">
        {PRINT_STAGES.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === stage} onClick={() => open(one)}>
            {text(`card_${one}`)} ({lines.filter((line) => line.stage === one).length})
          </button>
        ))}
      </div>
      <div className="queue-tools">
        {(['from', 'to'] as const).map((side) => (
          <DayInput
            key={side}
            label={text(side)}
            value={filter[side]}
            onChange={(date) => setFilter({ ...filter, [side]: date })}
          />
        ))}
        <select
          aria-label={text('crew')}
          value={filter.crew}
          onChange={({ target }) => setFilter({ ...filter, crew: target.value })}
        >
          <option value="">{text('all_crews')}</option>
          {crews.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <input
          type="search"
          aria-label={text('search')}
          placeholder={text('search')}
          value={filter.words}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <span className="queue-acts">
          <Button variant="outlined" disabled={shown.length === 0} onClick={({ currentTarget }) => copy(currentTarget)}>
            {copyText('copy')}
          </Button>
          {stage !== 'warranty' && (
            <Button variant="outlined" disabled={chosen.length === 0} onClick={viewCards}>
              {text('view_cards')}
            </Button>
          )}
          <Button variant="outlined" disabled={chosen.length === 0} onClick={viewOrders}>
            {text('view_orders')}
          </Button>
          {!isView && (
            <Button variant="outlined" disabled={chosen.length === 0} onClick={() => void remove()}>
              {text('remove_from_queue')}
            </Button>
          )}
        </span>
      </div>
      {shown.length === 0 ? (
        <div className="super-missing">
          <p>
            {text(lines.length === 0 ? 'queue_empty' : own.length === 0 ? 'queue_none_here' : 'queue_no_match', {
              smart_count: lines.length,
            })}
          </p>
          {own.length > 0 && (
            <Button variant="outlined" onClick={clear}>
              {text('clear_filter')}
            </Button>
          )}
        </div>
      ) : (
        <div className="queue-scroll" data-tables tabIndex={0} role="group" aria-label={text(`card_${stage}`)}>
          <table>
            <thead>
              <tr>
                <th>
                  <input
                    type="checkbox"
                    aria-label={text('select_all')}
                    checked={isAll}
                    onChange={() => setTicked(new Set(isAll ? [] : shown.map(({ card_id }) => card_id)))}
                  />
                </th>
                {(['job', 'name', 'company', 'city', 'date', 'crew', 'work_orders'] as const).map((column) => (
                  <th key={column} scope="col">
                    {text(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <tr key={line.card_id}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={text('select_one', { name: line.job_name ?? line.job_id })}
                      checked={ticked.has(line.card_id)}
                      onChange={() => tick(line.card_id)}
                    />
                  </td>
                  <td>{opensJobs ? <Link to={`/job/${line.job_id}/edit`}>{line.job_id}</Link> : line.job_id}</td>
                  <td>{line.job_name ?? text('no_name')}</td>
                  <td>{line.company_abbreviation}</td>
                  <td>{line.city}</td>
                  <td>{formatCivilDate(line.date)}</td>
                  <td>{line.crew_name}</td>
                  <td>{line.work_orders.length}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
};

/** What waits to be printed, by tab, with its cards and work orders [NAV-082 WO-022 WO-030]. */
export default function PrintQueue() {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const load = useCallback(() => api.printQueue(), [api]);
  const { value, error, reload } = useLoaded(load);
  return (
    <div className="queue">
      <h1>{text('queue')}</h1>
      {error !== null && (
        <p role="alert">
          {error instanceof Error ? errorText(error, language) : text('load_failed')}{' '}
          <Button variant="outlined" onClick={reload}>
            {text('again')}
          </Button>
        </p>
      )}
      {error === null && value === null && <Loading />}
      {value !== null && <Queue lines={value} reload={reload} />}
    </div>
  );
}
