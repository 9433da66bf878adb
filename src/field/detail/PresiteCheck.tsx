import { useEffect } from 'react';
import { useToday } from '../../clock/useToday';
import { CheckSheet } from '../../siteCheck/CheckSheet';
import type { OpenVisit } from '../../siteCheck/createVisit';
import { OpenedCheck } from '../../siteCheck/OpenedCheck';
import type { ChecklistLists } from '../../siteCheck/siteCheckApi';
import type { SupervisorDetail } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';

interface SheetProps {
  visit: OpenVisit;
  lists: ChecklistLists | null;
  detail: SupervisorDetail;
}

/** Asks for what others filled in whenever the page was read anew. */
const Sheet = ({ visit, lists, detail }: SheetProps) => {
  const today = useToday();
  useEffect(() => {
    void visit.refresh();
  }, [visit, detail]);
  return (
    <div className="visit-sheet super-check">
      <CheckSheet visit={visit} lists={lists} today={today} />
    </div>
  );
};

/** The check of a site as it is filled in; its rules are fetched when it is opened. */
export default function PresiteCheck({ detail }: { detail: SupervisorDetail }) {
  const { checks } = useFieldApi();
  return (
    <OpenedCheck api={checks} id={detail.id}>
      {(visit, lists) => <Sheet visit={visit} lists={lists} detail={detail} />}
    </OpenedCheck>
  );
}
