import { Suspense, useEffect, useState } from 'react';
import { landingGroups, landingWelcome, QUICK_NAVIGATION, wallGroups } from '#domain/access/landing';
import { SEES_FIGURES, SEES_TODAY } from '#domain/access/needs';
import { VERSION } from '#domain/version';
import { useCan } from '../../auth/useCan';
import { usePermissions } from '../../auth/usePermissions';
import { useProfile } from '../../auth/useProfile';
import { AFTER_SCREEN_MS } from '../../clock/onIdle';
import { onQuiet } from '../../clock/onQuiet';
import { useLocalText } from '../../i18n/useLocalText';
import { useT } from '../../i18n/useT';
import { AbandonedLink } from '../../offline/shell/AbandonedLink';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { themed } from '../../theme/themed';
import { preloadable } from '../../page/preloadable';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { Today } from './lateToday';
import { TODAY_BELOW } from './todayBelow';
import { LandingDashboard } from './LandingDashboard';
import './landing.css';

const QuickNavigation = themed(async () => ({ default: (await import('./QuickNavigation')).QuickNavigation }));

const Figures = preloadable(() => import('./Figures'));

/** The home page: a welcome, the dashboard's buttons or a plain image, and the version [NAV-020 NAV-021]. */
const LandingPage = () => {
  const t = useT();
  const local = useLocalText();
  const permissions = usePermissions();
  const groups = landingGroups(permissions);
  const walls = wallGroups(permissions);
  const mayNavigate = useCan(QUICK_NAVIGATION);
  const profile = useProfile();
  const hasFigures = useCan(SEES_FIGURES);
  const hasStops = useCan(SEES_TODAY);
  const showsToday = useNarrowerThan(TODAY_BELOW) && hasStops;
  // A slow line has the stops of a day first.
  const [isDue, setDue] = useState(!showsToday);
  useEffect(() => (isDue ? undefined : onQuiet(() => setDue(true), AFTER_SCREEN_MS)), [isDue]);
  useDocumentTitle(null);
  return (
    <div className="landing">
      {showsToday && (
        <Suspense fallback={null}>
          <Today />
        </Suspense>
      )}
      <div className="landing-head">
        <h1>{local(landingWelcome(profile?.first_name))}</h1>
        {mayNavigate && (
          <Suspense fallback={<div className="quick-navigation" />}>
            {isDue ? <QuickNavigation /> : <div className="quick-navigation" />}
          </Suspense>
        )}
      </div>
      {profile?.administrators && (
        <p className="landing-ask" role="status">
          {t('app.forbidden.ask', { names: profile.administrators.join(', ') })}
        </p>
      )}
      <AbandonedLink />
      {hasFigures && (
        <div className="landing-figures">
          <Suspense fallback={null}>
            <Figures />
          </Suspense>
        </div>
      )}
      {walls.length > 0 && <LandingDashboard groups={walls} />}
      {groups ? (
        <LandingDashboard groups={groups} />
      ) : (
        <img className="landing-image" src="/landing.svg" alt={t('nav.landing.image')} width="1200" height="560" />
      )}
      <footer className="landing-foot">{t('nav.landing.version', { version: VERSION })}</footer>
    </div>
  );
};

export default LandingPage;
