import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode } from 'react';
import type { VisibleMenu } from '#domain/access/visibleMenus';
import { useBackCloses } from '../../../page/dialog/useBackCloses';
import { useLocalText } from '../../../i18n/useLocalText';
import { useT } from '../../../i18n/useT';
import { MenuAnchor } from './MenuAnchor';
import { MenuEntries } from './MenuEntries';
import './menus.css';

interface Props {
  menus: readonly VisibleMenu[];
  open: boolean;
  onClose: () => void;
  /** Above the menus: the quick search, which has its place here on narrow screens. */
  search: ReactNode;
  /** Below the menus: "Logout". */
  foot: ReactNode;
}

/** The menus on screens up to 875 px: they slide in from the side [NAV-014]. */
export const SlideMenu = ({ menus, open, onClose, search, foot }: Props) => {
  const t = useT();
  const local = useLocalText();
  const id = useId();
  const [expanded, setExpanded] = useState<string | null>(null);
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { className: 'slide-menu', role: 'dialog', 'aria-modal': true, 'aria-label': t('nav.main_menu') },
      }}
    >
      <div className="slide-head">
        <IconButton color="inherit" aria-label={t('nav.close_menu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {search}
      </div>
      <nav aria-label={t('nav.main_menu')} className="slide-nav">
        <ul>
          {menus.map((menu) =>
            'to' in menu ? (
              <li key={menu.key}>
                <MenuAnchor entry={menu} className="slide-top" kind="top" onFollow={onClose} />
              </li>
            ) : (
              <li key={menu.key}>
                <button
                  type="button"
                  className="slide-top"
                  aria-expanded={expanded === menu.key}
                  aria-controls={`${id}-${menu.key}`}
                  onClick={() => setExpanded(expanded === menu.key ? null : menu.key)}
                >
                  {local(menu.label)}
                  <ExpandMoreIcon className="menu-arrow" aria-hidden="true" />
                </button>
                <div id={`${id}-${menu.key}`} hidden={expanded !== menu.key}>
                  <MenuEntries entries={menu.entries} onFollow={onClose} />
                </div>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="slide-foot">{foot}</div>
    </Drawer>
  );
};
