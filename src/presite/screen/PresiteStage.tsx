import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import type { RoleFlags } from '#domain/access/roles';
import { offeredDivisions } from '#domain/presite/schedule/divisions';
import { CALLS } from '#domain/access/calls';
import { useLanguage } from '../../i18n/useLanguage';
import type { PresiteApi } from '../schedule/presiteApi';
import { usePresiteText } from '../schedule/usePresiteText';
import { PresiteMessage } from './PresiteMessage';
import { PresiteRoom } from './PresiteRoom';
import { useDay } from './useDay';
import { useShownDay } from './useShownDay';
import { useDelayed } from '../../clock/useDelayed';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { serverPresiteApi } from '../schedule/serverPresiteApi';
import '../css/presite.css';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

/** A wait too short to notice shows nothing. */
const SPINNER_DELAY_MS = 150;

/** The schedule's outline while it is on its way. */
const PresiteSkeleton = () => {
  const text = usePresiteText();
  const isLate = useDelayed(true, SPINNER_DELAY_MS);
  return (
    <div className={`presite-skeleton${isLate ? ' is-shown' : ''}`} role="status" aria-label={text('loading')}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
};

interface Props {
  api: PresiteApi;
  flags: RoleFlags;
}

const Loaded = ({ api, flags }: Props) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const day = useShownDay();
  const { loaded, isLoading, isBehind, error, retry } = useDay(api, day.date, day.span);
  if (loaded)
    return (
      <PresiteRoom
        api={api}
        flags={flags}
        loaded={loaded}
        isLoading={isLoading}
        isBehind={isBehind}
        day={day}
        onRetry={error === null ? null : retry}
      />
    );
  if (isLoading) return <PresiteSkeleton />;
  const words =
    error instanceof CallError && error.kind === 'answered' ? errorText(error, language) : text('load_failed_text');
  return <PresiteMessage title={text('load_failed_title')} words={words} onRetry={retry} />;
};

/**
 * The schedule of the day in the address, the wait for it, or why it cannot be shown; nothing for a role without
 * divisions [PSC-013].
 */
export const PresiteStage = (props: Props) => {
  const text = usePresiteText();
  return offeredDivisions(props.flags).length === 0 ? (
    <PresiteMessage title={text('no_results')} />
  ) : (
    <Loaded {...props} />
  );
};

/** /PresiteSchedule: presite supervisors get their jobs of a day [PSC-001 PSC-011]. */
export default function PresiteScreen() {
  const server = useServer();
  const text = usePresiteText();
  const maySee = useCan(CALLS.presiteSchedule.need);
  const flags = useProfile()?.flags;
  const api = useMemo(() => serverPresiteApi(server), [server]);
  if (!maySee || !flags) return <PresiteMessage title={text('no_right_title')} words={text('no_right_text')} />;
  return <PresiteStage api={api} flags={flags} />;
}
