import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import { useState, use, useMemo } from 'react';
import { Link } from 'react-router';
import { QUICK_SEARCH } from '#domain/access/landing';
import { visibleMenus, type VisibleMenu } from '#domain/access/visibleMenus';
import { useCan } from '../../auth/useCan';
import { useSession } from '../../auth/useSession';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { useLogout } from '../../offline/shell/useLogout';
import { Late } from '../../page/Late';
import { Button } from '../../page/Button';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { BrandMark } from '../../theme/BrandMark';
import { HeaderButton } from './HeaderButton';
import { SlideMenu } from './lateParts';
import { ClearLocalData } from './localData/ClearLocalData';
import { MenuBar } from './menus/MenuBar';
import { NotificationBell } from './notifications/NotificationBell';
import { QuickSearch } from './search/QuickSearch';
import { UserMenu } from './UserMenu';
import './header.css';
import { usePermissions } from '../../auth/usePermissions';
import { ShellFactsContext } from './ShellFacts';

/** The menus that the signed-in user sees [NAV-002]. */
const useMenus = (): VisibleMenu[] => {
  const permissions = usePermissions();
  const { online, locations, sources } = use(ShellFactsContext);
  return useMemo(
    () => visibleMenus(permissions, { online, locations, sources }),
    [permissions, online, locations, sources],
  );
};

/** The widest screen on which the menus slide in instead of standing in the header [NAV-014]. */
const SLIDE_MENU = 876;

/**
 * The bar over every screen: the product, the menus, quick search, the bell, clear local data and "Logout" [NAV-001].
 */
export const Header = ({ onShortcuts, onPalette }: { onShortcuts: () => void; onPalette: () => void }) => {
  const t = useT();
  const menus = useMenus();
  const { language } = useLanguage();
  const { config } = useSession();
  const logout = useLogout();
  const maySearch = useCan(QUICK_SEARCH);
  const narrow = useNarrowerThan(SLIDE_MENU);
  const [open, setOpen] = useState(false);
  const environment = config?.environment ?? 'prod';

  const logoutButton = (
    <Button
      className={narrow ? 'slide-logout' : 'header-logout'}
      title={narrow ? undefined : t('nav.user.logout')}
      onClick={logout}
    >
      <LogoutIcon fontSize="small" />
      <span>{t('nav.user.logout')}</span>
    </Button>
  );
  return (
    <header className="header" data-narrow={narrow} data-language={language}>
      {narrow && (
        <HeaderButton label={t('nav.open_menu')} popup onClick={() => setOpen(true)}>
          <MenuIcon fontSize="small" />
        </HeaderButton>
      )}
      <Link className="header-brand" to="/" aria-label={t('nav.home')}>
        <BrandMark />
        <span className="header-name">Trowel</span>
      </Link>
      {environment !== 'prod' && <span className="environment-chip">{environment}</span>}
      {!narrow && <MenuBar menus={menus} />}
      <div className="header-tools">
        {!narrow && maySearch && (
          <div className="header-search">
            <QuickSearch />
          </div>
        )}
        <NotificationBell />
        <ClearLocalData />
        <UserMenu onShortcuts={onShortcuts} onPalette={onPalette} />
        {!narrow && logoutButton}
      </div>
      {narrow && (
        <Late open={open}>
          <SlideMenu
            menus={menus}
            open={open}
            onClose={() => setOpen(false)}
            search={maySearch ? <QuickSearch onLeave={() => setOpen(false)} /> : <span />}
            foot={logoutButton}
          />
        </Late>
      )}
    </header>
  );
};
