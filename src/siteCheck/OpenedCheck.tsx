import { useEffect, useReducer, useState, type ReactNode } from 'react';
import type { OpenVisit } from './createVisit';
import { useUnsentGuard, visitsOf } from './openVisits';
import type { ChecklistLists, SiteCheckApi } from './siteCheckApi';
import { useCheckText } from './useCheckText';
import './siteCheck.css';

type Opened = { kind: 'waits' } | { kind: 'gone' } | { kind: 'failed' } | { kind: 'open'; visit: OpenVisit };

/** Opens a visit, and asks again when it is told to. */
const useVisit = (
  api: SiteCheckApi,
  id: number,
): { opened: Opened; lists: ChecklistLists | null; retry: () => void } => {
  const visits = visitsOf(api);
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const [lists, setLists] = useState<ChecklistLists | null>(null);
  const [opened, setOpened] = useState<Opened>(() => {
    const visit = visits.known(id);
    return visit ? { kind: 'open', visit } : { kind: 'waits' };
  });
  useEffect(() => {
    let isLeft = false;
    const show = (next: Opened): void => {
      if (!isLeft) setOpened(next);
    };
    visits.open(id).then(
      (visit) => show(visit ? { kind: 'open', visit } : { kind: 'gone' }),
      () => show({ kind: 'failed' }),
    );
    visits.lists().then(
      (answer) => {
        if (!isLeft) setLists(answer);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [visits, id, tries]);
  return { opened, lists, retry };
};

interface Props {
  api: SiteCheckApi;
  /** The sub-job. */
  id: number;
  children: (visit: OpenVisit, lists: ChecklistLists | null) => ReactNode;
}

/** A visit that is opened to be filled in: it waits, says what failed, or shows its sheet. */
export const OpenedCheck = ({ api, id, children }: Props) => {
  const text = useCheckText();
  const { opened, lists, retry } = useVisit(api, id);
  useUnsentGuard(api);
  if (opened.kind === 'open') return children(opened.visit, lists);
  if (opened.kind === 'waits')
    return (
      <p className="visit-wait" role="status">
        {text('loading')}
      </p>
    );
  return (
    <p className="visit-problem" role="alert">
      <span>{text(opened.kind === 'gone' ? 'visit_gone' : 'visit_failed')}</span>
      {opened.kind === 'failed' && (
        <button type="button" className="site-action" onClick={retry}>
          {text('retry')}
        </button>
      )}
    </p>
  );
};
