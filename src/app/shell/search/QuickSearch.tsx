import SearchIcon from '@mui/icons-material/Search';
import { Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useT } from '../../../i18n/useT';
import { QuickResults } from './lateSearch';
import { useQuickSearch } from './useQuickSearch';
import './quickSearch.css';

interface Props {
  onLeave?: () => void;
}

/** The job quick search of the header, with its dropdown of found jobs [NAV-030 NAV-033 NAV-034]. */
export const QuickSearch = ({ onLeave }: Props) => {
  const t = useT();
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { text, setText, searching, found, canGo, hint, go } = useQuickSearch();
  const [inside, setInside] = useState(false);
  const [asked, setAsked] = useState(false);
  const lines = (found?.jobs.length ?? 0) + (found?.estimates.length ?? 0);
  const links = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>('a') ?? [])];

  const submit = async (): Promise<void> => {
    if (await go()) onLeave?.();
    else if (lines > 0) links()[0]?.focus();
    else {
      // A tap on the button says why there is nowhere to go, and leads to where one types.
      setAsked(true);
      frame.current?.querySelector('input')?.focus();
    }
  };
  const keyDown = (event: KeyboardEvent): void => {
    const all = links();
    const index = all.findIndex((link) => link === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      if (index + step < 0) frame.current?.querySelector('input')?.focus();
      else all[Math.min(index + step, all.length - 1)]?.focus();
    } else if (event.key === 'Enter' && index < 0) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape') {
      setText('');
      frame.current?.querySelector('input')?.focus();
    }
  };
  const blur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
  };

  const leave = (): void => {
    setText('');
    onLeave?.();
  };
  const showJobs = inside && lines > 0;
  const showHint = inside && hint !== null && (asked || text.trim() !== '');
  return (
    <form
      ref={frame}
      className="quick-search"
      role="search"
      onFocus={() => setInside(true)}
      onBlur={blur}
      onKeyDown={keyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        type="text"
        inputMode="search"
        aria-label={t('nav.quick_search.label')}
        placeholder={t('nav.quick_search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-status`}
        data-quick-search
        value={text}
        onChange={(event) => {
          setAsked(false);
          setText(event.target.value);
        }}
      />
      <button
        type="submit"
        aria-label={t('nav.quick_search.go')}
        title={hint ?? t('nav.quick_search.go')}
        aria-disabled={canGo ? undefined : true}
      >
        <SearchIcon fontSize="small" />
      </button>
      <span id={`${id}-status`} className="visually-hidden" role="status">
        {searching && t('nav.quick_search.searching')}
        {found && found.jobs.length > 0 && t('nav.quick_search.results', { smart_count: found.count })}{' '}
        {found &&
          found.estimates.length > 0 &&
          t('nav.quick_search.estimates', { smart_count: found.estimates.length })}
      </span>
      {showJobs && found && (
        <Suspense fallback={null}>
          <QuickResults found={found} text={text} onLeave={leave} />
        </Suspense>
      )}
      {showHint && (
        <p className="quick-results quick-hint" role="status">
          {hint}
        </p>
      )}
    </form>
  );
};
