import { useEffect } from 'react';
import { Link } from 'react-router';
import { superDetailPath } from '#domain/notifications/superDetailPath';
import { useOnline } from '../../live/useOnline';
import { ReasonButton } from '../../page/ReasonButton';
import { SiteActions } from '../../site/SiteActions';
import { SiteFacts } from '../../site/SiteFacts';
import { CheckSheet } from '../../siteCheck/CheckSheet';
import type { OpenVisit } from '../../siteCheck/createVisit';
import type { ChecklistLists } from '../../siteCheck/siteCheckApi';
import { useSelected, useValue } from '../../store/useValue';
import { jobPath } from '../schedule/jobPath';
import type { PresiteItem } from '../schedule/presiteApi';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  item: PresiteItem;
  visit: OpenVisit;
  lists: ChecklistLists | null;
}

/**
 * A visit that is open: the way there and whom to call, that it was made, and the checklist with an answer a tap
 * [PRE-001 PRE-002 PRE-020].
 */
export const VisitSheet = ({ item, visit, lists }: Props) => {
  const { store, menu, refresher } = useSchedule();
  const text = usePresiteText();
  const isOnline = useOnline();
  const today = useSelected(store.shown, (shown) => shown.today);
  const state = useValue(visit.state);
  useEffect(() => {
    void visit.refresh();
  }, [visit, item.version]);
  const made = state.visit.presite.checkin_date;
  useEffect(() => {
    if (made !== item.checkin_date) refresher.refresh();
  }, [made, item.checkin_date, refresher]);
  return (
    <div className="visit-sheet">
      <SiteFacts site={state.visit} />
      <SiteActions site={state.visit}>
        <Link className="site-action" to={superDetailPath(item.job_detail_id)}>
          {text('site_page')}
        </Link>
      </SiteActions>
      <CheckSheet visit={visit} lists={lists} today={today} />
      <div className="site-actions">
        <ReasonButton
          className="site-action"
          reason={isOnline ? null : text('offline')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => menu.set({ id: item.id, anchor: currentTarget })}
        >
          {text('assign')}
        </ReasonButton>
        <Link className="site-action" to={jobPath(item)}>
          {text('open_job')}
        </Link>
      </div>
    </div>
  );
};
