import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useEffect, useId, useRef, useState } from 'react';
import type { VisibleMenu } from '#domain/access/visibleMenus';
import { useLocalText } from '../../../i18n/useLocalText';
import { useT } from '../../../i18n/useT';
import { MenuAnchor } from './MenuAnchor';
import { MenuEntries } from './MenuEntries';
import { useMenuKeys } from './useMenuKeys';
import './menus.css';

/**
 * The menus in the header, for screens wider than 875 px: one opens by click or arrow key, then the pointer moves
 * between them.
 */
export const MenuBar = ({ menus }: { menus: readonly VisibleMenu[] }) => {
  const t = useT();
  const local = useLocalText();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  /** The menu that the moving pointer opened: the click that follows is meant to open it, not to close it again. */
  const hovered = useRef<string | null>(null);
  const onKeyDown = useMenuKeys({ bar, open, setOpen });
  const close = (): void => setOpen(null);
  const onPointer = (key: string): void => {
    if (open === null || open === key) return;
    hovered.current = key;
    setOpen(key);
  };
  const onClick = (key: string): void => {
    const stays = open !== key || hovered.current === key;
    hovered.current = null;
    setOpen(stays ? key : null);
  };

  useEffect(() => {
    if (open === null) return undefined;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    <nav ref={bar} className="menu-bar" aria-label={t('nav.main_menu')}>
      <ul onKeyDown={onKeyDown}>
        {menus.map((menu) =>
          'to' in menu ? (
            <li key={menu.key} onMouseEnter={() => open && setOpen('')}>
              <MenuAnchor entry={menu} className="menu-top" kind="top" onFollow={close} />
            </li>
          ) : (
            <li key={menu.key} onMouseEnter={() => onPointer(menu.key)}>
              <button
                type="button"
                className="menu-top"
                data-menu-top
                data-menu-key={menu.key}
                aria-expanded={open === menu.key}
                aria-controls={`${id}-${menu.key}`}
                onClick={() => onClick(menu.key)}
              >
                {local(menu.label)}
                <ExpandMoreIcon className="menu-arrow" aria-hidden="true" />
              </button>
              <div id={`${id}-${menu.key}`} className="menu-panel" data-menu-panel hidden={open !== menu.key}>
                <MenuEntries entries={menu.entries} onFollow={close} />
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};
