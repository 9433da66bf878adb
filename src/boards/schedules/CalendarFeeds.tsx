import { Suspense, useEffect, useState } from 'react';
import { themed } from '../../theme/themed';
import { useLanguage } from '../../i18n/useLanguage';
import { useScheduleText } from '../look/useScheduleText';
import type { CalendarFeed, ScheduleApi } from './scheduleQueries';

// Asked for when it is wanted: a schedule comes without the parts of dialogs.
const ProofDialog = themed(async () => ({ default: (await import('../../proof/ProofDialog')).ProofDialog }));

interface LineProps {
  feed: CalendarFeed;
  api: ScheduleApi;
  onChange: (feed: CalendarFeed) => void;
}

/**
 * One schedule that may be followed: its address with a copy while it was just made, another one, none any more
 * [SEC-006].
 */
const FeedLine = ({ feed, api, onChange }: LineProps) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  /** Whether the old address shall end is asked: nobody gets it back. */
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<'feed_copied' | 'feed_failed' | null>(null);
  const address = feed.path === null ? null : `${window.location.origin}${feed.path}&language=${language}`;
  const attempt = async (work: () => Promise<void>, done: 'feed_copied' | null = null): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      setSaid(done);
    } catch {
      setSaid('feed_failed');
    }
    setBusy(false);
  };
  const [isProving, setProving] = useState(false);
  const renew = (): void => setProving(true);
  const revoke = () =>
    void attempt(async () => {
      if (feed.id !== null) await api.revokeFeed(feed.id);
      onChange({ ...feed, id: null, path: null });
    });
  return (
    <fieldset className="own-feed">
      <legend>{feed.name}</legend>
      {address !== null && (
        <>
          <input
            className="plain-input"
            readOnly
            value={address}
            aria-label={text('feed_address', { name: feed.name })}
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            className="plain-button"
            onClick={() => void attempt(() => navigator.clipboard.writeText(address), 'feed_copied')}
          >
            {text('feed_copy')}
          </button>
        </>
      )}
      {feed.id !== null && <p>{text(address === null ? 'feed_there' : 'feed_once')}</p>}
      {feed.id === null ? (
        <button type="button" className="plain-button" disabled={isBusy} onClick={renew}>
          {text('feed_make')}
        </button>
      ) : isAsking ? (
        <>
          <button type="button" className="plain-button" disabled={isBusy} onClick={renew}>
            {text('feed_renew_sure')}
          </button>
          <button type="button" className="plain-button" disabled={isBusy} onClick={() => setAsking(false)}>
            {text('feed_keep')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="plain-button" disabled={isBusy} onClick={() => setAsking(true)}>
            {text('feed_renew')}
          </button>
          <button type="button" className="plain-button" disabled={isBusy} onClick={revoke}>
            {text('feed_revoke')}
          </button>
        </>
      )}
      <span role="status">{said && text(said)}</span>
      {isProving && (
        <Suspense>
          <ProofDialog
            title={`${text(feed.id === null ? 'feed_make' : 'feed_renew')}: ${feed.name}`}
            onCancel={() => setProving(false)}
            onDone={async (proof) => {
              onChange(await api.renewFeed(feed, proof));
              setSaid(null);
              setAsking(false);
              setProving(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
};

/** The secret addresses at which one's calendar program reads the schedule of an employee and of each of the crews [MSG-003]. */
export const CalendarFeeds = ({ api, employee_id }: { api: ScheduleApi; employee_id: number | null }) => {
  const text = useScheduleText();
  const [feeds, setFeeds] = useState<readonly CalendarFeed[] | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    api.feeds(employee_id).then(
      (found) => !isGone && setFeeds(found),
      () => !isGone && setFeeds('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [api, employee_id]);
  if (feeds === null) return null;
  if (feeds === 'failed')
    return (
      <p className="own-feeds" role="alert">
        {text('feed_failed')}
      </p>
    );
  const keyOf = (feed: CalendarFeed): string => `${feed.employee_id} ${feed.crew_id}`;
  return (
    <section className="own-feeds" aria-label={text('feed_open')}>
      <p>{text('feed_hint')}</p>
      {feeds.map((feed) => (
        <FeedLine
          key={keyOf(feed)}
          feed={feed}
          api={api}
          onChange={(next) =>
            setFeeds((all) =>
              Array.isArray(all) ? all.map((one: CalendarFeed) => (keyOf(one) === keyOf(next) ? next : one)) : all,
            )
          }
        />
      ))}
    </section>
  );
};
