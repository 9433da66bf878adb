import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import type { BoardCategory } from '#domain/boards/kinds';
import { addDays, isCivilDate, type CivilDate } from '#domain/civilDate';
import { answerTime } from '#domain/evening/siteAnswer';
import { callGroups } from '#domain/boards/told/callGroups';
import { callPathParams } from '#domain/boards/told/callPath';
import { fileColumn } from '#domain/exports/rowsFile';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { useToday } from '../../clock/useToday';
import { errorText } from '../../dataProvider/errorText';
import { useServer } from '../../dataProvider/ServerContext';
import { useLanguage } from '../../i18n/useLanguage';
import type { LiveEvent } from '../../live/liveEvent';
import { useWallData } from '../../live/useWallData';
import { dayText } from '../look/dayText';
import { WallStage } from '../wall/WallStage';
import { callListApi, type CallList, type CallListAbout, type CallListApi, type StopDate } from './callListApi';
import { CallGroupView } from './CallGroupView';
import { copiedStops } from './copiedStops';
import { useCallText } from './useCallText';
import './callList.css';

const CATEGORIES: readonly BoardCategory[] = ['gunite', 'pebble', 'warranty'];

interface OpenList {
  api: CallListApi;
  about: CallListAbout;
  /** Which board it is of, and the others. */
  boards: ReactNode;
  list: CallList;
  onDay: (date: CivilDate) => void;
  isLost: boolean;
  updatedAt: Date;
  refresh: () => void;
}

