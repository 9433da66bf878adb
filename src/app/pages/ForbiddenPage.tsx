import LockIcon from '@mui/icons-material/LockOutlined';
import { Link, useLocation } from 'react-router';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { useT } from '../../i18n/useT';
import { MessagePage } from './MessagePage';

/**
 * The fallback page: stands in place of a screen that the user may not see [AUTH-025 AUTH-059]. Administrators of users
 * are led to the reason.
 */
export const ForbiddenPage = () => {
  const t = useT();
  const { pathname } = useLocation();
  const administers = useCan('CAN_ADMINISTER_USER');
  const profile = useProfile();
  const userId = profile?.id;
  const names = profile?.administrators?.join(', ');
  return (
    <MessagePage
      title={t('app.forbidden.title')}
      heading={t('start.forbidden')}
      home={t('app.forbidden.home')}
      icon={<LockIcon />}
    >
      <p>{t('start.contact')}</p>
      {names && <p>{t('app.forbidden.ask', { names })}</p>}
      {administers && userId !== undefined && (
        <p>
          <Link className="address-link" to={`/access?user=${userId}&kind=screen&name=${encodeURIComponent(pathname)}`}>
            {t('app.forbidden.why')}
          </Link>
        </p>
      )}
    </MessagePage>
  );
};
