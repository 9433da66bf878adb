import AddIcon from '@mui/icons-material/Add';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSelected } from '../../../store/useValue';
import { useNarrowerThan } from '../../../theme/useNarrowerThan';
import { useFormStore } from '../state/FormContext';
import { useDraft } from '../state/useDraft';
import { useIssueCounts } from '../state/useIssueCounts';
import { useJobFormText } from '../data/useJobFormText';
import { SubJobTab } from './SubJobTab';

/** Under this width the list starts collapsed, and under the other one it stands above the form [JOB-074]. */
const COLLAPSED_UNDER = 1200;
const ABOVE_UNDER = 992;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface Props {
  selected: string | null;
  onSelect: (key: string) => void;
  onAdd: (() => void) | null;
}

/** The sub-jobs of the job, "Estimated" and "Add New" [JOB-012 JOB-013 JOB-014]. */
export const SubJobList = ({ selected, onSelect, onAdd }: Props) => {
  const text = useJobFormText();
  const { state } = useFormStore();
  const list = useRef<HTMLDivElement>(null);
  const tabs = useSelected(state, (one) => one.tabs);
  const wasEstimated = useDraft((draft) => draft.was_estimated);
  const counts = useIssueCounts();
  const startsSlim = useNarrowerThan(COLLAPSED_UNDER);
  const isAbove = useNarrowerThan(ABOVE_UNDER);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isSlim = !isAbove && (chosen ?? startsSlim);

  // On a telephone the tabs stand in a line that is longer than the window.
  useEffect(() => {
    list.current
      ?.querySelector(`[id="sub-job-tab-${selected}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, tabs.length]);

  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key] ?? 0;
    const at = tabs.findIndex(({ key }) => key === selected);
    const next =
      event.key === 'Home' ? tabs[0] : event.key === 'End' ? tabs.at(-1) : tabs[(at + by + tabs.length) % tabs.length];
    if ((by === 0 && event.key !== 'Home' && event.key !== 'End') || !next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[id="sub-job-tab-${next.key}"]`)?.focus();
  };

  return (
    <aside className={`sub-job-list${isSlim ? ' is-slim' : ''}`}>
      {!isAbove && (
        <IconButton
          size="small"
          className="sub-job-fold"
          aria-expanded={!isSlim}
          aria-label={text(isSlim ? 'expand' : 'collapse')}
          title={text(isSlim ? 'expand' : 'collapse')}
          onClick={() => setChosen(!isSlim)}
        >
          {isSlim ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
        </IconButton>
      )}
      {(tabs.length > 0 || wasEstimated) && (
        <div
          ref={list}
          role="tablist"
          aria-label={text('sub_jobs')}
          aria-orientation={isAbove ? 'horizontal' : 'vertical'}
          className="sub-job-tabs"
          onKeyDown={step}
        >
          {tabs.map((tab) => (
            <SubJobTab
              key={tab.key}
              tab={tab}
              isSelected={tab.key === selected}
              isSlim={isSlim}
              errors={counts.subJobs.get(tab.key) ?? 0}
              onSelect={onSelect}
            />
          ))}
          {wasEstimated && (
            <button type="button" role="tab" aria-selected={false} disabled className="sub-job-tab is-estimated">
              {isSlim ? text('estimated').slice(0, 2) : text('estimated')}
            </button>
          )}
        </div>
      )}
      {onAdd && (
        <button type="button" className="sub-job-add" onClick={onAdd} title={isSlim ? text('add_new') : undefined}>
          <AddIcon fontSize="small" aria-hidden="true" />
          <span className={isSlim ? 'visually-hidden' : undefined}>{text('add_new')}</span>
        </button>
      )}
    </aside>
  );
};