const OpenCallList = ({ api, about, boards, list, onDay, isLost, updatedAt, refresh }: OpenList) => {
  const text = useCallText();
  const { language } = useLanguage();
  const mayText = useCan('CAN_SEND_BUILDER_EMAIL');
  const copy = useCopyTable();
  const copyText = useCopyText();
  const untoldId = useId();
  const [showsUntold, setShowsUntold] = useState(false);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** What came of the last call, and what is said of it. */
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<Error | null>(null);
  const { category, date } = about;
  const untold = list.stops.filter(({ was_told, is_told }) => !was_told && !is_told).length;
  const groups = useMemo(
    () => callGroups(showsUntold ? list.stops : list.stops.filter(({ was_told }) => was_told)),
    [list, showsUntold],
  );
  const open = groups.filter((group) => group.open.length > 0);
  const run = async (keys: readonly string[], act: () => Promise<string>): Promise<void> => {
    setBusy((before) => new Set([...before, ...keys]));
    setFault(null);
    try {
      setSaid(await act());
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy((before) => new Set([...before].filter((key) => !keys.includes(key))));
    refresh();
  };
  const toldStops = (stops: readonly StopDate[]): StopDate[] => stops.map((one) => ({ key: one.key, date: one.date }));
  const markTold = (stops: readonly StopDate[], isTold: boolean): void =>
    void run(
      stops.map(({ key }) => key),
      async () => {
        await api.markTold(toldStops(stops), isTold);
        return '';
      },
    );
  const textAll = (): void => {
    const stops = toldStops(open.flatMap((group) => group.open));
    void run(
      stops.map(({ key }) => key),
      async () => {
        const { sent, without } = await api.text(stops);
        return [
          text('texted', { smart_count: sent }),
          without.length > 0 && text('no_number', { builders: without.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ');
      },
    );
  };
  const count =
    groups.length === 0
      ? text(untold === 0 ? 'empty' : 'none_moved')
      : open.length === 0
        ? text('all_called')
        : text('left', { smart_count: open.length });
  const copyRows = (): Promise<void> =>
    copy({
      table: {
        title: text('title'),
        language,
        columns: [
          ...(['builder', 'contact', 'phone', 'job'] as const).map((head) => fileColumn(text(head), 'String')),
          ...(['old_date', 'new_date'] as const).map((head) => fileColumn(text(head), 'Date')),
          fileColumn(text('told'), 'Boolean'),
        ],
      },
      rows: copiedStops(groups, text('no_date')),
    });
  return (
    <div className="calls">
      <header className="calls-head">
        <h1>{text('title')}</h1>
        {boards}
        <p>{date === null ? text('of_commit') : text('of_day', { day: dayText(date, language).full })}</p>
        {date !== null && (
          <span className="calls-days">
            <button
              type="button"
              className="plain-button"
              aria-label={text('previous_day')}
              onClick={() => onDay(addDays(date, -1))}
            >
              ‹
            </button>
            <button
              type="button"
              className="plain-button"
              aria-label={text('next_day')}
              onClick={() => onDay(addDays(date, 1))}
            >
              ›
            </button>
          </span>
        )}
        <span className="calls-acts">
          {mayText && list.may_tell && (
            <button
              type="button"
              className="plain-button"
              disabled={open.length === 0 || busy.size > 0}
              onClick={textAll}
            >
              {text('text_all')}
            </button>
          )}
          <button type="button" className="plain-button" disabled={groups.length === 0} onClick={() => void copyRows()}>
            {copyText('copy')}
          </button>
          <button type="button" className="plain-button" onClick={() => window.print()}>
            {text('print')}
          </button>
        </span>
      </header>
      <p role="status" className="calls-count">
        {[count, said].filter(Boolean).join(' ')}
      </p>
      {isLost && <p className="calls-lost">{text('lost', { at: answerTime(updatedAt.toISOString()) })}</p>}
      {fault && (
        <p role="alert" className="calls-fault">
          {errorText(fault, language)}
        </p>
      )}
      {!list.may_tell && <p>{text('read_only')}</p>}
      {(untold > 0 || showsUntold) && (
        <label className="calls-untold" htmlFor={untoldId}>
          <input
            id={untoldId}
            type="checkbox"
            checked={showsUntold}
            onChange={({ target }) => setShowsUntold(target.checked)}
          />
          {text('untold', { smart_count: untold })}
        </label>
      )}
      {groups.map((group) => (
        <CallGroupView
          key={`${group.builder_id} ${group.contact} ${group.phone}`}
          group={group}
          category={category}
          mayTell={list.may_tell}
          busy={busy}
          onTell={markTold}
        />
      ))}
    </div>
  );
};

/** Whom to call about a day or about what was moved together: shared, live and printable [SDY-011]. */
export default function CallListPage() {
  const server = useServer();
  const text = useCallText();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const api = useMemo(() => callListApi(server), [server]);
  const permissions = useProfile()?.permissions;
  const seen = CATEGORIES.filter((one) => can(permissions, BOARD_VIEW[one]));
  const board = params.get('board');
  const category = board === null ? seen[0] : seen.find((one) => one === board);
  const mutation_id = params.get('moved');
  const asked = params.get('date');
  const date = mutation_id === null ? (isCivilDate(asked) ? asked : today) : null;
  const about = useMemo(() => (category ? { category, date, mutation_id } : null), [category, date, mutation_id]);
  const load = useCallback(async () => (about ? { about, list: await api.list(about) } : null), [api, about]);
  const isNews = useCallback(
    (event: LiveEvent): boolean => event.name === 'cards' && event.data.category === category,
    [category],
  );
  const data = useWallData(load, isNews);
  const boardsOf = (shown: CallListAbout): ReactNode =>
    shown.date === null || seen.length < 2 ? (
      <p className="calls-board">{text(shown.category)}</p>
    ) : (
      <select
        className="plain-input calls-board"
        aria-label={text('board')}
        value={shown.category}
        onChange={({ target }) => {
          const other = seen.find((one) => one === target.value);
          if (other) setParams(callPathParams({ category: other, date: shown.date }), { replace: true });
        }}
      >
        {seen.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    );
  if (!about) return <p className="calls">{text('wrong_address')}</p>;
  return (
    <WallStage data={data}>
      {(shown, updatedAt) =>
        shown && (
          <OpenCallList
            key={JSON.stringify(shown.about)}
            api={api}
            about={shown.about}
            boards={boardsOf(shown.about)}
            list={shown.list}
            onDay={(day) => setParams(callPathParams({ ...shown.about, date: day }), { replace: true })}
            isLost={data.isLost}
            updatedAt={updatedAt}
            refresh={data.refresh}
          />
        )
      }
    </WallStage>
  );
}
