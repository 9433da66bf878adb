import CompassIcon from '@mui/icons-material/ExploreOutlined';
import { useT } from '../../i18n/useT';
import { MessagePage } from './MessagePage';

/** An unknown address [NAV-130]. */
export const NotFoundPage = () => {
  const t = useT();
  return (
    <MessagePage
      title={t('app.not_found.title')}
      heading={t('app.not_found.title')}
      home={t('app.not_found.home')}
      icon={<CompassIcon />}
    />
  );
};
