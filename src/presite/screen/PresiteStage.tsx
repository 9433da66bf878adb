import type { RoleFlags } from '#domain/access/roles';
import { offeredDivisions } from '#domain/presite/schedule/divisions';
import { useLanguage } from '../../i18n/useLanguage';
import type { PresiteApi } from '../schedule/presiteApi';
import { PresiteRefused } from '../schedule/PresiteRefused';
import { usePresiteText } from '../schedule/usePresiteText';
import { PresiteMessage } from './PresiteMessage';
import { PresiteRoom } from './PresiteRoom';
import { PresiteSkeleton } from './PresiteSkeleton';
import { useDay } from './useDay';
import { useShownDay } from './useShownDay';
import '../css/presite.css';

interface Props {
  api: PresiteApi;
  flags: RoleFlags;
}

const Loaded = ({ api, flags }: Props) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const day = useShownDay();
  const { loaded, isLoading, isBehind, error, retry } = useDay(api, day.date);
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
  const words = error instanceof PresiteRefused ? error.text(language) : text('load_failed_text');
  return <PresiteMessage title={text('load_failed_title')} words={words} onRetry={retry} />;
};

/** The schedule of the day in the address, the wait for it, or why it cannot be shown; nothing for a role without divisions [PSC-013]. */
export const PresiteStage = (props: Props) => {
  const text = usePresiteText();
  return offeredDivisions(props.flags).length === 0 ? (
    <PresiteMessage title={text('no_results')} />
  ) : (
    <Loaded {...props} />
  );
};
