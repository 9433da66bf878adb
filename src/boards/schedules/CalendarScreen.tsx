import { useApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { Calendar } from './Calendar';
import { CALENDAR_QUERY, type CalendarCategory, type CalendarMonth, type LoadMonth } from './calendarApi';

/** The address of a calendar [RPT-006]. Its answers are asked anew and stay out of the app's cache. */
export default function CalendarScreen({ category }: { category: CalendarCategory }) {
  const client = useApolloClient();
  const load: LoadMonth = useCallback(
    async (month) =>
      (
        await client.query<{ calendar: CalendarMonth }>({
          query: CALENDAR_QUERY,
          variables: { category, month },
          fetchPolicy: 'no-cache',
          context: { queryDeduplication: false },
        })
      ).data.calendar,
    [client, category],
  );
  return <Calendar key={category} category={category} load={load} />;
}
