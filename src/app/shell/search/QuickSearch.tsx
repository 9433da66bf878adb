import SearchIcon from '@mui/icons-material/Search';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { foundEstimatePath, foundJobFacts, keywordPath, quickSearchLine } from '#domain/inputs/quickSearch';
import { useCan } from '../../../auth/useCan';
import { useLanguage } from '../../../i18n/useLanguage';
import { useT } from '../../../i18n/useT';
import { useQuickSearch } from './useQuickSearch';
import './quickSearch.css';

interface Props {
  onLeave?: () => void;
}

/** The job quick search of the header, with its dropdown of found jobs [NAV-030 NAV-033 NAV-034]. */
export const QuickSearch = ({ onLeave }: Props) => {
  const t = useT();
  const { language } = useLanguage();
  const maySeeAll = useCan(CALLS.jobs.need);
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const { text, setText, pathOf, searching, jobs, estimates, count, canGo, hint, go } = useQuickSearch();
  const [inside, setInside] = useState(false);
  const [asked, setAsked] = useState(false);
  const links = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>('a') ?? [])];

  const submit = async (): Promise<void> => {
    if (await go()) onLeave?.();
    else if (jobs.length + estimates.length > 0) links()[0]?.focus();
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
  const showJobs = inside && jobs.length + estimates.length > 0;
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
        {jobs.length > 0 && t('nav.quick_search.results', { smart_count: count })}{' '}
        {estimates.length > 0 && t('nav.quick_search.estimates', { smart_count: estimates.length })}
      </span>
      {showJobs && (
        <ul className="quick-results">
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to={pathOf(job)} onClick={leave}>
                {quickSearchLine(job, language)}
                <small>{foundJobFacts(job, language)}</small>
              </Link>
            </li>
          ))}
          {count > jobs.length && maySeeAll && (
            <li className="quick-all">
              <Link to={keywordPath(text)} onClick={leave}>
                {t('nav.quick_search.see_all', { smart_count: count })}
              </Link>
            </li>
          )}
          {estimates.map((estimate) => (
            <li key={estimate.id}>
              <Link to={foundEstimatePath(estimate.id)} onClick={leave}>
                {quickSearchLine(estimate, language)}
                <small>
                  {t('nav.quick_search.estimate')} · {foundJobFacts({ ...estimate, status: null }, language)}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {showHint && (
        <p className="quick-results quick-hint" role="status">
          {hint}
        </p>
      )}
    </form>
  );
};
