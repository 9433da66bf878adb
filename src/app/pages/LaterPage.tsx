import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import { AREAS, type AppRoute } from '#domain/access/appRoute';
import { useLocalText } from '../../i18n/useLocalText';
import { useT } from '../../i18n/useT';
import { MessagePage } from './MessagePage';

/**
 * Says honestly that the screen of an address is still to come. It stands for rows of ROUTES whose `screen` is `later`,
 * of which there are none now.
 */
export const LaterPage = ({ route }: { route: AppRoute }) => {
  const t = useT();
  const local = useLocalText();
  const name = local(route.title);
  return (
    <MessagePage title={name} heading={name} home={t('app.later.home')} icon={<ConstructionIcon />}>
      <p>
        <strong>{t('app.later.text')}</strong> {t('app.later.detail')}
      </p>
      <p>{t('app.later.area', { area: local(AREAS[route.area]) })}</p>
    </MessagePage>
  );
};
