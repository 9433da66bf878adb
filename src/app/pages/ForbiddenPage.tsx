import LockIcon from '@mui/icons-material/LockOutlined';
import { useT } from '../../i18n/useT';
import { MessagePage } from './MessagePage';

/** The fallback page: stands in place of a screen that the user may not see [AUTH-025 AUTH-059]. */
export const ForbiddenPage = () => {
  const t = useT();
  return (
    <MessagePage title={t('app.forbidden.title')} heading={t('app.forbidden.text')} home={t('app.forbidden.home')} icon={<LockIcon />}>
      <p>{t('app.forbidden.contact')}</p>
    </MessagePage>
  );
};
